/** Keys of an installation without FIELD_KEYS: one is made once, in a file that belongs to the service's account alone. */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { KEY_BYTES, KEYS_EXAMPLE, KeysUnusable, parseKeyRing, type KeyRing } from './keyRing.ts';

const OWN = 0o600;

export function keyFileIn(dataDirectory: string): string {
  return path.join(dataDirectory, 'keys');
}

/**
 * Returns the keys of the file; null if there is none. Other accounts lose access to it.
 * @throws KeysUnusable when the file holds no keys
 */
export async function readKeyFile(file: string): Promise<KeyRing | null> {
  const text = await fs.readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  await fs.chmod(file, OWN);
  const ring = parseKeyRing(text);
  if (ring === null) throw new KeysUnusable(`${file} must hold numbered keys, a line each: ${KEYS_EXAMPLE}.`);
  return ring;
}

/** Makes the file with one key, whole and on the disk before it has its name. One of several processes makes it, and all get its key. */
export async function makeKeyFile(file: string): Promise<KeyRing> {
  await fs.mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = `${file}.${randomBytes(6).toString('hex')}`;
  const handle = await fs.open(unfinished, 'wx', OWN);
  try {
    await handle.writeFile(`1:${randomBytes(KEY_BYTES).toString('base64')}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await fs.link(unfinished, file).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  });
  await fs.unlink(unfinished);
  await syncFolder(path.dirname(file));
  const ring = await readKeyFile(file);
  if (ring === null) throw new KeysUnusable(`${file} could not be made.`);
  return ring;
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await fs.open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
