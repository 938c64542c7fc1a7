import { Link } from 'wouter';
import { isIssuerActing } from '#domain/session.ts';
import { recordTexts } from '#domain/texts/record.ts';
import { links } from '#domain/texts/shell.ts';
import { AccountPage } from '#features/parts/account/AccountPage.tsx';
import { OtherContext } from '#features/parts/account/OtherContext.tsx';
import { Spinner } from '#features/ui/Spinner.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { selectIsStaff } from '#store/selectors/sessionSelectors.ts';
import styles from './record.module.css';

interface HiddenPageProps {
  /** The application is requested again. */
  isTrying: boolean;
}

/**
 * The issuer's page where the application cannot be shown: a log-in for staff; the same answer for another issuer's application and for
 * one that does not exist.
 */
export function HiddenPage({ isTrying }: HiddenPageProps) {
  const isStaff = useAppSelector(selectIsStaff);
  return (
    <AccountPage
      id="issuer"
      title={!isStaff || isTrying ? recordTexts.staffTitle : recordTexts.hiddenTitle}
      logIn={recordTexts.staffLogIn}
      unknown={recordTexts.failed}
      isForStaff
    >
      {(known) => {
        if (!isIssuerActing(known)) return <OtherContext user={known} />;
        if (isTrying) return <Spinner />;
        return (
          <>
            <p className={styles.intro}>{recordTexts.hidden}</p>
            <p>
              <Link href={links.issuerApplications}>{recordTexts.allApplications}</Link>
            </p>
          </>
        );
      }}
    </AccountPage>
  );
}
