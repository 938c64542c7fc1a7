import { useEffect, useState, type KeyboardEvent } from 'react';
import { countdown, RESEND_AFTER_MS } from '#domain/application/draftCode.ts';
import { codeTexts } from '#domain/texts/code.ts';
import { Button } from '#features/ui/Button.tsx';
import { FieldGrid } from '#features/ui/fields/Field.tsx';
import { TextField } from '#features/ui/fields/TextField.tsx';
import { focusField } from '#features/ui/form/focusField.ts';
import type { CodeEntry } from './useCode.ts';
import styles from './draft.module.css';

interface CodeFieldProps {
  /** Its name in the call. */
  name: string;
  label: string;
  entry: CodeEntry;
}

/** The field of a code, once one was asked for. Enter in it enters the code, as in a form. */
export function CodeField({ name, label, entry }: CodeFieldProps) {
  const { fieldId, typed, error, calls, type, enter } = entry;
  useEffect(() => {
    if (calls > 0) focusField(fieldId);
  }, [calls, fieldId]);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void enter();
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Enter in its field enters the code
    <div onKeyDown={handleKey}>
      <FieldGrid>
        <TextField
          id={fieldId}
          name={name}
          label={label}
          inputMode="numeric"
          autoComplete="one-time-code"
          isCode
          width={6}
          value={typed}
          error={error}
          onChange={type}
        />
      </FieldGrid>
    </div>
  );
}

/**
 * Another code can be asked for five minutes after the last (3-OTP-09); until then it says when, unless the field says it. That one is
 * needed is said before.
 */
export function Resend({ entry }: { entry: CodeEntry }) {
  return (
    <div>
      <p role="status">{entry.isOver && codeTexts.over}</p>
      {!entry.waits && <ResendAfter key={entry.sentAt} entry={entry} />}
    </div>
  );
}

function ResendAfter({ entry: { sentAt, isBusy, send } }: { entry: CodeEntry }) {
  const left = useTimeLeft(sentAt + RESEND_AFTER_MS);
  if (left > 0) return <p className={styles.quiet}>{codeTexts.anotherIn(countdown(left))}</p>;
  return (
    <p>
      <Button kind="link" isBusy={isBusy} onClick={() => void send()}>
        {codeTexts.resend}
      </Button>
    </p>
  );
}

/** Milliseconds until then, anew each second; by the clock, since timers of a page in the background stand still. */
function useTimeLeft(until: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= until) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return until - now;
}
