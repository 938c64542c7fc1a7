import { Link } from 'wouter';
import { entriesTexts as texts } from '#domain/texts/entries.ts';
import { links } from '#domain/texts/shell.ts';
import { IssuerPage } from '#features/parts/account/IssuerPage.tsx';
import { Entries } from './Entries.tsx';

/** Page on which staff begin to enter paper forms, and go on with those that they or their colleagues have begun. */
export function EntriesPage() {
  return (
    <IssuerPage id="entries" title={texts.title} logIn={texts.logIn} unknown={texts.unknown}>
      <p data-print="no">
        <Link href={links.issuerApplications}>{texts.back}</Link>
      </p>
      <Entries />
    </IssuerPage>
  );
}
