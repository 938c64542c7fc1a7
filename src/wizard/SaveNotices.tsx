import type { ReactNode } from 'react';
import { wizardTexts } from '#domain/texts/wizard.ts';
import { saveStatusTexts } from '#domain/texts/saveStatus.ts';
import { Button } from '#features/ui/Button.tsx';
import { lateComponent } from '#features/ui/lateComponent.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectSaveState, selectUnreadable } from '#store/selectors/saveSelectors.ts';
import { takeOverFile } from '#store/thunks/files.ts';
import styles from './wizard.module.css';

/** Needed where a stored file was not opened. */
const UnreadableNotice = lateComponent(() => import(/* webpackChunkName: "unreadable" */ '#features/ui/UnreadableNotice.tsx').then((m) => m.UnreadableNotice));

/** What the state chip alone cannot say: another tab has the file, nothing can be kept, a stored file was not opened. */
export function SaveNotices() {
  const notice = useSaveNotice();
  const isUnreadable = useAppSelector(selectUnreadable) !== null;
  return (
    <>
      {notice && <div className={styles.notice}>{notice}</div>}
      {isUnreadable && (
        <div className={styles.notice}>
          <UnreadableNotice />
        </div>
      )}
    </>
  );
}

function useSaveNotice(): ReactNode {
  const dispatch = useAppDispatch();
  // Only the kind: a write that comes and goes draws nothing here.
  const kind = useAppSelector((state) => selectSaveState(state).kind);
  if (kind === 'other-tab') {
    return (
      <Notice kind="warn" role="status" title={wizardTexts.otherTabTitle}>
        <p>{wizardTexts.otherTab}</p>
        <Button onClick={() => void dispatch(takeOverFile())}>{wizardTexts.takeOver}</Button>
      </Notice>
    );
  }
  if (kind === 'memory-only') return <Notice kind="warn" title={saveStatusTexts.memoryOnly} />;
  return null;
}
