import { useEffect, useRef } from 'react';
import { draftsApi } from '#api/draftsApi.ts';
import { verificationCodeError } from '#domain/application/draftCode.ts';
import { draftErrors, draftTexts } from '#domain/texts/draft.ts';
import { Notice } from '#features/ui/Notice.tsx';
import { useAppDispatch } from '#store/hooks.ts';
import { CodeField, Resend } from './CodeField.tsx';
import { useCode, verdictOn, type CodeEntry } from './useCode.ts';
import styles from './draft.module.css';

/** The verification of the mobile number of a saved draft: a code is sent on demand, then entered (3-DRAFT-02, 3-DRAFT-03). */
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
  /** The last digits of the number: enough to know it by. */
  mobileEnd: string;
  verification: CodeEntry;
}

/** The mobile number's part of the dialog: what happens, the code, and how to get another one. */
export function MobileVerification({ mobileEnd, verification }: MobileVerificationProps) {
  const { stage, isSent, isFailed } = verification;
  const success = useRef<HTMLElement>(null);
  // The button that was pressed is gone.
  useEffect(() => success.current?.focus(), [stage]);
  return (
    <section className={styles.content} aria-label={draftTexts.verify}>
      {stage !== 'right' && <h3>{draftTexts.verify}</h3>}
      {stage !== 'right' && <p>{(isSent ? draftTexts.sentTo : draftTexts.sendsTo)(mobileEnd)}</p>}
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
        {isFailed && draftTexts.callFailed}
      </div>
    </section>
  );
}
