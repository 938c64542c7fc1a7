import { issuerListTexts as texts } from '#domain/texts/issuerList.ts';
import { IssuerPage } from '#features/parts/account/IssuerPage.tsx';
import { ApplicationList } from './ApplicationList.tsx';

/** Page of the applications that an issuer has received, for its staff. */
export function ApplicationsPage() {
  return (
    <IssuerPage id="issuer" title={texts.title} logIn={texts.logIn} unknown={texts.unknown}>
      <ApplicationList />
    </IssuerPage>
  );
}
