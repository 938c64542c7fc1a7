import { useEffect } from 'react';
import { idleTexts } from '#domain/texts/idle.ts';
import { Notice } from '#features/ui/Notice.tsx';
import type { AppThunk } from '#store/createStore.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectUser } from '#store/selectors/sessionSelectors.ts';

/** The session before this page ended because nothing was pressed: says so, until somebody has logged in (3-LOGIN-11). */
export function IdleEnded() {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const isShared = useAppSelector((state) => state.saveStatus.isShared);
  useEffect(() => {
    dispatch(idleEndTold());
  }, [dispatch]);
  if (user !== null) return null;
  return (
    <Notice kind="info" role="status" title={idleTexts.endedTitle}>
      <p>{isShared ? idleTexts.endedLost : idleTexts.endedKept}</p>
    </Notice>
  );
}

/** Told once. */
const idleEndTold = (): AppThunk => (_dispatch, _getState, { tab }) => tab.noteIdleEnd(false);
