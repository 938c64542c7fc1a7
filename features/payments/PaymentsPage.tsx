import { useState } from 'react';
import { Link } from 'wouter';
import { receivedTexts } from '#domain/texts/received.ts';
import { links } from '#domain/texts/shell.ts';
import { IssuerPage } from '#features/parts/account/IssuerPage.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { selectUser } from '#store/selectors/sessionSelectors.ts';
import { CheckedList } from './CheckedList.tsx';
import { PasteForm } from './PasteForm.tsx';
import styles from './payments.module.css';
import { useRecordLines } from './useRecordLines.ts';
import { usePastedList } from './usePastedList.ts';

const texts = receivedTexts.list;

/** Page on which staff record the payments of a pasted list. What one person has pasted goes once another one logs in on the page. */
export function PaymentsPage() {
  const userId = useAppSelector((state) => selectUser(state)?.id);
  const [kept, setKept] = useState({ of: userId, pages: 0 });
  if (userId !== undefined && userId !== kept.of)
    setKept({ of: userId, pages: kept.of === undefined ? kept.pages : kept.pages + 1 });
  return <OnePersonsPage key={kept.pages} />;
}

/** Shows first the list, then how each line is judged, then the outcomes. */
function OnePersonsPage() {
  // Above the log-in: a session that ends loses neither the list nor what was recorded of it.
  const list = usePastedList();
  const recording = useRecordLines(list.checked);
  return (
    <IssuerPage id="payments" title={texts.title} logIn={texts.logIn} unknown={texts.unknown}>
      <div className={styles.page}>
        <p data-print="no">
          <Link href={links.issuerApplications}>{texts.back}</Link>
        </p>
        {list.checked === null ? <PasteForm list={list} /> : <CheckedList list={list} recording={recording} />}
      </div>
    </IssuerPage>
  );
}
