import { useAppSelector } from '#store/hooks.ts';
import { selectMode } from '#store/selectors/wizardSelectors.ts';
import { DeclineApplication } from './DeclineApplication.tsx';
import { DeleteDraft } from './DeleteDraft.tsx';

/** Ends an application saved with the service for good: deletes a draft, declines one that waits for approval. */
export function EndApplication() {
  return useAppSelector(selectMode).status === 'pending_approval' ? <DeclineApplication /> : <DeleteDraft />;
}
