/**
 * Measures a large register: an import, and the search of staff over two issuers' holders.
 *
 *     TEST_DATABASE=embedded node --expose-gc --import tsx test/bench/register.ts
 *     TEST_DATABASE=postgres DATABASE_URL=… node --expose-gc --import tsx test/bench/register.ts
 *
 * HOLDINGS (100000) and SEARCHES (5000). Prints rows a second, the largest heap in megabytes, and the milliseconds of the searches at the
 * 50th, 95th and 99th percentile; it ends with 1 if a search finds a holder of the other issuer.
 */
import fs from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { addOffer, startTestServer } from '../server/support/testServer.ts';
import { aHolding, csvOf, EMBERFIELD, importFile } from '../server/support/holdings.ts';
import { temporaryFolder } from '../server/support/testDatabase.ts';
import { searchHolders } from '#server/register/holders.ts';

const HOLDINGS = Number(process.env['HOLDINGS'] ?? 100_000);
const SEARCHES = Number(process.env['SEARCHES'] ?? 5_000);
const MEGABYTE = 1024 * 1024;
const OTHER = 'Tarn Ridge Funds Management';
const GIVEN = ['Olivia', 'Thomas', 'Priya', 'Grace', 'Daniel', 'Siobhan', 'Wei', 'Amara', 'Jose', 'Ingrid'];
const FAMILY = [
  'Hartley',
  'Nair',
  'Nakamura',
  'Osei',
  'Smith',
  'Nguyen',
  'Brown',
  'Singh',
  'Okafor',
  'Lindqvist',
  'Tan',
];

function nameOf(index: number): string {
  const given = GIVEN[index % GIVEN.length] ?? '';
  return `${given} ${FAMILY[Math.floor(index / GIVEN.length) % FAMILY.length] ?? ''} ${index.toString(36)}`;
}

/** A file of holdings, every second one of the other issuer, whose holders have a mark in their names. */
function writeFile(): string {
  const file = path.join(temporaryFolder('register'), 'holdings.csv');
  const handle = fs.openSync(file, 'w');
  for (let index = 0; index < HOLDINGS; index += 1) {
    const isOther = index % 2 === 1;
    const row = aHolding({
      issuer: isOther ? OTHER : EMBERFIELD,
      account_name: `${nameOf(index)}${isOther ? ' (other)' : ''}`,
      account_id: `I${String(index).padStart(10, '0')}`,
      full_access: `holder${index}@example.com`,
    });
    const [header = '', line = ''] = csvOf([row]).split('\n');
    fs.writeSync(handle, index === 0 ? `${header}\n${line}\n` : `${line}\n`);
  }
  fs.closeSync(handle);
  return file;
}

const server = await startTestServer();
await addOffer(server);
await addOffer(server, { id: 102, href: '/offers/other/', client_name: OTHER });
const file = writeFile();
let largest = 0;
const began = performance.now();
const result = await importFile(server, file, {
  onProgress: () => {
    globalThis.gc?.();
    largest = Math.max(largest, process.memoryUsage().heapUsed);
  },
});
const seconds = (performance.now() - began) / 1_000;
if ('problems' in result) throw new Error(result.problems[0]);
console.log(
  `${result.holdings} holdings in ${seconds.toFixed(1)} s: ${Math.round(result.holdings / seconds)} rows a second, ${Math.round(largest / MEGABYTE)} MB of heap, a file of ${Math.round(fs.statSync(file).size / MEGABYTE)} MB`,
);

const [issuer] = await server.database.selectFrom('issuers').select('id').where('name', '=', EMBERFIELD).execute();
const times: number[] = [];
let strange = 0;
for (let search = 0; search < SEARCHES; search += 1) {
  const name = nameOf(Math.floor((search * 7_919) % HOLDINGS));
  const q = [name, name.split(' ')[0] ?? '', name.slice(0, 3), name.split(' ').slice(1).join(' ')][search % 4] ?? '';
  const start = performance.now();
  const found = await searchHolders(server.deps, { issuerId: issuer?.id ?? 0, q });
  times.push(performance.now() - start);
  strange += found.filter(({ account_name: found_name }) => found_name.endsWith('(other)')).length;
}
times.sort((one, other) => one - other);
const at = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
console.log(`${SEARCHES} searches: ${at(0.5)} / ${at(0.95)} / ${at(0.99)} ms; holders of the other issuer: ${strange}`);
await server.stop();
process.exit(strange > 0 ? 1 : 0);
