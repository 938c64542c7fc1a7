import { saveStatusTexts } from '#domain/texts/saveStatus.ts';
import { lazyComponent } from '#features/ui/lazyComponent.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { StickyBar } from '#features/ui/StickyBar.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { selectIsInOtherTab, selectSync, selectUnreadable } from '#store/selectors/syncSelectors.ts';
import styles from './wizard.module.css';

/** Needed if a stored file was not opened, or another tab has it. */
const FileNotices = lazyComponent(() =>
  import(/* webpackChunkName: "landing-rare" */ '#features/parts/device/FileNotices.tsx').then((m) => m.FileNotices),
);

/** Shows the messages too long for the state chip: another tab has the file, nothing can be saved, a stored file was not opened. */
export function SaveNotices() {
  const isInOtherTab = useAppSelector(selectIsInOtherTab);
  const { place } = useAppSelector(selectSync);
  const isUnreadable = useAppSelector(selectUnreadable) !== null;
  // A read-only view shows its reason at every scroll position.
  const Place = isInOtherTab ? StickyBar : 'div';
  return (
    <>
      {place === 'memory' && !isInOtherTab && (
        <div className={styles.notice}>
          <Notice kind="warn" title={saveStatusTexts.memoryOnly} />
        </div>
      )}
      {(isUnreadable || isInOtherTab) && (
        <Place className={styles.notice}>
          <FileNotices />
        </Place>
      )}
    </>
  );
}
