/** Version of the texts in this build, which a record names. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const TEXTS_FOLDER = fileURLToPath(new URL('../../domain/texts', import.meta.url));

/** Returns the SHA-256 over the sources of `domain/texts`, file by file in the order of their names. */
export function readTextsVersion(folder = TEXTS_FOLDER): string {
  const hash = createHash('sha256');
  for (const name of fs.readdirSync(folder).sort())
    hash.update(`${name}\n`).update(fs.readFileSync(path.join(folder, name)));
  return hash.digest('hex');
}

/** Version in this process: its loaded texts do not change while it runs. */
export const TEXTS_VERSION = readTextsVersion();
