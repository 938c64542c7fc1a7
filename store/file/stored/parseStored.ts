import { getStoredState } from 'redux-persist';
import { objectOf } from '../../objectOf.ts';
import { FILE_KEYS } from '../persistedKeys.ts';
import { type RootState, rootReducer } from '../../rootReducer.ts';
import { MIGRATIONS, type Migrations } from './migrations/index.ts';
import { isFields, type StoredState } from './migrations/storedState.ts';
import type { FileReading, PersistedState } from '../persistence/fileReading.ts';

class NewerVersion extends Error {}

interface ParseOptions {
  key: string;
  migrations?: Migrations | undefined;
  version: number;
}

/**
 * Migrates and checks a stored file's text before redux-persist sees it. Any failure here would make redux-persist write an empty state
 * over the draft (RP2, RP3, RP10).
 */
export async function parseStored(
  text: string,
  { key, migrations = MIGRATIONS, version }: ParseOptions,
): Promise<FileReading> {
  try {
    const storage = { getItem: async () => text, setItem: async () => undefined, removeItem: async () => undefined };
    const stored: unknown = await getStoredState({ key, keyPrefix: '', storage });
    if (stored === undefined) return { kind: 'empty' };
    if (!isFields(stored)) throw new Error('a stored file that is no object');
    return { kind: 'stored', state: withDefaults(migrate(stored, migrations, version)) };
  } catch (failure) {
    return { kind: 'unreadable', reason: failure instanceof NewerVersion ? 'newer' : 'damaged' };
  }
}

function migrate(stored: StoredState, migrations: Migrations, target: number): StoredState {
  const from = versionOf(stored);
  if (from > target) throw new NewerVersion();
  let state = stored;
  for (let version = from + 1; version <= target; version += 1) state = migrations[version]?.(state) ?? state;
  return state;
}

function versionOf(stored: StoredState): number {
  const mark = stored['_persist'];
  const version = isFields(mark) ? mark['version'] : undefined;
  if (typeof version !== 'number') throw new Error('a stored file without a version');
  return version;
}

/** Fills keys that a release added with their defaults, one level deep in every slice (RP11); a key of the wrong kind is damage. */
function withDefaults(stored: StoredState): PersistedState {
  const initial = rootReducer(undefined, { type: 'persistence/defaultsAsked' });
  const state = objectOf<PersistedState>(FILE_KEYS, (key) => withDefault(stored[key], initial[key]));
  return { ...state, wizard: withoutFlight(state.wizard) };
}

function withDefault(value: unknown, initial: object | null): unknown {
  if (value === undefined) return initial;
  if (value === null && initial === null) return null;
  if (!isFields(value)) throw new Error('a stored slice of the wrong kind');
  return { ...initial, ...value };
}

/** Marks a submission that was under way when the page ended as unknown: its outcome is asked for under its key. */
function withoutFlight(wizard: RootState['wizard']): RootState['wizard'] {
  const { phase, idempotencyKey: key } = wizard.submission;
  // Earlier versions stored it as `idle`.
  const isUnknown = key !== null && (phase === 'sending' || phase === 'idle');
  return isUnknown ? { ...wizard, submission: { ...wizard.submission, phase: 'checking' } } : wizard;
}
