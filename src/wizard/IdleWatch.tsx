import { idleTexts } from '#domain/texts/idle.ts';
import { Button } from '#features/ui/Button.tsx';
import { useAppSelector } from '#store/hooks.ts';
import styles from './IdleWatch.module.css';
import { useIdleWatch } from './useIdleWatch.ts';

/**
 * Warns a signed-in user before an idle session ends (3-LOGIN-11). Screen readers speak it when it appears and when a minute and half a
 * minute are left; focus stays, since any key anywhere is an answer.
 */
export function IdleWatch() {
  const { secondsLeft, stay } = useIdleWatch();
  const isShared = useAppSelector((state) => state.saveStatus.isShared);
  return (
    <div role="alert" className={styles.place} data-print="no">
      {secondsLeft !== null && (
        <section className={styles.notice} aria-label={idleTexts.title}>
          <h2>{idleTexts.title}</h2>
          <p>{`${idleTexts.timeLeft(spokenSeconds(secondsLeft))} ${isShared ? idleTexts.isLost : idleTexts.isKept}`}</p>
          <p>
            <Button kind="primary" onClick={stay}>
              {idleTexts.stay}
            </Button>
            <span className={styles.left} aria-hidden="true">
              {`${Math.floor(secondsLeft / 60)}:${String(secondsLeft % 60).padStart(2, '0')}`}
            </span>
          </p>
        </section>
      )}
    </div>
  );
}

/** Seconds as spoken, which change three times; every second would be noise. */
function spokenSeconds(left: number): number {
  if (left > 60) return 120;
  return left > 30 ? 60 : 30;
}
