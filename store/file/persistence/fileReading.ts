import type { FILE_KEYS } from '../persistedKeys.ts';
import type { RootState } from '../../rootReducer.ts';
import type { UnreadableReason } from '../saveStatusSlice.ts';

/** State of a file stored on the device. */
export type PersistedState = Pick<RootState, (typeof FILE_KEYS)[number]>;

/** Outcome of reading a stored file. Reading changes nothing, not even an unreadable file. */
export type FileReading =
  { kind: 'empty' } | { kind: 'stored'; state: PersistedState } | { kind: 'unreadable'; reason: UnreadableReason };
