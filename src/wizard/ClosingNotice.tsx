import { useEffect, useEffectEvent, useState } from 'react';
import { serviceNow } from '#api/serviceClock.ts';
import { closingTexts } from '#domain/texts/closing.ts';
import { frameTexts } from '#domain/texts/ui.ts';
import { Kept } from '#features/parts/draft/Kept.tsx';
import { Button } from '#features/ui/Button.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { closingText } from './closingText.ts';
import styles from './wizard.module.css';

const HOUR = 60 * 60_000;
/** Milliseconds between two looks at the clock. */
const LOOK = 20_000;

/** Time before closing at which each stage starts, the last stage first. */
const STAGES = [
  { name: 'hour', from: HOUR },
  { name: 'day', from: 24 * HOUR },
  { name: 'week', from: 7 * 24 * HOUR },
] as const;
type Stage = (typeof STAGES)[number]['name'];

function stageAt(left: number): Stage | null {
  return left > 0 ? (STAGES.find(({ from }) => left <= from)?.name ?? null) : null;
}

/** Returns true if the stage was closed for this file in this tab; a browser without storage shows it again after a reload. */
function isClosed(key: string): boolean {
  try {
    return window.sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function noteClosed(key: string): void {
  try {
    window.sessionStorage.setItem(key, '1');
  } catch {
    // The notice is then closed on this page alone.
  }
}

interface ClosingNoticeProps {
  closesAt: string;
  /** The application is read-only. */
  isOver: boolean;
  /** Called as the offer closes: the element that had the focus is gone. */
  onClosed: () => void;
}

/**
 * Says that the offer closes soon and, once it has closed, that the application is saved; one place for both, so that the change is
 * announced.
 */
export function ClosingNotice({ isOver, ...props }: ClosingNoticeProps) {
  const [wasOpen] = useState(!isOver);
  const refocus = useEffectEvent(() => {
    if (wasOpen && document.activeElement === document.body) props.onClosed();
  });
  useEffect(() => {
    if (isOver) refocus();
  }, [isOver]);
  return (
    <div role="status" data-print="no">
      {isOver ? <Closed /> : <ClosingSoon {...props} />}
    </div>
  );
}

function Closed() {
  return (
    <div className={styles.notice}>
      <Notice kind="warn" role="note" title={closingTexts.closedTitle}>
        <p>{closingTexts.closed}</p>
        <Kept />
      </Notice>
    </div>
  );
}

/** Says a week, a day and an hour before that the offer closes, each time until it is closed, once for each file. */
function ClosingSoon({ closesAt, onClosed }: Omit<ClosingNoticeProps, 'isOver'>) {
  const file = useAppSelector(({ wizard }) => wizard.fileKey);
  const [stage, setStage] = useState<Stage | null>(null);
  const [closed, setClosed] = useState<string | null>(null);
  useEffect(() => {
    const look = () => setStage(stageAt(Date.parse(closesAt) - serviceNow()));
    const first = window.setTimeout(look);
    const timer = window.setInterval(look, LOOK);
    return () => {
      window.clearTimeout(first);
      window.clearInterval(timer);
    };
  }, [closesAt]);
  const key = `allot:closing:${file ?? ''}:${stage ?? ''}`;
  const isShown = stage !== null && closed !== key && !isClosed(key);
  const close = () => {
    noteClosed(key);
    setClosed(key);
    onClosed();
  };
  if (!isShown) return null;
  return (
    <div className={styles.notice}>
      <Notice kind="info" role="note" title={closingTexts[stage]}>
        <p>{closingTexts.before(closingText(closesAt) ?? '')}</p>
        <Button kind="link" onClick={close}>
          {frameTexts.close}
        </Button>
      </Notice>
    </div>
  );
}
