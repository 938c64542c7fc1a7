import type { Application } from '#domain/application.ts';
import type { WireIds } from '#domain/wire.ts';

/** One save of a draft. It is sent again unchanged, under the same key, until it is answered. */
export interface DraftAttempt {
  idempotencyKey: string;
  revision: number | null;
  /** Keys of earlier saves that may have arrived: this save may also build on the last of them. */
  earlierKeys: readonly string[];
  ids: WireIds;
  application: Application;
  /** True for an autosave: Save as Draft was not pressed. */
  isAutomatic: boolean;
}
