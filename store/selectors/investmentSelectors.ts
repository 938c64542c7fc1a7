import { createSelector } from '@reduxjs/toolkit';
import { calculateInvestment } from '#domain/investment.ts';
import { isRegularPlan } from '#domain/steps.ts';
import type { RootState } from '../rootReducer.ts';
import { selectStepValues } from './applicationSelectors.ts';
import { selectOffer } from './sessionSelectors.ts';

/** The figures of the saved amount; null until there is an offer and an amount. */
export const selectInvestment: (state: RootState) => ReturnType<typeof calculateInvestment> | null = createSelector(
  [selectOffer, (state: RootState) => selectStepValues(state, 'purchase_amount')],
  (offer, purchase) => {
    const amount = purchase?.totalAmount;
    return offer && amount ? calculateInvestment(offer, { amount, isRegularPlan: isRegularPlan(purchase) }) : null;
  },
);
