import type { OpenedDraft } from '#api/draftsApi.ts';
import type { Merged } from '#domain/application/merge.ts';

/** What came into the open file from elsewhere. */
export interface JoinedDraft extends Pick<Merged, 'taken'> {
  /** Who saved it, and when. */
  saved: OpenedDraft['saved'];
}
