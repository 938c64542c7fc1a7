import { useEffect, useState } from 'react';
import { idleTexts } from '#domain/texts/idle.ts';
import { loginTexts } from '#domain/texts/login.ts';
import { Button } from '#features/ui/Button.tsx';
import { lazyComponent } from '#features/ui/lazyComponent.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import type { AppThunk } from '#store/createStore.ts';
import type { InvoluntaryEnd } from '#store/file/persistence/tabKeeper.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectUser } from '#store/selectors/sessionSelectors.ts';
import styles from './IdleWatch.module.css';

const SignInAgain = lazyComponent(() =>
  import(/* webpackChunkName: "session" */ './SignInAgain.tsx').then((m) => m.SignInAgain),
);

/** Says that the session before this page ended by idleness or in another tab, until the next log-in (3-LOGIN-07, 3-LOGIN-11). */
export function IdleEnded({ how }: { how: InvoluntaryEnd }) {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  useEffect(() => {
    dispatch(endTold());
  }, [dispatch]);
  // Nothing to say after a log-in. The gate already reports a sign-in in another tab.
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

/** Clears the noted end, so that it is shown once. */
const endTold =
  (): AppThunk =>
  (_dispatch, _getState, { tab }) =>
    tab.noteEnd(null);
