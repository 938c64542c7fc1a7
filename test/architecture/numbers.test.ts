/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { listSources } from './sources.ts';

const SOURCES = listSources('server').map((file) => ({ file, text: readFileSync(file, 'utf8') }));

function filesWith(pattern: RegExp): string[] {
  return SOURCES.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
}

describe('numbers of people', () => {
  it('are made ciphertext, and read, in one module; the keys prove themselves beside it', () => {
    expect(filesWith(/from '\.\.?\/(numbers\/)?cipher\.ts'/)).toEqual([
      'server/numbers/rows.ts',
      'server/numbers/storeKeys.ts',
    ]);
    expect(filesWith(/\bas (unknown as )?(SealedText|SealedDetails|Details)\b/)).toEqual(['server/numbers/rows.ts']);
  });

  it('are read whole only where masks are made, where they are put back, where an edit is compared, and where hashes of them are stored', () => {
    expect(filesWith(/\breadStored\(/)).toEqual([
      'server/applications/editing.ts',
      'server/applications/listOutdated.ts',
      'server/applications/masked.ts',
      'server/applications/stored.ts',
      'server/applications/storedNumbers.ts',
    ]);
    expect(filesWith(/\bstoredNumbers\(/)).toEqual([
      'server/applications/createUpdate.ts',
      'server/applications/editing.ts',
      'server/applications/storedNumbers.ts',
      'server/commands/revealNumber.ts',
    ]);
  });
});
