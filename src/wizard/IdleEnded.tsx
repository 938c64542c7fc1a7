import { useEffect } from 'react';
import { idleTexts } from '#domain/texts/idle.ts';
import { Notice } from '#features/ui/Notice.tsx';
import type { AppThunk } from '#store/createStore.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectUser } from '#store/selectors/sessionSelectors.ts';
import styles from './IdleWatch.module.css';

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
    <div className={styles.ended}>
      <Notice kind="info" role="status" title={idleTexts.endedTitle}>
        <p>{isShared ? idleTexts.endedLost : idleTexts.endedKept}</p>
      </Notice>
    </div>
  );
}

/** Told once. */
const idleEndTold =
  (): AppThunk =>
  (_dispatch, _getState, { tab }) =>
    tab.noteIdleEnd(false);
