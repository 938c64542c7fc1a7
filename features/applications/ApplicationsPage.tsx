import { useState } from 'react';
import { Link } from 'wouter';
import { isIssuerActing, type User } from '#domain/session.ts';
import { issuerListTexts as texts } from '#domain/texts/issuerList.ts';
import { loginTexts } from '#domain/texts/login.ts';
import { links } from '#domain/texts/shell.ts';
import { siteTexts } from '#domain/texts/site.ts';
import { AccountPage } from '#features/parts/account/AccountPage.tsx';
import { Button } from '#features/ui/Button.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { useAppDispatch } from '#store/hooks.ts';
import { changeContext } from '#store/session/signIn.ts';
import { ApplicationList } from './ApplicationList.tsx';

/** Page of the applications that an issuer has received, for its staff. */
export function ApplicationsPage() {
  return (
    <AccountPage id="issuer" title={texts.title} logIn={texts.logIn} unknown={texts.unknown} isForStaff>
      {(user) => (isIssuerActing(user) ? <ApplicationList /> : <OtherContext user={user} />)}
    </AccountPage>
  );
}

/** Leads staff who act for themselves to their other capacity, and everybody else to their own page. */
function OtherContext({ user }: { user: User }) {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const act = async () => {
    setState('busy');
    setState((await dispatch(changeContext('issuer'))) ? 'idle' : 'failed');
  };
  return (
    <>
      <Notice kind="info" title={texts.staffOnlyTitle}>
        {user.has_issuer_role_groups ? (
          <>
            <p>{texts.otherContext}</p>
            <Button isBusy={state === 'busy'} onClick={() => void act()}>
              {loginTexts.actAsIssuer}
            </Button>
          </>
        ) : (
          <>
            <p>{texts.staffOnly}</p>
            <Link href={links.investorDashboard}>{siteTexts.dashboard}</Link>
          </>
        )}
      </Notice>
      {state === 'failed' && <Notice kind="error" role="alert" title={loginTexts.callFailed} />}
    </>
  );
}
