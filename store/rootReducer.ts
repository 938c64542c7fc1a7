import { combineReducers, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { objectOf } from './objectOf.ts';
import { baseApi } from '#api/baseApi.ts';
import { keptSlice } from './drafts/keptSlice.ts';
import { syncSlice } from './drafts/syncSlice.ts';
import { documentsSlice, organisationsSlice, peopleSlice, taxDeclarationsSlice } from './entities/tables.ts';
import { sessionChanged, sessionEnded } from './events.ts';
import { FILE_KEYS } from './file/persistedKeys.ts';
import { filesAdapter, filesSlice } from './file/filesSlice.ts';
import { saveStatusSlice } from './file/saveStatusSlice.ts';
import { sessionSlice } from './session/sessionSlice.ts';
import { shelfSlice } from './steps/shelfSlice.ts';
import { stepDraftsSlice } from './steps/stepDraftsSlice.ts';
import { stepReducers } from './steps/stepSlices.ts';
import { wizardSlice } from './file/wizardSlice.ts';

const slices = combineReducers({
  ...stepReducers,
  people: peopleSlice.reducer,
  organisations: organisationsSlice.reducer,
  documents: documentsSlice.reducer,
  taxDeclarations: taxDeclarationsSlice.reducer,
  wizard: wizardSlice.reducer,
  stepDrafts: stepDraftsSlice.reducer,
  kept: keptSlice.reducer,
  files: filesSlice.reducer,
  session: sessionSlice.reducer,
  saveStatus: saveStatusSlice.reducer,
  shelf: shelfSlice.reducer,
  sync: syncSlice.reducer,
  api: baseApi.reducer,
});

export type RootState = ReturnType<typeof slices>;

/**
 * All slices, and the rules for them together. Another user's session begins with the offer and at most the open file. The end of a session
 * leaves only the number of sessions so far and the flags `isMemoryOnly`, `isShared` and `isOffline`.
 */
export const rootReducer: Reducer<RootState, UnknownAction, Partial<RootState>> = (state, action) => {
  if (sessionEnded.match(action) && state !== undefined) return afterSession(state, action);
  if (sessionChanged.match(action) && state !== undefined) return afterChange(state, action);
  return slices(state, action);
};

function afterSession(state: Partial<RootState>, action: UnknownAction): RootState {
  const blank = slices(undefined, action);
  const { isMemoryOnly, isShared, isOffline } = { ...blank.saveStatus, ...state.saveStatus };
  return {
    ...blank,
    session: { ...blank.session, epoch: (state.session?.epoch ?? 0) + 1 },
    saveStatus: { ...blank.saveStatus, isMemoryOnly, isShared, isOffline },
  };
}

function afterChange(state: Partial<RootState>, action: ReturnType<typeof sessionChanged>): RootState {
  const { user, keepsFile } = action.payload;
  const fresh = afterSession(state, action);
  const { offerSlug, offerContext } = { ...fresh.session, ...state.session };
  const begun: RootState = { ...fresh, session: { ...fresh.session, user, offerSlug, offerContext } };
  return keepsFile ? withOpenFile(begun, state, user.id) : begun;
}

/** Returns the state with the open file as it was; its row in the drawer names the new owner. */
function withOpenFile(begun: RootState, state: Partial<RootState>, userId: number): RootState {
  const file = objectOf<Pick<RootState, (typeof FILE_KEYS)[number]>>(FILE_KEYS, (key) => state[key] ?? begun[key]);
  const line = state.files?.entities[file.wizard.fileId ?? ''];
  const files =
    line === undefined
      ? begun.files
      : filesAdapter.setOne({ ...begun.files, openId: line.fileId }, { ...line, userId });
  return { ...begun, ...file, files, saveStatus: state.saveStatus ?? begun.saveStatus };
}
