import type { DataStepName } from '#domain/application.ts';
import type { CheckedSubmission } from '#domain/submission.ts';
import { stepTitles } from '#domain/texts/steps.ts';
import { Button } from '#features/ui/Button.tsx';
import { fieldId, focusField } from '#features/ui/form/focusField.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectSteps } from '#store/selectors/stepSelectors.ts';
import { editLanding, editStep } from '#store/steps/detour.ts';
import styles from './review.module.css';

/** The steps with refused answers, each with a link to it; refused answers of review itself stand below. */
export function RefusedSteps({ errors }: { errors: CheckedSubmission['errors'] }) {
  const dispatch = useAppDispatch();
  const steps = useAppSelector(selectSteps);
  // A saved draft has no landing page in its list, but an answer of it may be refused.
  const start = { name: 'landingpage', navTitle: stepTitles.landingpage } as const;
  const listed = steps.some(({ name }) => name === 'landingpage') ? steps : [start, ...steps];
  const refused = listed.flatMap(({ name, navTitle }) => {
    const found = Object.entries(errors[name as DataStepName] ?? {});
    return found.length > 0 ? [{ name, navTitle, found }] : [];
  });
  if (refused.length === 0) return null;
  return (
    <ul className={styles.refused}>
      {refused.map(({ name, navTitle, found }) => (
        <li key={name}>
          <Button
            kind="link"
            onClick={() => {
              if (name === 'review') focusField(fieldId('review', found[0]?.[0] ?? ''));
              else if (name === 'landingpage') dispatch(editLanding());
              else dispatch(editStep(name));
            }}
          >
            {`${navTitle}: ${found.map(([, message]) => message).join(', ')}`}
          </Button>
        </li>
      ))}
    </ul>
  );
}
