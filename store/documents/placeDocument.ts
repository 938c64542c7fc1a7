import type { UploadedDocument } from '#domain/application.ts';
import {
  type DocumentPlace,
  lacksCertificateDate,
  placeDocument,
  stepHolding,
} from '#domain/documents/documentPlace.ts';
import { asksForAuthority } from '#domain/model/applicantRole.ts';
import type { AppThunk } from '../createStore.ts';
import { PEOPLE } from '#domain/model/peoplePlaces.ts';
import { stepDrafted } from '../events.ts';
import { selectStepDraft, selectStepValues } from '../selectors/applicationSelectors.ts';
import { selectSteps } from '../selectors/stepSelectors.ts';
import { DATA_STEPS } from '../steps/stepStates.ts';
import { dropPending, findPending, placeOf } from './pendingUploads.ts';
import { saveStep } from '../steps/saveStep.ts';

/**
 * Puts a late document into the answers of its step, saved and drafted, as the step's form would (1-UPL-05). Late means that it arrived
 * after the step was left. The document waits, at most until review, while its step or people are on screen, or if only its field can take
 * it.
 */
export function placeUploadedDocument(id: string): AppThunk {
  return (dispatch, getState) => {
    const upload = findPending(id);
    if (upload?.status !== 'arrived' || !upload.document || upload.leftBy === null) return;
    const { fileId, currentStep, completed } = getState().wizard;
    const place = placeOf(upload);
    const isElsewhere =
      upload.place.fileId === fileId && place.step !== currentStep && stepHolding(place.step) !== currentStep;
    const isAsked = selectSteps(getState()).some(({ name }) => name === place.step);
    // The person on screen may be the same one, picked there: the form does not know the document and would remove it again.
    const arePersonsOnScreen = PEOPLE.some(({ step }) => step === currentStep);
    if (completed || !isElsewhere || !isAsked || (place.subject !== '' && arePersonsOnScreen)) return;
    if (dispatch(putDocument(place, upload.document))) dropPending(id);
  };
}

/** Discards a file that its step was left without, together with the answers about it (2-CERT-04). */
export function discardUpload(id: string): AppThunk {
  return (dispatch) => {
    const upload = findPending(id);
    if (upload) dispatch(putDocument(placeOf(upload), null));
    dropPending(id);
  };
}

/** Returns true if the document, or its absence, now has its place in the answers. */
function putDocument(place: DocumentPlace, document: UploadedDocument | null): AppThunk<boolean> {
  return (dispatch, getState) => {
    const name = DATA_STEPS.find((step) => step === stepHolding(place.step));
    if (name === undefined) return false;
    const [saved, draft] = [selectStepValues(getState(), name), selectStepDraft(getState(), name)];
    if (place.step === 'landingpage' && !asksForAuthority(selectStepValues(getState(), 'contact_details') ?? {}))
      return false;
    const [savedWith, draftWith] = [
      saved && placeDocument(saved, place, document),
      draft && placeDocument(draft, place, document),
    ];
    if (!savedWith && !draftWith) return false;
    if (document !== null && place.field === 'sophisticatedInvestorDoc' && lacksCertificateDate([savedWith, draftWith]))
      return false;
    if (savedWith) dispatch(saveStep(name, savedWith));
    const typed: object | undefined = draftWith ?? draft;
    if (typed) dispatch(stepDrafted({ name, values: typed }));
    return true;
  };
}
