/** @jest-environment node */
import { FILE_KEYS } from '#store/file/persistedKeys.ts';
import { parseStored } from '#store/file/persistence/parseStored.ts';
import { CURRENT_VERSION } from '#store/file/persistence/migrations/version.ts';
import { type Reload, walkFrom } from '#test/support/walks/walk.ts';

const WALKS = Number(process.env['WALKS'] ?? (process.env['FULL'] ? 10_000 : 100));
const FROM = Number(process.env['FROM'] ?? 1);
const ACTIONS = 40;

const reload: Reload = async (state) => {
  const kept = FILE_KEYS.map((key) => [key, JSON.stringify(state[key])] as const);
  const text = JSON.stringify({
    ...Object.fromEntries(kept),
    _persist: JSON.stringify({ version: CURRENT_VERSION, rehydrated: true }),
  });
  const reading = await parseStored(text, { key: 'file', version: CURRENT_VERSION });
  if (reading.kind !== 'stored') throw new Error(`A file that is ${reading.kind}`);
  return reading.state;
};

it('[2-STEP-31, 2-BO-12, 3-TAX-32] keeps everybody once, as they were typed, whatever is done', async () => {
  for (let seed = FROM; seed < FROM + WALKS; seed += 1) await walkFrom(seed, { count: ACTIONS, reload });
}, 3_600_000);
