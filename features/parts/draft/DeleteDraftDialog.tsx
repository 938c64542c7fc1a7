import type { ReactNode } from 'react';
import { deleteDraftTexts } from '#domain/texts/deleteDraft.ts';
import { deleteDraft, type KeptDraft } from '#store/drafts/endDraft.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { EndingDialog } from './EndingDialog.tsx';

interface DeleteDraftDialogProps {
  draft: KeptDraft;
  /** Names what goes. */
  children: ReactNode;
  /** The service has deleted it. */
  onDeleted: () => void;
  /** The service has it no more; without it that is only said. */
  onRemove?: (() => void) | undefined;
  onClose: (isGone: boolean) => void;
}

/** Asks before a draft is deleted (3-DRAFT-01). */
export function DeleteDraftDialog({ draft, onDeleted, ...props }: DeleteDraftDialogProps) {
  const dispatch = useAppDispatch();
  return (
    <EndingDialog {...props} texts={deleteDraftTexts} end={() => dispatch(deleteDraft(draft))} onEnded={onDeleted} />
  );
}
