import { useEffect, useState } from 'react';
import { closingTexts } from '#domain/texts/closing.ts';
import { frameTexts } from '#domain/texts/ui.ts';
import { Button } from '#features/ui/Button.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { closingText } from './closingText.ts';
import styles from './wizard.module.css';

const HOUR = 60 * 60_000;
/** Milliseconds between two looks at the clock. */
const LOOK = 20_000;

/** From when on each is said, the last one first. */
const STAGES = [
  { name: 'hour', from: HOUR },
  { name: 'day', from: 24 * HOUR },
  { name: 'week', from: 7 * 24 * HOUR },
] as const;
type Stage = (typeof STAGES)[number]['name'];

function stageAt(left: number): Stage | null {
  return left > 0 ? (STAGES.find(({ from }) => left <= from)?.name ?? null) : null;
}

/** Closed for this file in this tab; a browser that keeps nothing says it again after a reload. */
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
    // Then it is closed on this page alone.
  }
}

interface ClosingNoticeProps {
  closesAt: string;
  onClosed: () => void;
}

/** Says a week, a day and an hour before the offer closes that it does, each until it is closed, once for each file. */
export function ClosingNotice({ closesAt, onClosed }: ClosingNoticeProps) {
  const file = useAppSelector(({ wizard }) => wizard.fileKey);
  // The place is there before its words, so that they are announced.
  const [stage, setStage] = useState<Stage | null>(null);
  const [closed, setClosed] = useState<string | null>(null);
  useEffect(() => {
    const look = () => setStage(stageAt(Date.parse(closesAt) - Date.now()));
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
  return (
    <div role="status" data-print="no">
      {isShown && (
        <div className={styles.notice}>
          <Notice kind="info" role="note" title={closingTexts[stage]}>
            <p>{closingTexts.before(closingText(closesAt) ?? '')}</p>
            <Button kind="link" onClick={close}>
              {frameTexts.close}
            </Button>
          </Notice>
        </div>
      )}
    </div>
  );
}
