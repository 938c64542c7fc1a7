import { createSelector } from '@reduxjs/toolkit';
import type { PurchaseAmount } from '#domain/application.ts';
import { calculateInvestment, type Investment } from '#domain/investment.ts';
import type { Offer } from '#domain/offer.ts';
import { isRegularPlan } from '#domain/steps.ts';
import type { RootState } from '../rootReducer.ts';
import { selectStepDraft, selectStepValues } from './applicationSelectors.ts';
import { selectOffer } from './sessionSelectors.ts';

const selectSaved = (state: RootState) => selectStepValues(state, 'purchase_amount');

/** The figures of the saved amount; null until there is an offer and an amount. */
export const selectInvestment: (state: RootState) => Investment | null = createSelector(
  [selectOffer, selectSaved],
  figuresOf,
);

/** The amount step as it is being filled in, else as it is saved. */
export const selectTypedPurchase = (state: RootState): PurchaseAmount | undefined =>
  selectStepDraft(state, 'purchase_amount') ?? selectSaved(state);

/** The figures of the amount that is being typed, else of the saved one. */
export const selectTypedInvestment: (state: RootState) => Investment | null = createSelector(
  [selectOffer, selectTypedPurchase],
  figuresOf,
);

function figuresOf(offer: Offer | null, purchase: PurchaseAmount | undefined): Investment | null {
  const amount = purchase?.totalAmount;
  return offer && amount ? calculateInvestment(offer, { amount, isRegularPlan: isRegularPlan(purchase) }) : null;
}
