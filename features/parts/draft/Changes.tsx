import type { Difference } from '#domain/application/differences.ts';
import { isMasked } from '#domain/formats/format.ts';
import type { Answer } from '#domain/stepRules/description.ts';
import { elsewhereTexts as texts } from '#domain/texts/elsewhere.ts';
import { drawLine } from '#features/parts/reading/drawLine.tsx';
import { Answers } from '#features/ui/Answers.tsx';
import { HiddenValue } from '#features/ui/HiddenValue.tsx';
import styles from './draft.module.css';

/** What was answered otherwise, one below the other: now, and until now where it was asked before. Of whoever is new what is blank is no change. */
export function Changes({ differences }: { differences: readonly Difference[] }) {
  const shown = differences.filter(({ before, after }) => before !== null || !isBlank(after));
  if (shown.length === 0) return null;
  return (
    <Answers
      answers={shown.map(({ label, title, before, after }) => ({
        label: title === undefined ? label : `${title}: ${label}`,
        value: (
          <>
            <AnswerWords label={label} answer={after} />
            {before !== null && (
              <small className={styles.before}>
                {texts.before}: <AnswerWords label={label} answer={before} />
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

/** An answer as it reads on review; null: the question was not put. */
export function AnswerWords({ label, answer }: { label: string; answer: Answer | null }) {
  if (answer === null) return texts.notAsked;
  return drawLine({ path: '', label, ...answer }, ({ name, value }) =>
    isMasked(value) ? value : <HiddenValue name={name ?? label} value={value} />,
  );
}
