import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { countdown, RESEND_AFTER_MS } from '#domain/application/draftCode.ts';
import { draftTexts } from '#domain/texts/draft.ts';
import { Button } from '#features/ui/Button.tsx';
import { FieldGrid } from '#features/ui/fields/Field.tsx';
import { TextField } from '#features/ui/fields/TextField.tsx';
import { focusField } from '#features/ui/form/focusField.ts';
import { Notice } from '#features/ui/Notice.tsx';
import { CODE_ID, type Verification } from './useVerification.ts';
import styles from './draft.module.css';

interface MobileVerificationProps {
  /** The last digits of the number: enough to know it by. */
  mobileEnd: string;
  verification: Verification;
}

/** The mobile number's part of the dialog: what happens, the code, and how to get another one. */
export function MobileVerification({ mobileEnd, verification }: MobileVerificationProps) {
  const { stage, sentAt, typed, error, isFailed, isBusy, calls, type, send, verify } = verification;
  useEffect(() => {
    if (calls > 0) focusField(CODE_ID);
  }, [calls]);
  const success = useRef<HTMLElement>(null);
  // The button that was pressed is gone.
  useEffect(() => success.current?.focus(), [stage]);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void verify();
  };
  return (
    <section className={styles.content} aria-label={draftTexts.verify}>
      {stage !== 'verified' && <h3>{draftTexts.verify}</h3>}
      {stage !== 'verified' && <p>{(sentAt > 0 ? draftTexts.sentTo : draftTexts.sendsTo)(mobileEnd)}</p>}
      {stage === 'asking' && (
        // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Enter in its field verifies, as in a form
        <div onKeyDown={handleKey}>
          <FieldGrid>
            <TextField
              id={CODE_ID}
              name="verification_code"
              label={draftTexts.code}
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
      )}
      {stage === 'asking' && <Resend key={sentAt} sentAt={sentAt} isBusy={isBusy} onResend={() => void send()} />}
      <div role="status">
        {stage === 'verified' && (
          <Notice kind="success" title={draftTexts.verified} role="note" ref={success} tabIndex={-1} />
        )}
        {isFailed && draftTexts.callFailed}
      </div>
    </section>
  );
}

interface ResendProps {
  sentAt: number;
  isBusy: boolean;
  onResend: () => void;
}

/** Another code can be asked for five minutes after the last (3-OTP-09); until then it says when. */
function Resend({ sentAt, isBusy, onResend }: ResendProps) {
  const left = useTimeLeft(sentAt + RESEND_AFTER_MS);
  if (left > 0) return <p className={styles.quiet}>{draftTexts.resendIn(countdown(left))}</p>;
  return (
    <p>
      <Button kind="link" isBusy={isBusy} onClick={onResend}>
        {draftTexts.resendCode}
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
