import { useEffect, useEffectEvent, useState } from 'react';
import { ALERT_TIMEOUT } from '#domain/texts/shell.ts';
import { frameTexts } from '#domain/texts/ui.ts';
import styles from './Alert.module.css';
import { IconButton } from './Button.tsx';
import { classNames } from './classNames.ts';
import { Icon, type IconName } from './Icon.tsx';
import type { NoticeKind } from './Notice.tsx';

/** Milliseconds a message takes to fade after its time (1-SHELL-38). */
const FADE_MS = 220;

export interface AlertMessage {
  kind: NoticeKind;
  text: string;
  /** Milliseconds until it fades, 2000 by default; errors stay until they are closed. */
  timeoutMs?: number | undefined;
}

interface AlertProps {
  /** Null for no message; the live region stays, so that the next one is announced. */
  message: AlertMessage | null;
  /** Called once the message has faded or was closed: the owner sets `message` to null. */
  onDone: () => void;
}

const ICONS: Record<NoticeKind, IconName> = { error: 'stop', warn: 'alert', info: 'info', success: 'check' };

/** Message that appears, is announced politely and fades. Give each message its own object. */
export function Alert({ message, onDone }: AlertProps) {
  const [fading, setFading] = useState<AlertMessage | null>(null);
  const finish = useEffectEvent(onDone);

  useEffect(() => {
    if (!message || message.kind === 'error') return undefined;
    const standing = message.timeoutMs ?? ALERT_TIMEOUT;
    const fade = setTimeout(() => setFading(message), standing);
    const done = setTimeout(() => finish(), standing + FADE_MS);
    return () => {
      clearTimeout(fade);
      clearTimeout(done);
    };
  }, [message]);

  return (
    <div className={styles.region} role="status">
      {message && (
        <div className={classNames(styles.alert, styles[message.kind], fading === message && styles.fading)}>
          <Icon name={ICONS[message.kind]} />
          <p>{message.text}</p>
          {message.kind === 'error' && <IconButton icon="x" label={frameTexts.close} onClick={onDone} />}
        </div>
      )}
    </div>
  );
}
