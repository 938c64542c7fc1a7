import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readConfig } from '#server/config.ts';
import { warnings } from '#server/notices.ts';
import { FIELD_KEYS } from './support/fieldKeys.ts';

it('warns in production that nothing is scanned, unless a scanner is set', () => {
  const production = { NODE_ENV: 'production', FIELD_KEYS };

  assert.match(warnings(readConfig(production)).join(), /nothing that is uploaded is scanned for viruses/);
  assert.deepEqual(warnings(readConfig({ ...production, CLAMD_ADDRESS: 'clamd:3310' })), []);
  assert.deepEqual(warnings(readConfig({})), []);
  assert.match(
    warnings(readConfig({ ADOPT_FILES: 'true' })).join(),
    /^Warning: any storage would be taken.*ADOPT_FILES/,
  );
});
