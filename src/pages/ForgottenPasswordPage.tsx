import { useEffect } from 'react';
import { Link } from 'wouter';
import { loginTexts } from '#domain/texts/login.ts';
import { homeTexts } from '#domain/texts/home.ts';
import { PageLayout } from '#features/ui/Layout.tsx';
import styles from './pages.module.css';

/** Where `Forgotten password?` leads (3-LOGIN-06): says plainly what can be done. */
export function ForgottenPasswordPage() {
  useEffect(() => {
    document.title = loginTexts.forgottenTitle;
  }, []);
  return (
    <PageLayout>
      <h1>{loginTexts.forgottenTitle}</h1>
      <p className={styles.intro}>{`${loginTexts.forgotten} ${loginTexts.forgottenWithout}`}</p>
      <p>
        <Link href="/">{homeTexts.allOffers}</Link>
      </p>
    </PageLayout>
  );
}
