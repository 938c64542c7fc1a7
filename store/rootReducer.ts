import { combineReducers, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from '#api/baseApi.ts';
import { documentsSlice, organisationsSlice, peopleSlice, taxDeclarationsSlice } from './entities/tables.ts';
import { sessionEnded, stepCompleted } from './events.ts';
import { filesSlice } from './filesSlice.ts';
import { saveStatusSlice } from './saveStatusSlice.ts';
import { sessionSlice } from './sessionSlice.ts';
import { settleCompletedStep } from './settle.ts';
import { shelfSlice } from './shelfSlice.ts';
import { stepDraftsSlice } from './stepDraftsSlice.ts';
import { stepReducers } from './steps/stepSlices.ts';
import { wizardSlice } from './wizardSlice.ts';

const slices = combineReducers({
  ...stepReducers,
  people: peopleSlice.reducer,
  organisations: organisationsSlice.reducer,
  documents: documentsSlice.reducer,
  taxDeclarations: taxDeclarationsSlice.reducer,
  wizard: wizardSlice.reducer,
  stepDrafts: stepDraftsSlice.reducer,
  files: filesSlice.reducer,
  session: sessionSlice.reducer,
  saveStatus: saveStatusSlice.reducer,
  shelf: shelfSlice.reducer,
  api: baseApi.reducer,
});

export type RootState = ReturnType<typeof slices>;

/**
 * All slices, and the two rules that concern them together: a completed step settles what depends on it, and the end of a
 * session leaves nothing but the number of sessions so far and the fact whether this browser can keep anything.
 */
export const rootReducer: Reducer<RootState, UnknownAction, Partial<RootState>> = (state, action) => {
  if (sessionEnded.match(action) && state !== undefined) return afterSession(state, action);
  const next = slices(state, action);
  return stepCompleted.match(action) ? settleCompletedStep({ before: state, next, reduce: slices }, action.payload) : next;
};

function afterSession(state: Partial<RootState>, action: UnknownAction): RootState {
  const blank = slices(undefined, action);
  const { isMemoryOnly, isOffline } = { ...blank.saveStatus, ...state.saveStatus };
  return {
    ...blank,
    session: { ...blank.session, epoch: (state.session?.epoch ?? 0) + 1 },
    saveStatus: { ...blank.saveStatus, isMemoryOnly, isOffline },
  };
}
