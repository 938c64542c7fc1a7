import { useState } from 'react';
import { deviceTexts } from '#domain/texts/device.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '#store/hooks.ts';
import type { RootState } from '#store/rootReducer.ts';
import { selectOffer } from '#store/selectors/sessionSelectors.ts';
import { selectSteps } from '#store/selectors/stepSelectors.ts';
import { selectFileId } from '#store/selectors/wizardSelectors.ts';
import { removeFromDevice } from '#store/thunks/removeFromDevice.ts';
import { uploadedDocuments } from '#store/uploadedDocuments.ts';
import { Button } from '../Button.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';

interface Gone {
  /** Null where the application is lodged already, and only its receipt is here. */
  fileId: string | null;
  steps: string[];
  documents: string[];
}

/** `Remove from this device`: asks, names what goes, and begins anew (1-LAND-45). */
export function RemoveFromDevice() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const offer = useAppSelector((state) => selectOffer(state)?.name ?? '');
  const [gone, setGone] = useState<Gone | null>(null);
  return (
    <div data-print="no">
      <Button kind="link" onClick={() => setGone(whatGoes(store.getState()))}>
        {deviceTexts.remove}
      </Button>
      <RemoveDialog isOpen={gone !== null} onClose={() => setGone(null)} onConfirm={() => dispatch(removeFromDevice(gone?.fileId ?? null))}>
        {gone?.fileId === null ? <p>{deviceTexts.receiptGoes(offer)}</p> : <p>{deviceTexts.whatGoes(offer, gone?.steps ?? [])}</p>}
        {gone !== null && gone.documents.length > 0 && <p>{deviceTexts.documentsGo(gone.documents)}</p>}
      </RemoveDialog>
    </div>
  );
}

/** The steps in which something stands, saved or being typed, and the documents. */
function whatGoes(state: RootState): Gone {
  const { documents, stepDrafts, contact_details: contact } = state;
  const isFilled = (name: string) => name in stepDrafts || (name in state && state[name as keyof RootState] !== null);
  return {
    fileId: state.wizard.completed ? null : selectFileId(state),
    steps: selectSteps(state).filter(({ name }) => name !== 'landingpage' && isFilled(name)).map(({ navTitle }) => navTitle),
    documents: uploadedDocuments([documents, stepDrafts, contact]).map(({ filename }) => filename),
  };
}
