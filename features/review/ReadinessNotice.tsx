import type { Readiness } from '#domain/readiness.ts';
import { readinessTexts } from '#domain/texts/readiness.ts';
import { Notice } from '#features/ui/Notice.tsx';
import { useAppDispatch } from '#store/hooks.ts';
import { Missing } from '#features/ui/Answers.tsx';
import { editStep } from '#store/steps/detour.ts';
import styles from './review.module.css';

/** Where focus goes when Submit is pressed and something stands in the way. */
export const READINESS_ID = 'readiness';

interface ReadinessNoticeProps {
  readiness: Readiness;
  /** Another notice says already that something is not there yet: where there is nothing else to say, this one says nothing. */
  isBeside: boolean;
}

/** The summary line, the warnings and, item by item, what is missing and where it can be supplied (2-REV-09, 2-READY). */
export function ReadinessNotice({ readiness, isBeside }: ReadinessNoticeProps) {
  const dispatch = useAppDispatch();
  const { ready, canSubmit, warnings, summary, items } = readiness;
  const [title, ...texts] = isBeside && ready ? [undefined, ...warnings] : [...summary, ...warnings];
  if (title === undefined && texts.length === 0) return null;
  const missing = items.filter((item) => item.needed && !item.supplied);
  const kind = ready && warnings.length === 0 ? 'success' : canSubmit ? 'warn' : 'error';
  return (
    <div id={READINESS_ID} tabIndex={-1} className={styles.readiness}>
      <Notice kind={kind} title={title}>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {missing.length > 0 && (
          <ul>
            {missing.map(({ subject, kind: need, step, text }) => (
              <li key={`${subject}-${need}`}>
                <Missing
                  onSelect={() => dispatch(editStep(step))}
                >{`${subject}, ${readinessTexts.kinds[need]}: ${text}`}</Missing>
              </li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  );
}
