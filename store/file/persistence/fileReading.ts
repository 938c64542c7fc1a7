import type { FILE_KEYS } from '../persistedKeys.ts';
import type { RootState } from '../../rootReducer.ts';
import type { UnreadableReason } from '../saveStatusSlice.ts';

/** What is kept of a file on the device. */
export type PersistedState = Pick<RootState, (typeof FILE_KEYS)[number]>;

/** The outcome of reading a stored file. Reading changes nothing, also of an unreadable one. */
export type FileReading =
  { kind: 'empty' } | { kind: 'stored'; state: PersistedState } | { kind: 'unreadable'; reason: UnreadableReason };
