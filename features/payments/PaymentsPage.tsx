import { Link } from 'wouter';
import { isIssuerActing } from '#domain/session.ts';
import { receivedTexts } from '#domain/texts/received.ts';
import { links } from '#domain/texts/shell.ts';
import { AccountPage } from '#features/parts/account/AccountPage.tsx';
import { OtherContext } from '#features/parts/account/OtherContext.tsx';
import { CheckedList } from './CheckedList.tsx';
import { PasteForm } from './PasteForm.tsx';
import styles from './payments.module.css';
import { usePastedList } from './usePastedList.ts';

const texts = receivedTexts.list;

/** Page on which staff record the payments of a pasted list: first the list, then what each line comes to, then the outcomes. */
export function PaymentsPage() {
  // Above the log-in: a session that ends loses no list.
  const list = usePastedList();
  return (
    <AccountPage id="payments" title={texts.title} logIn={texts.logIn} unknown={texts.unknown} isForStaff>
      {(user) =>
        isIssuerActing(user) ? (
          <div className={styles.page}>
            <p data-print="no">
              <Link href={links.issuerApplications}>{texts.back}</Link>
            </p>
            {list.checked === null ? (
              <PasteForm list={list} />
            ) : (
              <CheckedList checked={list.checked} onChange={list.change} onAnother={list.begin} />
            )}
          </div>
        ) : (
          <OtherContext user={user} />
        )
      }
    </AccountPage>
  );
}
