import type { OpenedDraft } from '#api/draftsApi.ts';
import { oneTimePasswordError } from '#domain/application/draftCode.ts';
import { draftPageErrors } from '#domain/texts/draftPage.ts';
import { enterDraft } from '#store/drafts/enterDraft.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { useCode, type CodeEntry, type CodePurpose } from './useCode.ts';

interface OneTimePassword extends Pick<CodePurpose, 'draftUrl' | 'onNotSent'> {
  onRight: (draft: OpenedDraft) => void;
  /** Called after no response, or if the code is over: an earlier press may have opened the draft and lost its response. */
  onUnsure?: () => Promise<void>;
}

/** Returns the entry of the code that opens a draft: sent on demand, then entered (3-OTP-01 to 3-OTP-08). */
export function useOneTimePassword({ onRight, onUnsure, ...purpose }: OneTimePassword): CodeEntry {
  const dispatch = useAppDispatch();
  return useCode({
    ...purpose,
    fieldId: 'draft-otp_token',
    check: oneTimePasswordError,
    enter: async (code) => {
      const entered = await dispatch(enterDraft(purpose.draftUrl, code));
      if (entered.kind === 'right') onRight(entered.draft);
      if (entered.kind === 'refused') return { ...entered, waits: true };
      if (entered.kind === 'failed' || (entered.kind === 'wrong' && entered.isOver)) await onUnsure?.();
      return entered.kind === 'wrong'
        ? { kind: 'refused', words: draftPageErrors.codeInvalid, isOver: entered.isOver }
        : { kind: entered.kind };
    },
  });
}
