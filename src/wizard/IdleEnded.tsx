import { useEffect, useState } from 'react';
import { idleTexts } from '#domain/texts/idle.ts';
import { loginTexts } from '#domain/texts/login.ts';
import { Button } from '#features/ui/Button.tsx';
import { lateComponent } from '#features/ui/lateComponent.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import type { AppThunk } from '#store/createStore.ts';
import type { UnaskedEnd } from '#store/file/persistence/tabKeeper.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectUser } from '#store/selectors/sessionSelectors.ts';
import styles from './IdleWatch.module.css';

const SignInAgain = lateComponent(() =>
  import(/* webpackChunkName: "session-lost" */ './SignInAgain.tsx').then((m) => m.SignInAgain),
);

/**
 * The session before this page ended because nothing was pressed, or in another tab: says so, until somebody has logged in (3-LOGIN-07,
 * 3-LOGIN-11).
 */
export function IdleEnded({ how }: { how: UnaskedEnd }) {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  useEffect(() => {
    dispatch(endTold());
  }, [dispatch]);
  // Whoever was shown that somebody signed in has gone on since.
  if (user !== null || how === 'signedIn') return null;
  return <div className={styles.ended}>{how === 'ended' ? <EndedElsewhere /> : <EndedIdle />}</div>;
}

function EndedIdle() {
  const isShared = useAppSelector((state) => state.saveStatus.isShared);
  return (
    <Notice kind="info" role="status" title={idleTexts.endedTitle}>
      <p>{isShared ? idleTexts.endedLost : idleTexts.endedKept}</p>
    </Notice>
  );
}

function EndedElsewhere() {
  const [isAsked, setAsked] = useState(false);
  return (
    <Notice kind="info" role="status" title={loginTexts.endedElsewhereTitle}>
      <p>{loginTexts.endedElsewhere}</p>
      {isAsked ? <SignInAgain /> : <Button onClick={() => setAsked(true)}>{loginTexts.signIn}</Button>}
    </Notice>
  );
}

/** Told once. */
const endTold =
  (): AppThunk =>
  (_dispatch, _getState, { tab }) =>
    tab.noteEnd(null);
