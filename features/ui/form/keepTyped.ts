import { KEEP_TYPED } from './useDraftKeeper.ts';

/** Has every form on screen give the store at once what it still holds back. */
export function keepTyped(): void {
  window.dispatchEvent(new Event(KEEP_TYPED));
}
