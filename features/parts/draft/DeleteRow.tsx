import type { DraftSummary } from '#api/resumingApi.ts';
import { deleteDraftTexts as texts } from '#domain/texts/deleteDraft.ts';
import { forgetFileOf } from '#store/drafts/endDraft.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { DeleteDraftDialog } from './DeleteDraftDialog.tsx';

interface DeleteRowProps {
  draft: DraftSummary;
  /** When it was saved, as the row says it. */
  saved: string;
  /** It is not saved any more: what to say of it. */
  onGone: (words: string) => Promise<void>;
  onClose: () => void;
}

/** Deletes one of the saved applications of an account, which needs no code, with the file that this device may have of it. */
export function DeleteRow({ draft, saved, onGone, onClose }: DeleteRowProps) {
  const dispatch = useAppDispatch();
  const { application_id: applicationId, file_key: fileKey, offer, reference } = draft;
  const finish = async () => {
    await dispatch(forgetFileOf(applicationId));
    onClose();
    await onGone(texts.deletedRow);
  };
  const close = (isGone: boolean) => {
    onClose();
    if (isGone) void onGone(texts.goneRow);
  };
  return (
    <DeleteDraftDialog draft={{ applicationId, fileKey }} onDeleted={() => void finish()} onClose={close}>
      <p>{texts.which(saved, reference)}</p>
      <p>{texts.whatGoes(offer.name)}</p>
    </DeleteDraftDialog>
  );
}
