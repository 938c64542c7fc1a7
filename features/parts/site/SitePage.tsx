import type { ReactNode } from 'react';
import { fullName } from '#domain/people/names.ts';
import { loginTexts } from '#domain/texts/login.ts';
import { siteTexts } from '#domain/texts/site.ts';
import { siteName } from '#domain/texts/siteName.ts';
import { PageLayout } from '#features/ui/Layout.tsx';
import { Masthead } from '#features/ui/Masthead.tsx';
import { SkipLink } from '#features/ui/SkipLink.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { selectUser } from '#store/selectors/sessionSelectors.ts';
import { SiteFooter } from './SiteFooter.tsx';
import styles from './site.module.css';

interface SitePageProps {
  /** For tables and lists. */
  isWide?: boolean | undefined;
  /** Right of all in the masthead. */
  action?: ReactNode;
  children: ReactNode;
}

/** A page that belongs to no offer, in the frame that all pages have: the house's mark and name, who is signed in, and the foot. */
export function SitePage({ isWide, action, children }: SitePageProps) {
  const user = useAppSelector(selectUser);
  const who = user && loginTexts.signedInAs(fullName(user.first_name, user.last_name) || user.username);
  return (
    <div className={styles.site}>
      <SkipLink>{siteTexts.skip}</SkipLink>
      <Masthead name={siteName} href="/" aside={who} action={action} />
      <PageLayout isWide={isWide}>{children}</PageLayout>
      <SiteFooter />
    </div>
  );
}
