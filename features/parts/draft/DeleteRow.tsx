import type { DraftSummary } from '#api/resumingApi.ts';
import { deleteDraftTexts as texts } from '#domain/texts/deleteDraft.ts';
import { removeFileOfDraft } from '#store/drafts/endDraft.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { DeleteDraftDialog } from './DeleteDraftDialog.tsx';

interface DeleteRowProps {
  draft: DraftSummary;
  /** Save time as the row shows it. */
  saved: string;
  /** Called with the message to show once the draft is no longer saved. */
  onGone: (words: string) => Promise<void>;
  onClose: () => void;
}

/** Deletes one saved application of an account, without a code, together with its file on this device. */
export function DeleteRow({ draft, saved, onGone, onClose }: DeleteRowProps) {
  const dispatch = useAppDispatch();
  const { application_id: applicationId, file_key: fileKey, offer, reference } = draft;
  const finish = async () => {
    await dispatch(removeFileOfDraft(applicationId));
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
