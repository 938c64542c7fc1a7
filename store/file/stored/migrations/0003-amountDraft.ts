/** Migration: the amount step's draft used to store the amount of the unselected choice separately. Each choice now has its own field. */
import { isFields, type StoredState } from './storedState.ts';

export function amountDraft(state: StoredState): StoredState {
  const drafts = state['stepDrafts'];
  const draft = isFields(drafts) ? drafts['purchase_amount'] : undefined;
  if (!isFields(drafts) || !isFields(draft)) return state;
  const { otherAmount = '', totalAmount = '', ...answers } = draft;
  const isPlan = draft['isRegularInvestment'] === 'true';
  const amounts = isPlan
    ? { totalAmount: otherAmount, planAmount: totalAmount }
    : { totalAmount, planAmount: otherAmount };
  return { ...state, stepDrafts: { ...drafts, purchase_amount: { ...answers, ...amounts } } };
}
