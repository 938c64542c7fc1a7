import { useState } from 'react';
import { ownEntry } from '#domain/formats/ownEntry.ts';
import { deviceTexts } from '#domain/texts/device.ts';
import { approvalPageTexts } from '#domain/texts/draftPage.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '#store/hooks.ts';
import type { RootState } from '#store/rootReducer.ts';
import { selectOffer } from '#store/selectors/sessionSelectors.ts';
import { selectSteps } from '#store/selectors/stepSelectors.ts';
import { selectFileId } from '#store/selectors/wizardSelectors.ts';
import { removeFromDevice } from '#store/file/removeFromDevice.ts';
import { uploadedDocuments } from '#store/documents/uploadedDocuments.ts';
import { RemoveDialog } from './RemoveDialog.tsx';

interface Gone {
  /** Null if the application is submitted already and only its receipt is on this device. */
  fileId: string | null;
  steps: string[];
  documents: string[];
  /** Sentence about what stays saved with the service; null for nothing. */
  kept: string | null;
}

/** Names what is removed, as of the moment the question opens, and removes it on consent (1-LAND-45). */
export function RemoveFromDeviceDialog({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const offer = useAppSelector((state) => selectOffer(state)?.name ?? '');
  const [gone] = useState(() => whatGoes(store.getState()));
  return (
    <RemoveDialog
      isOpen
      title={gone.fileId === null ? deviceTexts.removeReceiptTitle : undefined}
      onClose={onClose}
      onConfirm={() => dispatch(removeFromDevice(gone.fileId))}
    >
      {gone.fileId === null ? (
        <p>{deviceTexts.receiptGoes(offer)}</p>
      ) : (
        <p>{deviceTexts.whatGoes(offer, gone.steps)}</p>
      )}
      {gone.kept !== null ? (
        <p>{gone.kept}</p>
      ) : (
        gone.documents.length > 0 && <p>{deviceTexts.documentsGo(gone.documents)}</p>
      )}
    </RemoveDialog>
  );
}

/** Collects the steps with saved or typed answers, and the documents. */
function whatGoes(state: RootState): Gone {
  const { documents, stepDrafts, contact_details: contact } = state;
  const isFilled = (name: string) =>
    ownEntry(stepDrafts, name) !== undefined || (ownEntry(state, name) ?? null) !== null;
  return {
    fileId: state.wizard.completed ? null : selectFileId(state),
    steps: selectSteps(state)
      .filter(({ name }) => name !== 'landingpage' && isFilled(name))
      .map(({ navTitle }) => navTitle),
    documents: uploadedDocuments([documents, stepDrafts, contact]).map(({ filename }) => filename),
    kept: keptOf(state),
  };
}

/** While approval is pending, the service keeps only what the adviser sent; later changes are on this device alone. */
function keptOf({ wizard }: RootState): string | null {
  if (wizard.completed || wizard.revision === null) return null;
  return wizard.mode.status === 'pending_approval' ? approvalPageTexts.leaveKept : deviceTexts.draftKept;
}
