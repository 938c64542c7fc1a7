import { useMemo } from 'react';
import type { BarDraftParts } from '#features/ui/barDraft.ts';
import { lazyComponent, Nothing } from '#features/ui/lazyComponent.tsx';
import type { AppThunk } from '#store/createStore.ts';
import { draftSaveFailed } from '#store/events.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectCanSaveDraft } from '#store/selectors/draftSelectors.ts';

/** All code for saving a draft except its button: few people press it on the first visit. */
const code = () => import(/* webpackChunkName: "saving" */ '#features/parts/draft/index.ts');

export const DraftDialog = lazyComponent(() => code().then((m) => m.DraftDialog));
const DraftStatus = lazyComponent(() => code().then((m) => m.DraftStatus), { Missing: Nothing });
/** Shown if a newer version was saved elsewhere. */
export const Elsewhere = lazyComponent(() =>
  import(/* webpackChunkName: "two-editors" */ '#features/parts/draft/Elsewhere.tsx').then((m) => m.Elsewhere),
);
/** For drafts that the service stores without a press. */
export const Autosave = lazyComponent(() => code().then((m) => m.Autosave), { Missing: Nothing });
export const Presence = lazyComponent(() => code().then((m) => m.Presence), { Missing: Nothing });
export const ServiceChip = lazyComponent(() => code().then((m) => m.ServiceChip), { Missing: Nothing });

/** Fetches the code for saving ahead of the press. */
export const fetchDraft = (): Promise<unknown> => Promise.all([DraftDialog.preload(), DraftStatus.preload()]);

/** Returns Save as Draft for the button bar; null if it is not offered (1-DRAFT-01, 1-DRAFT-02). */
export function useSaveDraft(): BarDraftParts | null {
  const dispatch = useAppDispatch();
  const isOffered = useAppSelector(selectCanSaveDraft);
  const isBusy = useAppSelector(({ sync }) => sync.call?.isSending === true && !sync.call.attempt.isAutomatic);
  // The live region has to exist before it announces something.
  const hasStatus = useAppSelector(({ sync }) => sync.call?.isSending === true || sync.press !== null);
  return useMemo(
    () =>
      isOffered ? { save: () => void dispatch(saveWithCode()), isBusy, status: hasStatus && <DraftStatus /> } : null,
    [dispatch, isOffered, isBusy, hasStatus],
  );
}

/** Repeats a submission that needed a code: the press came from review, whose code is therefore loaded. */
export const submitAgain = (): AppThunk<Promise<void>> => async (dispatch) => {
  const { submitApplication } = await import(/* webpackChunkName: "review" */ '#features/review/index.ts');
  await dispatch(submitApplication());
};

const saveWithCode = (): AppThunk<Promise<void>> => async (dispatch) => {
  const draft = await code().catch(() => null);
  if (draft !== null) return dispatch(draft.saveDraft());
  dispatch(draftSaveFailed({ outcome: 'failed', isSettled: false }));
};
