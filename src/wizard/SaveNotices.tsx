import type { ReactNode } from 'react';
import { pageTexts } from '#domain/texts/pages.ts';
import { saveStatusTexts } from '#domain/texts/saveStatus.ts';
import { Button } from '#features/ui/Button.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { recoveryAcknowledged } from '#store/saveStatusSlice.ts';
import { selectSaveState } from '#store/selectors/saveSelectors.ts';
import { takeOverFile } from '#store/thunks/files.ts';
import styles from './wizard.module.css';

/** What the state chip alone cannot say: another tab has the file, nothing can be kept, a draft was set aside. */
export function SaveNotices() {
  const notice = useSaveNotice();
  return notice && <div className={styles.notice}>{notice}</div>;
}

function useSaveNotice(): ReactNode {
  const dispatch = useAppDispatch();
  // Only the kind: a write that comes and goes draws nothing here.
  const kind = useAppSelector((state) => selectSaveState(state).kind);
  if (kind === 'other-tab') {
    return (
      <Notice kind="warn" role="status" title={pageTexts.otherTabTitle}>
        <p>{pageTexts.otherTab}</p>
        <Button onClick={() => void dispatch(takeOverFile())}>{pageTexts.takeOver}</Button>
      </Notice>
    );
  }
  if (kind === 'recovered') {
    return (
      <Notice kind="warn" role="status" title={pageTexts.recoveredTitle}>
        <p>{pageTexts.recovered}</p>
        <Button onClick={() => dispatch(recoveryAcknowledged())}>{pageTexts.dismiss}</Button>
      </Notice>
    );
  }
  if (kind === 'memory-only') return <Notice kind="warn" title={saveStatusTexts.memoryOnly} />;
  return null;
}
