import { FLUSH_TYPED_INPUT } from './useDraftKeeper.ts';

/** Makes every form on screen pass its pending values to the store at once. */
export function flushTypedInput(): void {
  window.dispatchEvent(new Event(FLUSH_TYPED_INPUT));
}
