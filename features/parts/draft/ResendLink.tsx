import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useResendLinkMutation } from '#api/resumingApi.ts';
import { resendAddressError } from '#domain/application/resendLink.ts';
import { draftTexts } from '#domain/texts/draft.ts';
import { resumeTexts } from '#domain/texts/resume.ts';
import { serverTexts } from '#domain/texts/server.ts';
import { Button } from '#features/ui/Button.tsx';
import { ButtonRow } from '#features/ui/ButtonRow.tsx';
import { FieldGrid } from '#features/ui/fields/Field.tsx';
import { TextField } from '#features/ui/fields/TextField.tsx';
import { focusField } from '#features/ui/form/focusField.ts';
import { Notice } from '#features/ui/Notice.tsx';
import { asApiError } from '#store/asApiError.ts';
import styles from './draft.module.css';

const FIELD_ID = 'link-again-email_address';

interface LinkAgainProps {
  /** Slug of the offer. */
  slug: string;
  /** Address that is known already. */
  email?: string | undefined;
  /** Message after the request; the same for every address. */
  sent?: string | undefined;
  /** True if a press on the element it replaces made it appear: it takes the focus. */
  takesFocus?: boolean;
  /** Asked on a press: true if an earlier question is unanswered, which shows its own message. */
  isHeldBack?: () => boolean;
}

/**
 * `Send me my link again` (3-LAND-20). The message is the same for every address, so that nobody learns which applications exist. It is no
 * form element, because it may be inside another form.
 */
export function ResendLink(props: LinkAgainProps) {
  const { slug, email: known = '', sent = resumeTexts.sent, takesFocus = false, isHeldBack = () => false } = props;
  const [typed, setTyped] = useState(known);
  const { outcome, error, isBusy, send, forget } = useSending(slug);
  useEffect(() => {
    if (takesFocus) focusField(FIELD_ID);
  }, [takesFocus]);
  const handleSend = () => {
    if (!isHeldBack()) void send(typed);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    handleSend();
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Enter in its field sends, as in a form
    <div onKeyDown={handleKey}>
      <FieldGrid>
        <TextField
          id={FIELD_ID}
          name="email_address"
          label={resumeTexts.email}
          help={resumeTexts.emailHelp}
          type="email"
          autoComplete="email"
          width={9}
          value={typed}
          error={error}
          onChange={(address) => {
            setTyped(address);
            forget();
          }}
        />
      </FieldGrid>
      <div className={styles.content}>
        <ButtonRow>
          <Button isBusy={isBusy} onClick={handleSend}>
            {resumeTexts.send}
          </Button>
          <span role="alert">{outcome === 'failed' && draftTexts.callFailed}</span>
          <span role="alert">{outcome === 'tooMany' && serverTexts.tooManyCalls}</span>
        </ButtonRow>
        <div role="status">{outcome === 'sent' && <Notice kind="success" role="note" title={sent} />}</div>
      </div>
    </div>
  );
}

type Outcome = 'sent' | 'failed' | 'tooMany';

/** Sends one request however often the button is pressed. A wrong address shows at the field, a failure beside the button. */
function useSending(slug: string) {
  const [resendLink] = useResendLinkMutation();
  const [told, tell] = useState<{ slug: string; outcome: Outcome } | null>(null);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const send = async (email_address: string) => {
    if (isRunning.current) return;
    const wrong = resendAddressError(email_address);
    setError(wrong);
    tell(null);
    if (wrong !== undefined) return void focusField(FIELD_ID);
    isRunning.current = true;
    setBusy(true);
    const { error: failed } = await resendLink({ slug, email_address });
    isRunning.current = false;
    setBusy(false);
    tell({ slug, outcome: failed === undefined ? 'sent' : isTooMany(failed) ? 'tooMany' : 'failed' });
  };
  const forget = () => {
    setError(undefined);
    tell(null);
  };
  // An outcome for another offer says nothing about this one.
  const outcome = told?.slug === slug ? told.outcome : null;
  return { outcome, error, isBusy, send, forget };
}

function isTooMany(failed: unknown): boolean {
  const error = asApiError(failed);
  return error.kind === 'server' && error.status === 429;
}
