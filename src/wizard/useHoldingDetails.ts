import { useEffect } from 'react';
import type { StepName } from '#domain/application.ts';
import { chosenHolding } from '#domain/offers/chosenHolding.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import type { RootState } from '#store/rootReducer.ts';
import { selectApplication } from '#store/selectors/applicationSelectors.ts';
import { selectUser } from '#store/selectors/sessionSelectors.ts';
import { selectIsReadOnly } from '#store/selectors/syncSelectors.ts';
import { selectIsLocked } from '#store/selectors/wizardSelectors.ts';

/**
 * Copies the details of the chosen holding as soon as a step is open, and again at each step while they have not come: a reload, a cut
 * connection or a failure loses none (1-CONT-34).
 */
export function useHoldingDetails(step: StepName): void {
  const dispatch = useAppDispatch();
  const areMissing = useAppSelector(selectLacksHoldingDetails);
  useEffect(() => {
    if (areMissing)
      void import(/* webpackChunkName: "account" */ '#store/lookups/copyHoldingDetails.ts').then(
        ({ copyHoldingDetails }) => dispatch(copyHoldingDetails()),
        () => undefined,
      );
  }, [dispatch, step, areMissing]);
}

/** True if a signed-in person has chosen a holding whose details have not been copied. */
function selectLacksHoldingDetails(state: RootState): boolean {
  const chosen = chosenHolding(selectApplication(state).contact_details);
  const mayAsk = selectUser(state) !== null && !selectIsReadOnly(state) && !selectIsLocked(state);
  return mayAsk && chosen !== null && !Array.isArray(chosen['tax_details']);
}
