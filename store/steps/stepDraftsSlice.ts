import { createSlice } from '@reduxjs/toolkit';
import type { DataStepName } from '#domain/application.ts';
import { applicationOpened, fileClosed, shelfRestored, stepCompleted, stepDrafted, stepsDropped } from '../events.ts';

/** Values being typed, by step, in wire shape and unchecked; gone once the step is completed or leaves the list. */
export type StepDrafts = Partial<Record<DataStepName, object>>;

const NO_DRAFTS: StepDrafts = {};

export const stepDraftsSlice = createSlice({
  name: 'stepDrafts',
  initialState: NO_DRAFTS,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(stepDrafted, (state, { payload }) => {
        state[payload.name] = payload.values;
      })
      .addCase(stepCompleted, (state, { payload }) => {
        delete state[payload.name];
      })
      .addCase(stepsDropped, (state, { payload }) => {
        for (const name of payload) delete state[name];
      })
      // What is put back is not hidden behind what was being typed since.
      .addCase(shelfRestored, (state, { payload }) => {
        for (const name of [payload.name, ...Object.keys(payload.steps)]) delete state[name as DataStepName];
        Object.assign(state, payload.drafts);
      })
      .addCase(applicationOpened, () => NO_DRAFTS)
      .addCase(fileClosed, () => NO_DRAFTS),
});
