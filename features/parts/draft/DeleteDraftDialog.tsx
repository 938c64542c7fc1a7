import { deleteDraftTexts } from '#domain/texts/deleteDraft.ts';
import type { Elements } from '#features/ui/elements.tsx';
import { deleteDraft, type ServiceDraft } from '#store/drafts/endDraft.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { EndingDialog, type EndingTexts } from './EndingDialog.tsx';

interface DeleteDraftDialogProps {
  /** By default those of an applicant's draft. */
  texts?: EndingTexts;
  draft: ServiceDraft;
  /** Names what is deleted. */
  children: Elements;
  /** Called once the service has deleted the draft. */
  onDeleted: () => void;
  /** Removes the local file if the service no longer has the draft. Absent: the dialog only says so. */
  onRemove?: (() => void) | undefined;
  onClose: (isGone: boolean) => void;
}

/** Asks before a draft is deleted (3-DRAFT-01). */
export function DeleteDraftDialog({ draft, texts = deleteDraftTexts, onDeleted, ...props }: DeleteDraftDialogProps) {
  const dispatch = useAppDispatch();
  return <EndingDialog {...props} texts={texts} end={() => dispatch(deleteDraft(draft))} onEnded={onDeleted} />;
}
