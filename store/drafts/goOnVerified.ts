import type { AppThunk } from '../createStore.ts';
import { draftVerified } from '../events.ts';
import type { AskedCode } from './askedCode.ts';
import { saveDraft } from './saveDraft.ts';

/**
 * The right code was given over a step: the file stays as it stands, and what was refused for want of the code goes on (3-OTP-01): a save
 * here, a submission by whoever has its code.
 */
export function goOnVerified(goesOn: AskedCode['goesOn'], submit: () => void): AppThunk {
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
