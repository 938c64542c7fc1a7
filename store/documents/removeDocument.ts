import type { Application, DataStepName, UploadedDocument } from '#domain/application.ts';
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

/** Whoever leaves the step waits so long for the service's word: a refusal is told where the document stood. */
const LONGEST_HOLD_MS = 2_000;

export interface Removal {
  document: UploadedDocument;
  /** The form's name of the field: picks the text of a refusal (1-UPL-04). */
  fieldName: string;
  /** Told why the service does not let go of it (1-UPL-08). */
  onRefused: (message: string) => void;
}

/**
 * Takes a document out of the answers, saved and being typed, and then away from the service. The answers are on the device before the
 * service hears of it, so that no line comes back of a document that is gone; what the service does not let go of stands in them again
 * (1-UPL-08). Settles once the service has answered, at the latest after two seconds.
 */
export function removeStored(removal: Removal): AppThunk<Promise<void>> {
  return (dispatch) => {
    const putBack = dispatch(takeOut(removal.document));
    const onRefused = (message: string) => (putBack(), removal.onRefused(message));
    return settledWithin(LONGEST_HOLD_MS, [dispatch(tellService({ ...removal, onRefused }, 1))]);
  };
}

/**
 * Tells the service of a removal once the device has it; again later where it does not hear. What the page forgets to tell, the service
 * clears by itself, since no application names it.
 */
function tellService(removal: Removal, attempt: number): AppThunk<Promise<void>> {
  return async (dispatch, getState, { persistence }) => {
    const { document, fieldName, onRefused } = removal;
    const isKept = await persistence.flush();
    if (isNamed(getState(), document)) return;
    const outcome: DeleteOutcome = isKept ? await dispatch(deleteDocument(document, fieldName)) : { kind: 'failed' };
    if (outcome.kind === 'refused') onRefused(outcome.message);
    if (outcome.kind === 'failed')
      retryLater(`remove ${document.delete_document}`, attempt, () => void dispatch(tellService(removal, attempt + 1)));
  };
}

/** True while an answer holds the document, or Undo would bring one back that does. */
function isNamed({ documents, stepDrafts, shelf }: RootState, { delete_document: address }: UploadedDocument): boolean {
  const shelved = shelf.entries.map(({ drafts, entities }) => [drafts, entities]);
  return uploadedDocuments([documents, stepDrafts, shelved]).some((document) => document.delete_document === address);
}

/** @returns what puts it back, but for steps that were changed meanwhile */
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
