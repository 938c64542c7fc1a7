import { useEffect, useState, type KeyboardEvent } from 'react';
import { serviceNow } from '#api/serviceClock.ts';
import { countdown, RESEND_AFTER_MS } from '#domain/application/draftCode.ts';
import { codeTexts } from '#domain/texts/code.ts';
import { Button } from '#features/ui/Button.tsx';
import { FieldGrid } from '#features/ui/fields/Field.tsx';
import { TextField } from '#features/ui/fields/TextField.tsx';
import { focusField } from '#features/ui/form/focusField.ts';
import type { CodeEntry } from './useCode.ts';
import styles from './draft.module.css';

interface CodeFieldProps {
  /** Name of the code in the request. */
  name: string;
  label: string;
  entry: CodeEntry;
}

/** Field of a code, once one was requested. Enter submits the code, as in a form. */
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
 * Offers another code five minutes after the last one (3-OTP-09). Until then it counts down, unless the field says it. It says first if
 * another code is needed.
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

/**
 * Returns the milliseconds left until a time, updated each second. Reads the clock, because timers of a page in the background stand still.
 */
function useTimeLeft(until: number): number {
  const [now, setNow] = useState(serviceNow);
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(serviceNow());
      if (serviceNow() >= until) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return until - now;
}
