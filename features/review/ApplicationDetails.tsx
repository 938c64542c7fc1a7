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
import { openStep } from '#store/steps/navigation.ts';
import { Description } from './Description.tsx';
import styles from './review.module.css';
import { useSections } from './useSections.ts';

/**
 * `Application details`: every answered step with its Edit link while steps can be opened (1-SHELL-35, 1-SHELL-36, 1-SHELL-48). Variant two
 * has an Edit button besides, which begins at the contact details (1-SHELL-37).
 */
export function ApplicationDetails() {
  const dispatch = useAppDispatch();
  const steps = useAppSelector(selectSteps);
  const offer = useAppSelector(selectOffer);
  const isOpen = !useAppSelector(selectIsLocked);
  const sectionsOf = useSections();
  const isVariantTwo = offer !== null && usesHoldingsTwo(offer);
  return (
    <section className={styles.details} aria-labelledby="application-details">
      <div className={styles.heading}>
        <h2 id="application-details">{reviewTexts.applicationDetails}</h2>
        {isOpen && isVariantTwo && (
          <Button onClick={() => dispatch(openStep('contact_details'))} data-print="no">
            {reviewTexts.edit}
          </Button>
        )}
      </div>
      {reviewSteps(steps).map(({ name, navTitle }) => (
        <Card
          key={name}
          title={navTitle}
          aside={isOpen && <EditLink title={navTitle} onPress={() => dispatch(openStep(name))} />}
        >
          <Description sections={sectionsOf(name)} />
        </Card>
      ))}
    </section>
  );
}

function EditLink({ title, onPress }: { title: string; onPress: () => void }) {
  return (
    <Button kind="link" onClick={onPress} data-print="no">
      {reviewTexts.edit}
      <VisuallyHidden>{` ${title}`}</VisuallyHidden>
    </Button>
  );
}
