/** Explains to the operator why the service could not start. */
import { ConfigError } from './config.ts';
import { DataFolderUnusable } from './dataFolder.ts';
import { DatabaseNotOpened } from './database/embedded.ts';
import { DatabaseUnavailable } from './database/unavailable.ts';
import { describeError } from './http/errors.ts';
import { KeysUnusable } from './numbers/keyRing.ts';
import { OfferFileError } from './offers/importing.ts';
import { StorageNotOpened } from './storage/fileStore.ts';

/** Errors with messages that are written for people and quote nothing but settings. */
const FOR_PEOPLE = [ConfigError, DataFolderUnusable, DatabaseNotOpened, KeysUnusable, OfferFileError, StorageNotOpened];

/** e.g. `The port is taken: set PORT to another`; frames only if nothing better is known. */
export function explainStartFailure(error: unknown): string {
  if (error instanceof Error && FOR_PEOPLE.some((kind) => error instanceof kind)) return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (error instanceof DatabaseUnavailable)
    return `The database of DATABASE_URL cannot be reached (${code}). Start it, or correct the setting.`;
  // Class 28: user or password; 3D: no such database.
  if (/^(28|3D)...$/.test(code))
    return `The database of DATABASE_URL refuses the service (${code}). Check its user, password and name.`;
  if (code === 'EADDRINUSE') return 'The port is taken by another process. Stop that one, or set PORT to another.';
  return `The server could not start: ${JSON.stringify(describeError(error))}`;
}
