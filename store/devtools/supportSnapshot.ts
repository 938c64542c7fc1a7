import { maskDeep } from '#domain/model/sensitivity.ts';
import type { RootState } from '../rootReducer.ts';

/**
 * Returns the text of a support snapshot: the state without the API cache, in the form that Redux DevTools import. Secrets are masked and
 * personal texts cut to their first letter, so nothing typed can be recovered from it.
 */
export function supportSnapshot(state: RootState): string {
  const { api: _api, ...kept } = state;
  const masked = maskDeep(kept, { personal: 'initial' });
  return JSON.stringify({ payload: '[]', preloadedState: JSON.stringify(masked) });
}
