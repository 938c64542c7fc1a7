import type { Application } from '#domain/application.ts';
import type { WireIds } from '#domain/wire.ts';

/** One saving of a draft: sent again as it was, under the same key, until it is answered. */
export interface DraftAttempt {
  idempotencyKey: string;
  revision: number | null;
  ids: WireIds;
  application: Application;
  /** The page saves it by itself: nobody pressed Save as Draft. */
  isAutomatic: boolean;
}
