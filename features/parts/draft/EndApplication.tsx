import { useAppSelector } from '#store/hooks.ts';
import { selectMode } from '#store/selectors/wizardSelectors.ts';
import { DeclineApplication } from './DeclineApplication.tsx';
import { DeleteDraft } from './DeleteDraft.tsx';

/** What ends an application that the service keeps, for good: a draft is deleted, one that waits for approval is declined. */
export function EndApplication() {
  return useAppSelector(selectMode).status === 'pending_approval' ? <DeclineApplication /> : <DeleteDraft />;
}
