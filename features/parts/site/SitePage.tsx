import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { fullName } from '#domain/people/names.ts';
import { isIssuerActing } from '#domain/session.ts';
import { loginTexts } from '#domain/texts/login.ts';
import { links } from '#domain/texts/shell.ts';
import { siteTexts } from '#domain/texts/site.ts';
import { siteName } from '#domain/texts/siteName.ts';
import { PageLayout } from '#features/ui/Layout.tsx';
import { Masthead } from '#features/ui/Masthead.tsx';
import { SkipLink } from '#features/ui/SkipLink.tsx';
import type { Elements } from '#features/ui/elements.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { selectUser } from '#store/selectors/sessionSelectors.ts';
import { SiteFooter } from './SiteFooter.tsx';
import styles from './site.module.css';

interface SitePageProps {
  /** Wide column, for tables and lists. */
  isWide?: boolean | undefined;
  /** Content at the far right of the masthead. */
  action?: Elements;
  children: ReactNode;
}

/** Page without an offer, in the frame of all pages: the site's mark and name, the signed-in user, and the footer. */
export function SitePage({ isWide, action, children }: SitePageProps) {
  const user = useAppSelector(selectUser);
  const who = user && loginTexts.signedInAs(fullName(user.first_name, user.last_name) || user.username);
  const actions = isIssuerActing(user) ? (
    <div className={styles.actions}>
      <Link href={links.issuerApplications}>{siteTexts.issuerApplications}</Link>
      {action}
    </div>
  ) : (
    action
  );
  return (
    <div className={styles.site}>
      <SkipLink>{siteTexts.skip}</SkipLink>
      <Masthead name={siteName} href="/" aside={who} action={actions} />
      <PageLayout isWide={isWide}>{children}</PageLayout>
      <SiteFooter />
    </div>
  );
}
