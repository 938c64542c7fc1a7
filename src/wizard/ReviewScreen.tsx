import { useCallback } from 'react';
import type { StepName } from '#domain/application.ts';
import { ReviewStep } from '#features/review/index.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectApplication } from '#store/selectors/applicationSelectors.ts';
import { selectCurrency, selectOffer } from '#store/selectors/sessionSelectors.ts';
import { stepReview } from './stepReviews.tsx';

/** The review step with every step's own review view: the frame alone knows them all, features do not know each other. */
export function ReviewScreen() {
  const application = useAppSelector(selectApplication);
  const offer = useAppSelector(selectOffer);
  const currency = useAppSelector(selectCurrency);
  const renderStep = useCallback(
    (name: StepName) => offer && stepReview(name, { application, offer, currency }),
    [application, offer, currency],
  );
  return <ReviewStep renderStep={renderStep} />;
}
