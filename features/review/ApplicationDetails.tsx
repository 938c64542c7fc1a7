import { memo, useEffect } from 'react';
import type { StepName } from '#domain/application.ts';
import { usesHoldingsTwo } from '#domain/offer.ts';
import { reviewSteps } from '#domain/steps.ts';
import { reviewTexts } from '#domain/texts/review.ts';
import { Button } from '#features/ui/Button.tsx';
import { Card } from '#features/ui/Card.tsx';
import { VisuallyHidden } from '#features/ui/VisuallyHidden.tsx';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectOffer } from '#store/selectors/sessionSelectors.ts';
import { selectSteps } from '#store/selectors/stepSelectors.ts';
import { selectIsLocked } from '#store/selectors/wizardSelectors.ts';
import { editStep, selectReturnCard } from '#store/steps/detour.ts';
import { Description } from './Description.tsx';
import styles from './review.module.css';
import { useSections } from './useSections.ts';

/**
 * `Application details`: every answered step with its Edit link while steps can be opened (1-SHELL-35, 1-SHELL-36, 1-SHELL-48). Variant two
 * also has an Edit button, which begins at the contact details (1-SHELL-37). After an edit the applicant returns to the step's card. A key
 * in the message below draws none of it.
 */
export const ApplicationDetails = memo(function ApplicationDetails() {
  const dispatch = useAppDispatch();
  const steps = useAppSelector(selectSteps);
  const offer = useAppSelector(selectOffer);
  const isOpen = !useAppSelector(selectIsLocked);
  const sectionsOf = useSections();
  useReturn();
  const isVariantTwo = offer !== null && usesHoldingsTwo(offer);
  return (
    <section className={styles.details} aria-labelledby="application-details">
      <div className={styles.heading}>
        <h2 id="application-details">{reviewTexts.applicationDetails}</h2>
        {isOpen && isVariantTwo && (
          <Button onClick={() => dispatch(editStep('contact_details'))} data-print="no">
            {reviewTexts.edit}
          </Button>
        )}
      </div>
      {reviewSteps(steps).map(({ name, navTitle }) => (
        <Card
          key={name}
          title={navTitle}
          aside={isOpen && <EditLink name={name} title={navTitle} onPress={() => dispatch(editStep(name))} />}
        >
          <Description sections={sectionsOf(name)} />
        </Card>
      ))}
    </section>
  );
});

function EditLink({ name, title, onPress }: { name: StepName; title: string; onPress: () => void }) {
  return (
    <Button id={editId(name)} kind="link" onClick={onPress} data-print="no">
      <span>{reviewTexts.edit}</span>
      <VisuallyHidden>{` ${title}`}</VisuallyHidden>
    </Button>
  );
}

function editId(name: StepName): string {
  return `edit-${name}`;
}

/** Returns focus to the Edit link that was pressed. */
function useReturn(): void {
  const card = useAppSelector(selectReturnCard);
  useEffect(() => {
    const link = card === null ? null : document.getElementById(editId(card));
    link?.focus({ focusVisible: true, preventScroll: true });
    // Needed even if the last scroll left the link just within the window: its card has to be seen.
    link?.scrollIntoView?.({ block: 'center' });
  }, [card]);
}
