/**
 * Migration: a trust's owners that were still being typed used to stand beside those that count. They are now only the draft of their step
 * (2-BO-10).
 */
import { isFields, type StoredState } from './storedState.ts';

export function ownersDraft(state: StoredState): StoredState {
  const drafts = isFields(state['stepDrafts']) ? state['stepDrafts'] : {};
  const draft = drafts['beneficial_owners'];
  return {
    ...state,
    beneficial_owners: withoutTyped(state['beneficial_owners']),
    ...(isFields(draft) && { stepDrafts: { ...drafts, beneficial_owners: asTyped(draft) } }),
  };
}

function asTyped(draft: StoredState): unknown {
  const typed = draft['tempBeneficialOwners'];
  return typed === undefined ? draft : withoutTyped({ ...draft, beneficialOwners: typed });
}

function withoutTyped(values: unknown): unknown {
  if (!isFields(values)) return values;
  const { tempBeneficialOwners: _typed, ...rest } = values;
  return rest;
}
