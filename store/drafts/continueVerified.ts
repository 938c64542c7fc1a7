import type { AppThunk } from '../createStore.ts';
import { draftVerified } from '../events.ts';
import type { CodeRequest } from './codeRequest.ts';
import { saveDraft } from './saveDraft.ts';

/**
 * Continues the refused action after the right code was entered over a step (3-OTP-01). The file stays as it is: a save is repeated here, a
 * submission by the caller's `submit`, since only the caller has that code.
 */
export function continueVerified(goesOn: CodeRequest['goesOn'], submit: () => void): AppThunk {
  return (dispatch, getState, { now }) => {
    const { files, wizard } = getState();
    const file = files.entities[wizard.fileId ?? ''];
    if (file === undefined) return;
    const touched = { fileId: file.fileId, investorName: file.investorName, currentStep: wizard.currentStep };
    dispatch(draftVerified({ mode: { ...wizard.mode, verified: true }, file: touched, at: now() }));
    if (goesOn === 'save') void dispatch(saveDraft());
    else submit();
  };
}
