import type { Application, DataStepName, UploadedDocument } from '#domain/application.ts';
import { isEditingLodged } from '#domain/session.ts';
import { withoutDocument } from '#domain/documents/withoutDocument.ts';
import type { AppThunk } from '../createStore.ts';
import { stepDrafted } from '../events.ts';
import type { RootState } from '../rootReducer.ts';
import { selectStepDraft, selectStepValues } from '../selectors/applicationSelectors.ts';
import { selectFileId } from '../selectors/wizardSelectors.ts';
import { settledWithin } from '../settledWithin.ts';
import { DATA_STEPS } from '../steps/stepStates.ts';
import { uploadedDocuments } from './uploadedDocuments.ts';
import { retryLater } from './pendingUploads.ts';
import { type DeleteOutcome, deleteDocument } from './documents.ts';
import { saveStep } from '../steps/saveStep.ts';

/** Milliseconds that leaving the step waits for the service's answer: a refusal is shown at the document's field. */
const LONGEST_HOLD_MS = 2_000;

export interface Removal {
  document: UploadedDocument;
  /** Field name in the form: picks the text of a refusal (1-UPL-04). */
  fieldName: string;
  /** Called with the reason if the service refuses the removal (1-UPL-08). */
  onRefused: (message: string) => void;
}

/**
 * Removes a document from the answers, saved and drafted, and then from the service. The device saves the answers before the service is
 * asked, so no row can return for a deleted document. A document that the service refuses to delete is restored to the answers (1-UPL-08).
 * Settles once the service has answered, at the latest after two seconds.
 */
export function removeStored(removal: Removal): AppThunk<Promise<void>> {
  return (dispatch) => {
    const putBack = dispatch(takeOut(removal.document));
    const onRefused = (message: string) => (putBack(), removal.onRefused(message));
    return settledWithin(LONGEST_HOLD_MS, [dispatch(tellService({ ...removal, onRefused }, 1))]);
  };
}

/**
 * Asks the service to delete a document once the device has saved its removal; retries if the service is not reached. If the page never
 * asks, the service deletes the document by itself, since no application names it. It is not asked where staff edit a received application:
 * a document that this had stays with the record that names it (2-ID-24, 3-INLINE-22).
 */
function tellService(removal: Removal, attempt: number): AppThunk<Promise<void>> {
  return async (dispatch, getState, { persistence }) => {
    const { document, fieldName, onRefused } = removal;
    const isKept = await persistence.flush();
    if (isNamed(getState(), document) || isEditingLodged(getState().wizard.mode)) return;
    const outcome: DeleteOutcome = isKept ? await dispatch(deleteDocument(document, fieldName)) : { kind: 'failed' };
    if (outcome.kind === 'refused') onRefused(outcome.message);
    if (outcome.kind === 'failed')
      retryLater(`remove ${document.delete_document}`, attempt, () => void dispatch(tellService(removal, attempt + 1)));
  };
}

/** Returns true while an answer holds the document, or Undo would restore such an answer. */
function isNamed({ documents, stepDrafts, shelf }: RootState, { delete_document: address }: UploadedDocument): boolean {
  const shelved = shelf.entries.map(({ drafts, entities }) => [drafts, entities]);
  return uploadedDocuments([documents, stepDrafts, shelved]).some((document) => document.delete_document === address);
}

/** @returns a function that restores the document, except in steps that were changed meanwhile */
function takeOut({ delete_document: address = '' }: UploadedDocument): AppThunk<() => void> {
  return (dispatch, getState) => {
    const fileId = selectFileId(getState());
    const changes = DATA_STEPS.flatMap((name) => {
      const before = stepIn(getState(), name);
      const after = withoutDocument(before, address);
      return after === before ? [] : [{ name, before, after }];
    });
    for (const { name, after } of changes) dispatch(writeStep(name, after));
    return () => {
      if (selectFileId(getState()) !== fileId) return;
      for (const { name, before, after } of changes)
        if (isAlike(stepIn(getState(), name), after)) dispatch(writeStep(name, before));
    };
  };
}

interface StepAnswers<N extends DataStepName> {
  saved: Application[N];
  draft: NonNullable<Application[N]> | undefined;
}

function stepIn<N extends DataStepName>(state: RootState, name: N): StepAnswers<N> {
  return { saved: selectStepValues(state, name), draft: selectStepDraft(state, name) };
}

function writeStep<N extends DataStepName>(name: N, { saved, draft }: StepAnswers<N>): AppThunk {
  return (dispatch) => {
    if (saved) dispatch(saveStep(name, saved));
    if (draft) dispatch(stepDrafted({ name, values: draft }));
  };
}

function isAlike(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
