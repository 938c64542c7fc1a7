import { isIssuerActing } from '#domain/session.ts';
import { issuerListTexts as texts } from '#domain/texts/issuerList.ts';
import { AccountPage } from '#features/parts/account/AccountPage.tsx';
import { OtherContext } from '#features/parts/account/OtherContext.tsx';
import { ApplicationList } from './ApplicationList.tsx';

/** Page of the applications that an issuer has received, for its staff. */
export function ApplicationsPage() {
  return (
    <AccountPage id="issuer" title={texts.title} logIn={texts.logIn} unknown={texts.unknown} isForStaff>
      {(user) => (isIssuerActing(user) ? <ApplicationList /> : <OtherContext user={user} />)}
    </AccountPage>
  );
}
