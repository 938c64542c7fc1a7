import type { Application } from '#domain/application.ts';
import { isSameAnswer } from '#domain/formats/isSameAnswer.ts';
import type { RootState } from '../rootReducer.ts';
import { selectIsAutosaved, selectTypedApplication } from './draftSelectors.ts';

/** True if there is input that the service should have and does not have yet. */
export function selectIsUnsaved(state: RootState): boolean {
  return selectIsAutosaved(state) && isUnsent(state.kept, selectTypedApplication(state));
}

/**
 * Returns true if the service may have other answers than these. A save without an answer counts, even if the answers were changed back
 * since.
 */
export function isUnsent({ application, sent }: RootState['kept'], typed: Application): boolean {
  return sent.length > 0 || !isSameAnswer(application, typed);
}
