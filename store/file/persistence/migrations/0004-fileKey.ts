/** A file is known to the service by a key that it keeps on every device: of what was begun before, its id on this one. */
import { isFields, type StoredState } from './storedState.ts';

export function fileKey(state: StoredState): StoredState {
  const wizard = state['wizard'];
  return isFields(wizard) ? { ...state, wizard: { ...wizard, fileKey: wizard['fileId'] ?? null } } : state;
}
