import { useState } from 'react';
import { Link } from 'wouter';
import type { User } from '#domain/session.ts';
import { issuerListTexts as texts } from '#domain/texts/issuerList.ts';
import { loginTexts } from '#domain/texts/login.ts';
import { links } from '#domain/texts/shell.ts';
import { siteTexts } from '#domain/texts/site.ts';
import { Button } from '#features/ui/Button.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { useAppDispatch } from '#store/hooks.ts';
import { changeContext } from '#store/session/signIn.ts';

/** Leads staff who act for themselves to their other capacity, and everybody else to their own page. */
export function OtherContext({ user }: { user: User }) {
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
