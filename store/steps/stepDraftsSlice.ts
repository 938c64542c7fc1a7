import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import { applicationOpened, fileClosed, removalUndone, stepCompleted, stepDrafted } from '../events.ts';
import { stepEntries, type StepDrafts } from './stepStates.ts';

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
      .addCase(applicationOpened, () => NO_DRAFTS)
      .addCase(fileClosed, () => NO_DRAFTS)
      .addMatcher(isAnyOf(stepCompleted, removalUndone), (state, { payload }) => {
        for (const [name, draft] of stepEntries(payload.drafts)) {
          if (draft === null) delete state[name];
          else state[name] = draft;
        }
      }),
});
