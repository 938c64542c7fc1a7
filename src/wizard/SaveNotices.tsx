import { saveStatusTexts } from '#domain/texts/saveStatus.ts';
import { lateComponent } from '#features/ui/lateComponent.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { StickyBar } from '#features/ui/StickyBar.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { selectSaveState, selectUnreadable } from '#store/selectors/saveSelectors.ts';
import styles from './wizard.module.css';

/** Needed where a stored file was not opened, or another tab has it. */
const FileNotices = lateComponent(() =>
  import(/* webpackChunkName: "unreadable" */ '#features/parts/device/FileNotices.tsx').then((m) => m.FileNotices),
);

/** What the state chip alone cannot say: another tab has the file, nothing can be kept, a stored file was not opened. */
export function SaveNotices() {
  const kind = useAppSelector((state) => selectSaveState(state).kind);
  const isUnreadable = useAppSelector(selectUnreadable) !== null;
  // A view that cannot be changed says why wherever one is in it.
  const Place = kind === 'other-tab' ? StickyBar : 'div';
  return (
    <>
      {kind === 'memory-only' && (
        <div className={styles.notice}>
          <Notice kind="warn" title={saveStatusTexts.memoryOnly} />
        </div>
      )}
      {(isUnreadable || kind === 'other-tab') && (
        <Place className={styles.notice}>
          <FileNotices />
        </Place>
      )}
    </>
  );
}
