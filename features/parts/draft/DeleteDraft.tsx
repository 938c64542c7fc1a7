import { Link } from 'wouter';
import { deleteDraftTexts as texts } from '#domain/texts/deleteDraft.ts';
import { entriesTexts, removeEntryTexts } from '#domain/texts/entries.ts';
import { links } from '#domain/texts/shell.ts';
import { Button } from '#features/ui/Button.tsx';
import { preloadDialog } from '#features/ui/Dialog.tsx';
import { useOpening } from '#features/ui/useOpening.ts';
import { removeEndedFile, selectServiceDraft } from '#store/drafts/endDraft.ts';
import { removeFromDevice } from '#store/file/removeFromDevice.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectIsStaff, selectOffer } from '#store/selectors/sessionSelectors.ts';
import { selectFileId } from '#store/selectors/wizardSelectors.ts';
import { DeleteDraftDialog } from './DeleteDraftDialog.tsx';

/** `Delete my draft`: for a person who continues an application saved with the service (3-DRAFT-01); staff remove a paper form. */
export function DeleteDraft() {
  const dispatch = useAppDispatch();
  const draft = useAppSelector(selectServiceDraft);
  const offer = useAppSelector((state) => selectOffer(state)?.name ?? '');
  const fileId = useAppSelector(selectFileId);
  const isByStaff = useAppSelector(selectIsStaff);
  const { isOpen, words, open, close } = useOpening(preloadDialog);
  if (draft === null) return null;
  return (
    <div data-print="no">
      {isByStaff && (
        <p>
          <Link href={links.paperForms}>{entriesTexts.title}</Link>
        </p>
      )}
      <Button kind="link" onClick={open}>
        {isByStaff ? removeEntryTexts.delete : texts.delete}
      </Button>
      <p role="status">{words}</p>
      {isOpen && (
        <DeleteDraftDialog
          draft={draft}
          texts={isByStaff ? removeEntryTexts : texts}
          onDeleted={() => void dispatch(removeEndedFile({ how: 'deleted' }))}
          onRemove={() => void dispatch(removeFromDevice(fileId))}
          onClose={close}
        >
          <p>{isByStaff ? removeEntryTexts.whatGoes : texts.whatGoes(offer)}</p>
          {!isByStaff && <p>{texts.linkEnds}</p>}
        </DeleteDraftDialog>
      )}
    </div>
  );
}
