import { createSelector } from '@reduxjs/toolkit';
import type { PurchaseAmount } from '#domain/application.ts';
import { calculateInvestment, type Investment } from '#domain/investment.ts';
import type { Offer } from '#domain/offer.ts';
import { isRegularPlan } from '#domain/steps.ts';
import type { RootState } from '../rootReducer.ts';
import { selectStepDraft, selectStepValues } from './applicationSelectors.ts';
import { selectOffer } from './sessionSelectors.ts';

const selectSaved = (state: RootState) => selectStepValues(state, 'purchase_amount');

/** Selects the figures of the saved amount; null until there is an offer and an amount. */
export const selectInvestment: (state: RootState) => Investment | null = createSelector(
  [selectOffer, selectSaved],
  figuresOf,
);

/** Selects the draft of the amount step, else its saved values. */
export const selectTypedPurchase = (state: RootState): PurchaseAmount | undefined =>
  selectStepDraft(state, 'purchase_amount') ?? selectSaved(state);

/** Selects the figures of the drafted amount, else of the saved one. */
export const selectTypedInvestment: (state: RootState) => Investment | null = createSelector(
  [selectOffer, selectTypedPurchase],
  figuresOf,
);

/** Selects the figures of an amount as it is being typed, of an investment without a plan; null before the offer is loaded. */
export const selectInvestmentOf: (state: RootState, amount: string) => Investment | null = createSelector(
  [selectOffer, (_state: RootState, amount: string) => amount],
  (offer, amount) => offer && calculateInvestment(offer, { amount, isRegularPlan: false }),
);

function figuresOf(offer: Offer | null, purchase: PurchaseAmount | undefined): Investment | null {
  const amount = purchase?.totalAmount;
  return offer && amount ? calculateInvestment(offer, { amount, isRegularPlan: isRegularPlan(purchase) }) : null;
}
