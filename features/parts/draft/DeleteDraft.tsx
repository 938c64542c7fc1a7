import { deleteDraftTexts as texts } from '#domain/texts/deleteDraft.ts';
import { Button } from '#features/ui/Button.tsx';
import { preloadDialog } from '#features/ui/Dialog.tsx';
import { useOpening } from '#features/ui/useOpening.ts';
import { removeEndedFile, selectServiceDraft } from '#store/drafts/endDraft.ts';
import { removeFromDevice } from '#store/file/removeFromDevice.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectOffer } from '#store/selectors/sessionSelectors.ts';
import { selectFileId } from '#store/selectors/wizardSelectors.ts';
import { DeleteDraftDialog } from './DeleteDraftDialog.tsx';

/** `Delete my draft`: for a person who continues an application saved with the service (3-DRAFT-01). */
export function DeleteDraft() {
  const dispatch = useAppDispatch();
  const draft = useAppSelector(selectServiceDraft);
  const offer = useAppSelector((state) => selectOffer(state)?.name ?? '');
  const fileId = useAppSelector(selectFileId);
  const { isOpen, words, open, close } = useOpening(preloadDialog);
  if (draft === null) return null;
  return (
    <div data-print="no">
      <Button kind="link" onClick={open}>
        {texts.delete}
      </Button>
      <p role="status">{words}</p>
      {isOpen && (
        <DeleteDraftDialog
          draft={draft}
          onDeleted={() => void dispatch(removeEndedFile({ how: 'deleted' }))}
          onRemove={() => void dispatch(removeFromDevice(fileId))}
          onClose={close}
        >
          <p>{texts.whatGoes(offer)}</p>
          <p>{texts.linkEnds}</p>
        </DeleteDraftDialog>
      )}
    </div>
  );
}
