import { useMemo } from 'react';
import type { BarDraftParts } from '#features/ui/barDraft.ts';
import { lateComponent, Nothing } from '#features/ui/lateComponent.tsx';
import type { AppThunk } from '#store/createStore.ts';
import { draftSaveFailed } from '#store/events.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectCanSaveDraft } from '#store/selectors/draftSelectors.ts';

/** All of saving a draft but its button: few press it on the first visit. */
const code = () => import(/* webpackChunkName: "draft" */ '#features/parts/draft/index.ts');

export const DraftDialog = lateComponent(() => code().then((m) => m.DraftDialog));
const DraftStatus = lateComponent(() => code().then((m) => m.DraftStatus), { Missing: Nothing });
/** Where a newer version was saved elsewhere. */
export const Elsewhere = lateComponent(() =>
  import(/* webpackChunkName: "two-editors" */ '#features/parts/draft/Elsewhere.tsx').then((m) => m.Elsewhere),
);
/** For drafts that are with the service without being asked for. */
export const Autosave = lateComponent(() => code().then((m) => m.Autosave), { Missing: Nothing });
export const Presence = lateComponent(() => code().then((m) => m.Presence), { Missing: Nothing });
export const ServiceChip = lateComponent(() => code().then((m) => m.ServiceChip), { Missing: Nothing });

/** Fetches the code of saving ahead of the press. */
export const fetchDraft = (): Promise<unknown> => Promise.all([DraftDialog.preload(), DraftStatus.preload()]);

/** Save as Draft for the bar of the buttons; null where it is not offered (1-DRAFT-01, 1-DRAFT-02). */
export function useSaveDraft(): BarDraftParts | null {
  const dispatch = useAppDispatch();
  const isOffered = useAppSelector(selectCanSaveDraft);
  const isBusy = useAppSelector(({ draft }) => draft.isSending && draft.attempt?.isAutomatic !== true);
  // The region has to be there before it says something.
  const hasStatus = useAppSelector(({ draft }) => draft.isSending || draft.outcome !== null);
  return useMemo(
    () =>
      isOffered ? { save: () => void dispatch(saveWithCode()), isBusy, status: hasStatus && <DraftStatus /> } : null,
    [dispatch, isOffered, isBusy, hasStatus],
  );
}

/** Submits once more what a code was asked for: review, where that was pressed, has the code of it. */
export const submitAgain = (): AppThunk<Promise<void>> => async (dispatch) => {
  const { submitApplication } = await import(/* webpackChunkName: "review" */ '#features/review/index.ts');
  await dispatch(submitApplication());
};

const saveWithCode = (): AppThunk<Promise<void>> => async (dispatch) => {
  const draft = await code().catch(() => null);
  if (draft !== null) return dispatch(draft.saveDraft());
  dispatch(draftSaveFailed({ outcome: 'failed', isSettled: false }));
};
