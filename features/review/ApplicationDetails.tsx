import type { ReactNode } from 'react';
import type { StepName } from '#domain/application.ts';
import { reviewSteps } from '#domain/steps.ts';
import { shellTexts } from '#domain/texts/shell.ts';
import { Button } from '#features/ui/Button.tsx';
import { Card } from '#features/ui/Card.tsx';
import { VisuallyHidden } from '#features/ui/VisuallyHidden.tsx';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectSteps } from '#store/selectors/stepSelectors.ts';
import { openStep } from '#store/thunks/navigation.ts';
import styles from './review.module.css';

/** `Application details`: every answered step with its Edit link (1-SHELL-35, 1-SHELL-36). */
export function ApplicationDetails({ renderStep }: { renderStep: (name: StepName) => ReactNode }) {
  const dispatch = useAppDispatch();
  const steps = useAppSelector(selectSteps);
  return (
    <section className={styles.details} aria-labelledby="application-details">
      <h2 id="application-details">{shellTexts.applicationDetails}</h2>
      {reviewSteps(steps).map(({ name, navTitle }) => (
        <Card key={name} title={navTitle} aside={<EditLink title={navTitle} onPress={() => dispatch(openStep(name))} />}>
          {renderStep(name)}
        </Card>
      ))}
    </section>
  );
}

function EditLink({ title, onPress }: { title: string; onPress: () => void }) {
  return (
    <Button kind="link" onClick={onPress} data-print="no">
      {shellTexts.edit}
      <VisuallyHidden>{` ${title}`}</VisuallyHidden>
    </Button>
  );
}
