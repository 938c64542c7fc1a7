import type { OpenedDraft } from '#api/draftsApi.ts';

/** The service's present version of an application: of a draft, of one that waits for approval, or of one that staff edit. */
export type ServiceVersion = Pick<
  OpenedDraft,
  'application_id' | 'revision' | 'application' | 'number_handles' | 'saved'
>;
