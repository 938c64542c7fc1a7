import { Link } from 'wouter';
import { raiseTexts as texts } from '#domain/texts/raise.ts';
import { links } from '#domain/texts/shell.ts';
import { IssuerPage } from '#features/parts/account/IssuerPage.tsx';
import styles from './raise.module.css';
import { Raise } from './Raise.tsx';

/** Page on which staff see what an offer of their issuer has raised. */
export function RaisePage() {
  return (
    <IssuerPage id="raise" title={texts.title} logIn={texts.logIn} unknown={texts.unknown}>
      <div className={styles.page}>
        <p data-print="no">
          <Link href={links.issuerApplications}>{texts.back}</Link>
        </p>
        <Raise />
      </div>
    </IssuerPage>
  );
}
