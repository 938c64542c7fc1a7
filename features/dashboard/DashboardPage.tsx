import { Link } from 'wouter';
import { isIssuerActing } from '#domain/session.ts';
import { dashboardTexts as texts } from '#domain/texts/dashboard.ts';
import { links } from '#domain/texts/shell.ts';
import { siteTexts } from '#domain/texts/site.ts';
import { AccountPage } from '#features/parts/account/AccountPage.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { Drafts } from './Drafts.tsx';
import { Holdings } from './Holdings.tsx';
import { Submitted } from './Submitted.tsx';

/** Page of the signed-in account: its drafts, its submitted applications with their status, and its holdings (2-MISC-02). */
export function DashboardPage() {
  return (
    <AccountPage id="dashboard" title={siteTexts.dashboard} logIn={texts.logIn} unknown={texts.unknown}>
      {(user) =>
        isIssuerActing(user) ? (
          <Notice kind="info" title={texts.forIssuerTitle}>
            <p>{texts.forIssuer}</p>
            <Link href={links.issuerApplications}>{siteTexts.issuerApplications}</Link>
          </Notice>
        ) : (
          <>
            <Drafts />
            <Submitted />
            <Holdings />
          </>
        )
      }
    </AccountPage>
  );
}
