import { joinTexts } from '#api/apiError.ts';
import { oneTimePasswordError } from '#domain/application/draftCode.ts';
import { draftPageErrors } from '#domain/texts/draftPage.ts';
import { useCode, verdictOn, type CodeEntry, type CodePurpose } from './useCode.ts';

interface Answered {
  /** `verified`: the code was right. `code_over`: no further guess would be compared with the newest code. */
  data?: { verified?: boolean; code_over?: boolean } | undefined;
  error?: unknown;
}

interface VerifiedCode extends Pick<CodePurpose, 'draftUrl' | 'fieldId' | 'onGone'> {
  /** Sends the entered code to the service. */
  give: (code: string) => Promise<Answered>;
  onRight: () => void;
}

/** Returns the entry of a code at an address that only says if the code was right: sent on demand, then entered. */
export function useVerifiedCode({ give, onRight, ...purpose }: VerifiedCode): CodeEntry {
  return useCode({
    ...purpose,
    check: oneTimePasswordError,
    enter: async (code) => {
      const { data, error } = await give(code);
      if (error !== undefined) return verdictOn({ error }, joinTexts);
      if (data?.verified !== true)
        return { kind: 'refused', words: draftPageErrors.codeInvalid, isOver: data?.code_over === true };
      onRight();
      return { kind: 'right' };
    },
  });
}
