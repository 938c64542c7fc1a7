/** `npm run holdings:import`, beside the service: what it prints, asks and changes. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { runCommand, settingsOf, withoutUs } from './support/commands.ts';
import { aHolding, csvOf, EMBERFIELD, writeHoldings } from './support/holdings.ts';
import { openTestDatabase } from './support/testDatabase.ts';

it('imports a file, says what is wrong with one, and closes what a full file leaves out once that is confirmed', async () => {
  const base = await openTestDatabase();
  await base.database.insertInto('issuers').values({ name: EMBERFIELD }).execute();
  const open = () => base.database.selectFrom('subregisters').select('units').where('closed_at', 'is', null).execute();
  const run = (rows: Record<string, string>[], args: string[] = [], input = '') =>
    withoutUs(base, () =>
      runCommand('server/importHoldings.ts', settingsOf(base), [writeHoldings(csvOf(rows)), ...args], input),
    );
  const two = [aHolding(), aHolding({ account_id: 'I0000000001' })];

  const dry = await run(two, ['--dry-run']);
  assert.match(dry.stdout, /^Database: .+\nNothing was changed\. The file would import 2 holdings of 2 holders\.\n$/);
  assert.equal((await open()).length, 0);
  assert.match((await run(two)).stdout, /\nImported 2 holdings of 2 holders\.\n$/);
  assert.equal((await open()).length, 2);

  const wrong = await run([aHolding({ issuer: '', units: 'many' })]);
  assert.deepEqual(
    [wrong.code, wrong.stderr.split('\n').sort()],
    [
      1,
      [
        '',
        '- line 2: issuer: is missing: fill it in, or say --issuer',
        '- line 2: units: must be a number such as 4000 or 250.125',
        'The file was not imported:',
      ],
    ],
  );

  const fresh = [aHolding({ issuer: '', units: '7', as_at: '' })];
  const full = ['--full', '--issuer', EMBERFIELD, '--as-at', '01/10/2026'];
  const kept = await run(fresh, full, 'yes\n');
  assert.match(
    kept.stdout,
    /Not in the file, and to be closed: 1 open holding\. Type 1 to go on: Nothing was changed\.\n$/,
  );
  assert.equal((await open()).length, 2);
  assert.match((await run(fresh, full, '1\n')).stdout, /Imported 1 holding of 1 holder, and closed 1 other\.\n$/);
  assert.deepEqual(await open(), [{ units: '7' }]);

  for (const args of [['--as-at', 'soon'], ['--no-such'], ['another.csv']])
    assert.match((await run(two, args)).stderr, /^Say which file: npm run holdings:import/);
});
