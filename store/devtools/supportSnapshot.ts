import { maskDeep } from '#domain/sensitivity.ts';
import type { RootState } from '../rootReducer.ts';

/**
 * The text of a support snapshot: the state without the API cache, secrets masked and personal texts cut to their first letter, in
 * the form that Redux DevTools import. Nothing typed can be read back out of it.
 */
export function supportSnapshot(state: RootState): string {
  const { api: _api, ...kept } = state;
  const masked = maskDeep(kept, { personal: 'initial' });
  return JSON.stringify({ payload: '[]', preloadedState: JSON.stringify(masked) });
}
