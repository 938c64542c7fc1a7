import type { CheckedSubmission } from '#domain/submission.ts';
import { openStepTexts as texts } from '#domain/texts/openSteps.ts';
import { Notice } from '#features/ui/Notice.tsx';
import { OPEN_STEPS_ID } from './openStepsId.ts';
import { RefusedSteps } from './RefusedSteps.tsx';
import styles from './review.module.css';

/** The incomplete steps, and the way to each. */
export function OpenStepsNotice({ errors }: { errors: CheckedSubmission['errors'] }) {
  return (
    <div id={OPEN_STEPS_ID} tabIndex={-1} className={styles.readiness}>
      <Notice kind="error" title={texts.title}>
        <p>{texts.help}</p>
        <RefusedSteps errors={errors} />
      </Notice>
    </div>
  );
}
