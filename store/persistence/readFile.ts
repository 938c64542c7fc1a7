import { getStoredState } from 'redux-persist';
import { FILE_KEYS } from '../fileKeys.ts';
import { type RootState, rootReducer } from '../rootReducer.ts';
import type { UnreadableReason } from '../saveStatusSlice.ts';
import type { DraftStorage } from './draftStorage.ts';
import { CURRENT_VERSION, MIGRATIONS, type StoredState } from './migrations/index.ts';
import { Undecipherable } from './vault.ts';

export type PersistedState = Pick<RootState, (typeof FILE_KEYS)[number]>;

/** The outcome of reading a stored file. Reading changes nothing, also of an unreadable one. */
export type FileReading = { kind: 'empty' } | { kind: 'stored'; state: PersistedState } | { kind: 'unreadable'; reason: UnreadableReason };

export interface ReadFileOptions {
  storage: DraftStorage;
  key: string;
  migrations?: typeof MIGRATIONS;
  version?: number;
}

class NewerVersion extends Error {}

/**
 * Reads, migrates and checks a stored file before redux-persist sees it, because redux-persist answers every failure on this way by
 * writing an empty state over the draft (RP2, RP3, RP10).
 */
export async function readFile({ storage, key, migrations = MIGRATIONS, version = CURRENT_VERSION }: ReadFileOptions): Promise<FileReading> {
  const answer = await storage.getItem(key).then((text) => ({ text }), (failure: unknown) => ({ failure }));
  if ('failure' in answer) return { kind: 'unreadable', reason: answer.failure instanceof Undecipherable ? 'damaged' : 'unreachable' };
  try {
    const read = { ...storage, getItem: async () => answer.text };
    const stored = (await getStoredState({ key, keyPrefix: '', storage: read })) as StoredState | undefined;
    if (stored === undefined) return { kind: 'empty' };
    return { kind: 'stored', state: withDefaults(migrate(stored, migrations, version)) };
  } catch (failure) {
    return { kind: 'unreadable', reason: failure instanceof NewerVersion ? 'newer' : 'damaged' };
  }
}

/** Where a damaged file is kept until its time is over: one copy for a file, however often it is met. */
export function quarantineKey(key: string): string {
  return `allot:quarantine:${key}`;
}

function migrate(stored: StoredState, migrations: typeof MIGRATIONS, target: number): StoredState {
  const from = versionOf(stored);
  if (from > target) throw new NewerVersion();
  let state = stored;
  for (let version = from + 1; version <= target; version += 1) state = migrations[version]?.(state) ?? state;
  return state;
}

function versionOf(stored: StoredState): number {
  const mark = stored['_persist'];
  const version = isRecord(mark) ? mark['version'] : undefined;
  if (typeof version !== 'number') throw new Error('a stored file without a version');
  return version;
}

/** Keys that a release added get their defaults, one level deep in every slice (RP11); a key of the wrong kind is damage. */
function withDefaults(stored: StoredState): PersistedState {
  const initial = rootReducer(undefined, { type: 'persistence/defaultsAsked' });
  const entries = FILE_KEYS.map((key) => [key, withDefault(stored[key], initial[key])]);
  const state = Object.fromEntries(entries) as unknown as PersistedState;
  return { ...state, wizard: withoutFlight(state.wizard) };
}

function withDefault(value: unknown, initial: object | null): unknown {
  if (value === undefined) return initial;
  if (value === null && initial === null) return null;
  if (!isRecord(value)) throw new Error('a stored slice of the wrong kind');
  return { ...initial, ...value };
}

/** A submission that was under way when the page ended has an unknown outcome: it can be sent again, under the same key. */
function withoutFlight(wizard: RootState['wizard']): RootState['wizard'] {
  const { submission } = wizard;
  return submission.phase === 'sending' ? { ...wizard, submission: { ...submission, phase: 'idle' } } : wizard;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
