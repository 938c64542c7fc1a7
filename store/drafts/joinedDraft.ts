import type { OpenedDraft } from '#api/draftsApi.ts';
import type { Merged } from '#domain/application/merge.ts';

/** Changes that came into the open file from elsewhere. */
export interface JoinedDraft extends Pick<Merged, 'takenFromTheirs'> {
  /** Person who saved it, and the time. */
  saved: OpenedDraft['saved'];
}
