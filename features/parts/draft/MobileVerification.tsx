import { useEffect, useRef } from 'react';
import { draftsApi } from '#api/draftsApi.ts';
import { verificationCodeError } from '#domain/application/draftCode.ts';
import { draftErrors, draftTexts } from '#domain/texts/draft.ts';
import { mobileTexts } from '#domain/texts/mobiles.ts';
import { Notice } from '#features/ui/Notice.tsx';
import { useAppDispatch } from '#store/hooks.ts';
import { CodeField, Resend } from './CodeField.tsx';
import { UnlikelyNote } from './UnlikelyNote.tsx';
import { useCode, verdictOn, type CodeEntry } from './useCode.ts';
import styles from './draft.module.css';

/** Returns the code entry that verifies the mobile number of a saved draft: sent on demand, then entered (3-DRAFT-02, 3-DRAFT-03). */
export function useVerification(draftUrl: string): CodeEntry {
  const dispatch = useAppDispatch();
  const { verifyDraftMobile } = draftsApi.endpoints;
  return useCode({
    draftUrl,
    fieldId: 'draft-verification_code',
    check: verificationCodeError,
    enter: async (code) =>
      verdictOn(
        await dispatch(verifyDraftMobile.initiate({ draftUrl, code }, { track: false })),
        () => draftErrors.codeInvalid,
      ),
  });
}

interface MobileVerificationProps {
  /** Kind, country and last digits of the number: enough to recognise it. */
  maskedMobile: string;
  verification: CodeEntry;
}

/** Mobile number part of the dialog: what happens, the code, and the way to another code. */
export function MobileVerification({ maskedMobile, verification }: MobileVerificationProps) {
  const { stage, isSent, isFailed } = verification;
  const success = useRef<HTMLElement>(null);
  // The pressed button is gone.
  useEffect(() => success.current?.focus(), [stage]);
  return (
    <section className={styles.content} aria-label={draftTexts.verify}>
      {stage !== 'right' && <h3>{draftTexts.verify}</h3>}
      {stage !== 'right' && <p>{(isSent ? draftTexts.sentTo : draftTexts.sendsTo)(maskedMobile)}</p>}
      {stage !== 'right' && <UnlikelyNote maskedMobile={maskedMobile}>{mobileTexts.unlikelyHelp.save}</UnlikelyNote>}
      {stage === 'asking' && (
        <>
          <CodeField name="verification_code" label={draftTexts.code} entry={verification} />
          <Resend entry={verification} />
        </>
      )}
      <div role="status">
        {stage === 'right' && (
          <Notice kind="success" title={draftTexts.verified} role="note" ref={success} tabIndex={-1} />
        )}
        {isFailed && <span>{draftTexts.callFailed}</span>}
      </div>
    </section>
  );
}
