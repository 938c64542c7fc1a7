import { Link } from 'wouter';
import { homeTexts } from '#domain/texts/home.ts';
import { loginTexts } from '#domain/texts/login.ts';
import styles from './pages.module.css';
import { PlainPage } from './PlainPage.tsx';

/** Page behind `Forgotten password?` (3-LOGIN-06): says plainly what can be done. */
export function ForgottenPasswordPage() {
  return (
    <PlainPage title={loginTexts.forgottenTitle}>
      <p className={styles.intro}>{`${loginTexts.forgotten} ${loginTexts.forgottenWithout}`}</p>
      <p>
        <Link href="/">{homeTexts.allOffers}</Link>
      </p>
    </PlainPage>
  );
}
