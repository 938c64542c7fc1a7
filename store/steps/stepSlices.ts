import { createSlice, isAnyOf, type Reducer } from '@reduxjs/toolkit';
import type { DataStepName } from '#domain/application.ts';
import { applicationOpened, fileClosed, removalUndone, stepCompleted } from '../events.ts';
import { objectOf } from '../objectOf.ts';
import { DATA_STEPS, type StepStates } from './stepStates.ts';

/** Creates the slice of one step, which handles the events about its own data. */
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

type StepReducers = { [Name in DataStepName]: Reducer<StepStates[Name] | null> };

/** Reducers of every step with data. */
export const stepReducers = objectOf<StepReducers>(DATA_STEPS, createStepSlice);
