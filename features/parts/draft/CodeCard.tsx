import { codeTexts } from '#domain/texts/code.ts';
import { draftTexts } from '#domain/texts/draft.ts';
import { draftPageTexts } from '#domain/texts/draftPage.ts';
import { Button } from '#features/ui/Button.tsx';
import { ButtonRow } from '#features/ui/ButtonRow.tsx';
import { Card } from '#features/ui/Card.tsx';
import { classNames } from '#features/ui/classNames.ts';
import type { Elements } from '#features/ui/elements.tsx';
import { CodeField, Resend } from './CodeField.tsx';
import type { CodeEntry } from './useCode.ts';
import styles from './draft.module.css';

interface CodeCardProps {
  title: string;
  entry: CodeEntry;
  /** Label of the button that enters the code. */
  enterLabel: string;
  /** Paragraphs above the field, about the number that gets the code. */
  children: Elements;
  /** Content between the field and the button. */
  option?: Elements;
}

/** Card on the page of a link: sends the code, then asks for it. */
export function CodeCard({ title, entry, enterLabel, children, option }: CodeCardProps) {
  const { stage, isBusy, isFailed } = entry;
  const isUnsent = stage === 'unsent';
  return (
    <Card title={title}>
      <div className={classNames(styles.content, styles.code)}>
        {children}
        {!isUnsent && (
          <>
            <CodeField name="otp_token" label={draftPageTexts.code} entry={entry} />
            <Resend entry={entry} />
          </>
        )}
        {option}
        <ButtonRow>
          <Button kind="primary" isBusy={isBusy} onClick={() => void (isUnsent ? entry.send() : entry.enter())}>
            {isUnsent ? codeTexts.send : enterLabel}
          </Button>
        </ButtonRow>
        <p role="status">{isFailed && draftTexts.callFailed}</p>
      </div>
    </Card>
  );
}
