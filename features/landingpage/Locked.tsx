import type { Elements } from '#features/ui/elements.tsx';
import { useIsLive } from '#features/ui/useIsLive.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectIsInOtherTab } from '#store/selectors/syncSelectors.ts';
import styles from './landingpage.module.css';

/**
 * Locks the parts that a tab cannot change while another one has the application, and until the page is live; signing out stays outside of
 * them.
 */
export function Locked({ children }: { children: Elements }) {
  const isReadOnly = useAppSelector((state) => selectIsInOtherTab(state) || state.saveStatus.isReading);
  const isLive = useIsLive();
  return (
    <fieldset role="none" className={styles.locked} disabled={isReadOnly || !isLive}>
      {children}
    </fieldset>
  );
}
