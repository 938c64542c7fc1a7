import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import { applicationOpened, fileClosed, removalUndone, stepCompleted } from '../events.ts';
import type { StepStates } from './stepStates.ts';

/** Answers the events that concern one step's own data. */
function createStepSlice<N extends keyof StepStates>(name: N) {
  return createSlice({
    name,
    initialState: (): StepStates[N] | null => null,
    reducers: {},
    extraReducers: (builder) =>
      builder
        .addCase(applicationOpened, (_state, { payload }) => stepState(payload.steps, name))
        .addCase(fileClosed, () => null)
        .addMatcher(isAnyOf(stepCompleted, removalUndone), (state, { payload }) =>
          Object.hasOwn(payload.steps, name) ? stepState(payload.steps, name) : state,
        ),
  }).reducer;
}

function stepState<N extends keyof StepStates>(steps: Partial<StepStates>, name: N): StepStates[N] | null {
  return steps[name] ?? null;
}

export const stepReducers = {
  landingpage: createStepSlice('landingpage'),
  contact_details: createStepSlice('contact_details'),
  applicant_profile: createStepSlice('applicant_profile'),
  purchase_amount: createStepSlice('purchase_amount'),
  investor_details: createStepSlice('investor_details'),
  directors: createStepSlice('directors'),
  corporate_trustee: createStepSlice('corporate_trustee'),
  trustees: createStepSlice('trustees'),
  beneficial_owners: createStepSlice('beneficial_owners'),
  others: createStepSlice('others'),
  tax_details: createStepSlice('tax_details'),
  bank_details: createStepSlice('bank_details'),
  payment_options: createStepSlice('payment_options'),
  review: createStepSlice('review'),
};
