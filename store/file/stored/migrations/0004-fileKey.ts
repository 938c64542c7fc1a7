/** Migration: the service knows a file by a key that is the same on every device. Files begun earlier use their id on this device. */
import { isFields, type StoredState } from './storedState.ts';

export function fileKey(state: StoredState): StoredState {
  const wizard = state['wizard'];
  return isFields(wizard) ? { ...state, wizard: { ...wizard, fileKey: wizard['fileId'] ?? null } } : state;
}
