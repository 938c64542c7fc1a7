import { Link } from 'wouter';
import { homeTexts } from '#domain/texts/home.ts';
import { links } from '#domain/texts/shell.ts';
import { siteTexts as texts } from '#domain/texts/site.ts';
import { Footer } from '#features/ui/Footer.tsx';
import styles from './site.module.css';

/** Footer of a page without an offer, and so without a registrar. */
export function SiteFooter() {
  return (
    <Footer>
      <section>
        <h2>{texts.what}</h2>
        <p>{texts.whatMore}</p>
      </section>
      <section>
        <h2>{texts.pages}</h2>
        <p className={styles.pages}>
          <Link href="/">{homeTexts.allOffers}</Link>
          <Link href={links.investorDashboard}>{texts.dashboard}</Link>
          <Link href={links.checkRecord}>{texts.checkRecord}</Link>
        </p>
      </section>
      <section>
        <h2>{texts.help}</h2>
        <p>{texts.helpMore}</p>
      </section>
    </Footer>
  );
}
