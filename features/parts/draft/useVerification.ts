import { useState } from 'react';
import { joinTexts } from '#api/apiError.ts';
import { draftsApi } from '#api/draftsApi.ts';
import { tidyCode, verificationCodeError } from '#domain/application/draftCode.ts';
import { draftErrors } from '#domain/texts/draft.ts';
import { asApiError } from '#store/asApiError.ts';
import { useAppDispatch } from '#store/hooks.ts';

/** The field of the code. */
export const CODE_ID = 'draft-verification_code';

export interface Verification {
  /** `unsent`: no code was asked for yet. After a refusal one that came before can be entered. */
  stage: 'unsent' | 'asking' | 'verified';
  /** When the last code went out, in milliseconds of this device's clock; 0 where none did. */
  sentAt: number;
  typed: string;
  /** What is said at the field. */
  error: string | undefined;
  /** A call failed in another way than the documents name (3-ERR-01). */
  isFailed: boolean;
  isBusy: boolean;
  /** Counts how often the field of the code wants to be looked at. */
  calls: number;
  type: (typed: string) => void;
  send: () => Promise<void>;
  verify: () => Promise<void>;
}

/** Verifies the mobile number of a saved draft: a code is sent on demand, then entered (3-DRAFT-02, 3-DRAFT-03). */
export function useVerification(draftUrl: string): Verification {
  const dispatch = useAppDispatch();
  const [progress, setProgress] = useState<Pick<Verification, 'stage' | 'sentAt'>>({ stage: 'unsent', sentAt: 0 });
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [isFailed, setFailed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [calls, setCalls] = useState(0);

  /** Makes one call; a refusal is said at the field, what else goes wrong beside the button. */
  const ask = async (call: () => Promise<{ error?: unknown }>, wordsOf: (data: unknown) => string | null) => {
    if (isBusy) return false;
    setBusy(true);
    setFailed(false);
    setError(undefined);
    const { error: failed } = await call();
    setBusy(false);
    if (failed === undefined) return true;
    const problem = asApiError(failed);
    const words = problem.kind === 'invalid' ? wordsOf(problem.data) : null;
    if (words === null) setFailed(true);
    else refuse(words);
    return false;
  };
  const refuse = (words: string) => {
    setError(words);
    setProgress(({ sentAt }) => ({ stage: 'asking', sentAt }));
    setCalls((count) => count + 1);
  };

  const send = async () => {
    const { sendDraftCode } = draftsApi.endpoints;
    const isSent = await ask(() => dispatch(sendDraftCode.initiate({ draftUrl }, { track: false })), joinTexts);
    if (!isSent) return;
    setTyped('');
    setProgress({ stage: 'asking', sentAt: Date.now() });
    setCalls((count) => count + 1);
  };
  const verify = async () => {
    const code = tidyCode(typed);
    const wrong = verificationCodeError(code);
    if (wrong !== null) return refuse(wrong);
    const { verifyDraftMobile } = draftsApi.endpoints;
    const isVerified = await ask(
      () => dispatch(verifyDraftMobile.initiate({ draftUrl, code }, { track: false })),
      () => draftErrors.codeInvalid,
    );
    if (isVerified) setProgress(({ sentAt }) => ({ stage: 'verified', sentAt }));
  };
  const type = (text: string) => {
    setTyped(text);
    setError(undefined);
  };
  return { ...progress, typed, error, isFailed, isBusy, calls, type, send, verify };
}
