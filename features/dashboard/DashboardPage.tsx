import { useEffect, useRef } from 'react';
import { isIssuerActing } from '#domain/session.ts';
import { loginErrors } from '#domain/stepRules/landingpage/schema.ts';
import { dashboardTexts as texts } from '#domain/texts/dashboard.ts';
import { loginTexts } from '#domain/texts/login.ts';
import { siteTexts } from '#domain/texts/site.ts';
import { savedListTexts } from '#domain/texts/savedList.ts';
import { useSignOut } from '#features/parts/account/useSignOut.tsx';
import { SavedFailed } from '#features/parts/files/SavedFailed.tsx';
import { SitePage } from '#features/parts/site/SitePage.tsx';
import { Button } from '#features/ui/Button.tsx';
import { Card } from '#features/ui/Card.tsx';
import { LoginForm } from '#features/ui/LoginForm.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { Spinner } from '#features/ui/Spinner.tsx';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectUser } from '#store/selectors/sessionSelectors.ts';
import { signIn } from '#store/session/signIn.ts';
import { useWho } from '#store/session/useWho.ts';
import styles from './dashboard.module.css';
import { Drafts } from './Drafts.tsx';
import { Holdings } from './Holdings.tsx';
import { Submitted } from './Submitted.tsx';

/** Page of the signed-in account: its drafts, its submitted applications with their status, and its holdings (2-MISC-02). */
export function DashboardPage() {
  const who = useWho();
  const user = useAppSelector(selectUser);
  const signOut = useSignOut();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = siteTexts.dashboard;
  }, []);
  const action = user && (
    <Button kind="link" isBusy={signOut.isBusy} onClick={() => void signOut.leave()}>
      {loginTexts.signOut}
    </Button>
  );
  return (
    <SitePage isWide action={action}>
      <h1 ref={heading} tabIndex={-1}>
        {siteTexts.dashboard}
      </h1>
      <div className={styles.content}>
        {who.isKnown ? <Content onLoggedIn={() => heading.current?.focus()} /> : !who.isUnknown && <Spinner />}
        <SavedFailed
          hasFailed={who.isUnknown}
          isFetching={who.isAsking}
          title={savedListTexts.unknown}
          words={texts.unknown}
          onRetry={who.ask}
        />
      </div>
      {signOut.question}
    </SitePage>
  );
}

/** Lists of the signed-in account; the log-in form if there is none. `onLoggedIn`: the form is gone with the focus. */
function Content({ onLoggedIn }: { onLoggedIn: () => void }) {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  if (user === null)
    return (
      <Card title={loginTexts.title} intro={texts.logIn}>
        <LoginForm
          id="dashboard"
          check={loginErrors}
          onLogIn={async (typed) => {
            const outcome = await dispatch(signIn(typed));
            if (outcome === 'signed-in') onLoggedIn();
            return outcome;
          }}
        />
      </Card>
    );
  if (isIssuerActing(user))
    return (
      <Notice kind="info" title={texts.forIssuerTitle}>
        <p>{texts.forIssuer}</p>
      </Notice>
    );
  return (
    <>
      <Drafts />
      <Submitted />
      <Holdings />
    </>
  );
}
