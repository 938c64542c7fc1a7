import { useState } from 'react';
import { lookUp } from '#domain/formats/lookUp.ts';
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
  /** Null where the application is lodged already, and only its receipt is here. */
  fileId: string | null;
  steps: string[];
  documents: string[];
  /** What the service keeps of it, in words; null for nothing. */
  kept: string | null;
}

/** Says what goes from this device as it stands when the question is asked, and removes it on consent (1-LAND-45). */
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

/** The steps in which something stands, saved or being typed, and the documents. */
function whatGoes(state: RootState): Gone {
  const { documents, stepDrafts, contact_details: contact } = state;
  const isFilled = (name: string) => lookUp(stepDrafts, name) !== undefined || (lookUp(state, name) ?? null) !== null;
  return {
    fileId: state.wizard.completed ? null : selectFileId(state),
    steps: selectSteps(state)
      .filter(({ name }) => name !== 'landingpage' && isFilled(name))
      .map(({ navTitle }) => navTitle),
    documents: uploadedDocuments([documents, stepDrafts, contact]).map(({ filename }) => filename),
    kept: keptOf(state),
  };
}

/** Of what waits for approval it keeps what the adviser sent; what was changed since is here alone. */
function keptOf({ wizard }: RootState): string | null {
  if (wizard.completed || wizard.revision === null) return null;
  return wizard.mode.status === 'pending_approval' ? approvalPageTexts.leaveKept : deviceTexts.draftKept;
}
