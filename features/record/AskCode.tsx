import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { joinTexts } from '#api/apiError.ts';
import { forgetCsrfToken } from '#api/csrf.ts';
import { readingAddress, recordsApi } from '#api/recordsApi.ts';
import { oneTimePasswordError } from '#domain/application/draftCode.ts';
import { draftTexts } from '#domain/texts/draft.ts';
import { draftPageErrors, draftPageTexts } from '#domain/texts/draftPage.ts';
import { homeTexts } from '#domain/texts/home.ts';
import { recordTexts as texts } from '#domain/texts/record.ts';
import { CodeField, Resend } from '#features/parts/draft/CodeField.tsx';
import { useCode, verdictOn } from '#features/parts/draft/useCode.ts';
import { SitePage } from '#features/parts/site/SitePage.tsx';
import { Button } from '#features/ui/Button.tsx';
import { ButtonRow } from '#features/ui/ButtonRow.tsx';
import { Card } from '#features/ui/Card.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { useAppDispatch } from '#store/hooks.ts';
import styles from './record.module.css';

interface CodeCardProps {
  id: string;
  onRight: () => void;
}

interface AskCodeProps extends CodeCardProps {
  /** The application was shown here until its time was over. */
  hasEnded: boolean;
}

/**
 * Asks for the code of a submitted application (2-SUB-06), in the same words for every address: nobody learns here whether there is such an
 * application.
 */
export function AskCode({ id, hasEnded, onRight }: AskCodeProps) {
  useEffect(() => {
    document.title = texts.askTitle;
  }, []);
  return (
    <SitePage>
      <h1>{texts.askTitle}</h1>
      {hasEnded && (
        <Notice kind="info" role="status" title={texts.closedTitle}>
          <p>{texts.closed}</p>
        </Notice>
      )}
      <p className={styles.intro}>{texts.ask}</p>
      <CodeCard id={id} onRight={onRight} />
      <section className={styles.otherwise} aria-labelledby="record-otherwise">
        <h2 id="record-otherwise">{texts.otherwiseTitle}</h2>
        <ul>
          {texts.otherwise.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>
          <Link href="/">{homeTexts.allOffers}</Link>
        </p>
      </section>
    </SitePage>
  );
}

function CodeCard({ id, onRight }: CodeCardProps) {
  const dispatch = useAppDispatch();
  // Behind the # of the e-mail's link.
  const [key] = useState(() => window.location.hash.slice(1));
  const address = readingAddress(id, key);
  const entry = useCode({
    draftUrl: address,
    fieldId: 'record-otp_token',
    check: oneTimePasswordError,
    enter: async (code) => {
      const call = recordsApi.endpoints.readByCode.initiate({ address, code }, { track: false });
      const { data, error } = await dispatch(call);
      if (error !== undefined) return verdictOn({ error }, joinTexts);
      if (data.verified !== true)
        return { kind: 'refused', words: draftPageErrors.codeInvalid, isOver: data.code_over === true };
      forgetCsrfToken();
      onRight();
      return { kind: 'right' };
    },
  });
  const { stage, sentAt, isBusy, isFailed } = entry;
  const isUnsent = stage === 'unsent';
  return (
    <Card title={texts.codeTitle}>
      <div className={styles.code}>
        {key === '' && sentAt === 0 && <p>{texts.bare}</p>}
        <p role="status">{sentAt > 0 && texts.sent[key === '' ? 'bare' : 'byLink']}</p>
        {!isUnsent && (
          <>
            <CodeField name="otp_token" label={draftPageTexts.code} entry={entry} />
            <Resend entry={entry} />
          </>
        )}
        <ButtonRow>
          <Button kind="primary" isBusy={isBusy} onClick={() => void (isUnsent ? entry.send() : entry.enter())}>
            {isUnsent ? draftTexts.sendCode : draftPageTexts.logIn}
          </Button>
        </ButtonRow>
        <p role="status">{isFailed && draftTexts.callFailed}</p>
      </div>
    </Card>
  );
}
