import type { Difference } from '#domain/application/differences.ts';
import { isMasked } from '#domain/formats/format.ts';
import type { Answer } from '#domain/rules/description.ts';
import { elsewhereTexts as texts } from '#domain/texts/elsewhere.ts';
import { renderLine } from '#features/parts/reading/renderLine.tsx';
import { Answers } from '#features/ui/Answers.tsx';
import { HiddenValue } from '#features/ui/HiddenValue.tsx';
import styles from './draft.module.css';

/** Lists the changed answers: the new one, and the old one if it was asked before. Blank answers of a new person are no change. */
export function Changes({ differences }: { differences: readonly Difference[] }) {
  const shown = differences.filter(({ before, after }) => before !== null || !isBlank(after));
  if (shown.length === 0) return null;
  return (
    <Answers
      answers={shown.map(({ label, title, before, after }) => ({
        label: title === undefined ? label : `${title}: ${label}`,
        value: (
          <>
            <AnswerText label={label} answer={after} />
            {before !== null && (
              <small className={styles.before}>
                <span>{`${texts.before}: `}</span>
                <AnswerText label={label} answer={before} />
              </small>
            )}
          </>
        ),
      }))}
    />
  );
}

function isBlank(answer: Answer | null): boolean {
  return answer !== null && 'value' in answer && !answer.value;
}

/** Shows an answer as review does; null if the question was not asked. */
export function AnswerText({ label, answer }: { label: string; answer: Answer | null }) {
  if (answer === null) return <span>{texts.notAsked}</span>;
  return renderLine({ path: '', label, ...answer }, ({ name, value }) =>
    isMasked(value) ? <span>{value}</span> : <HiddenValue name={name ?? label} value={value} />,
  );
}
