import type { Entry } from '#api/issuerApi.ts';
import { entriesTexts, removeEntryTexts as texts } from '#domain/texts/entries.ts';
import { DeleteDraftDialog } from '#features/parts/draft/DeleteDraftDialog.tsx';
import { removeFileOfDraft } from '#store/drafts/endDraft.ts';
import { useAppDispatch } from '#store/hooks.ts';

interface RemoveEntryProps {
  entry: Entry;
  onClose: () => void;
  /** Called with the words to show once the form is no longer being entered. */
  onGone: (words: string) => Promise<void>;
}

/** Asks before a paper form that is being entered is removed. */
export function RemoveEntry({ entry, onClose, onGone }: RemoveEntryProps) {
  const dispatch = useAppDispatch();
  const { application_id: applicationId, investor_name: name, reference } = entry;
  const finish = async () => {
    await dispatch(removeFileOfDraft(applicationId));
    await onGone(entriesTexts.removed);
  };
  return (
    <DeleteDraftDialog
      draft={{ applicationId, fileKey: null }}
      texts={texts}
      onDeleted={() => void finish()}
      onClose={(isGone) => (isGone ? void onGone(texts.goneRow) : onClose())}
    >
      <p translate="no">{[name, reference].filter(Boolean).join(', ')}</p>
      <p>{texts.whatGoes}</p>
    </DeleteDraftDialog>
  );
}
