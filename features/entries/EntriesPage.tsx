import { Link } from 'wouter';
import { isIssuerActing } from '#domain/session.ts';
import { entriesTexts as texts } from '#domain/texts/paper.ts';
import { links } from '#domain/texts/shell.ts';
import { AccountPage } from '#features/parts/account/AccountPage.tsx';
import { OtherContext } from '#features/parts/account/OtherContext.tsx';
import { Entries } from './Entries.tsx';

/** Page on which staff begin to enter paper forms, and go on with those that they or their colleagues have begun. */
export function EntriesPage() {
  return (
    <AccountPage id="entries" title={texts.title} logIn={texts.logIn} unknown={texts.unknown} isForStaff>
      {(user) =>
        isIssuerActing(user) ? (
          <>
            <p data-print="no">
              <Link href={links.issuerApplications}>{texts.back}</Link>
            </p>
            <Entries />
          </>
        ) : (
          <OtherContext user={user} />
        )
      }
    </AccountPage>
  );
}
