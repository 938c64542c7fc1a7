import { Link } from 'wouter';
import { isIssuerActing } from '#domain/session.ts';
import { raiseTexts as texts } from '#domain/texts/raise.ts';
import { links } from '#domain/texts/shell.ts';
import { AccountPage } from '#features/parts/account/AccountPage.tsx';
import { OtherContext } from '#features/parts/account/OtherContext.tsx';
import styles from './raise.module.css';
import { Raise } from './Raise.tsx';

/** Page on which staff see what an offer of their issuer has raised. */
export function RaisePage() {
  return (
    <AccountPage id="raise" title={texts.title} logIn={texts.logIn} unknown={texts.unknown} isForStaff>
      {(user) =>
        isIssuerActing(user) ? (
          <div className={styles.page}>
            <p data-print="no">
              <Link href={links.issuerApplications}>{texts.back}</Link>
            </p>
            <Raise />
          </div>
        ) : (
          <OtherContext user={user} />
        )
      }
    </AccountPage>
  );
}
