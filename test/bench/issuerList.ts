/**
 * Measures the issuer's list over many applications of two offers: the first and the last page in each order, every filter, and searches;
 * and the file of all of them: its time, and the memory of the process before it and at most.
 *
 *     TEST_DATABASE=postgres DATABASE_URL=… node --import tsx test/bench/issuerList.ts
 *
 * APPLICATIONS (100000) and ROUNDS (40). Prints, for each kind of list, the milliseconds at the 50th and 95th percentile.
 */
import { performance } from 'node:perf_hooks';
import { sql } from 'kysely';
import { LIST_MARKS, LIST_ORDERS, LISTED_STATUSES } from '#domain/application/issuerList.ts';
import { listReceived, type ListQuery } from '#server/applications/issuerList.ts';
import { streamListFile } from '#server/applications/listFile.ts';
import { addOffer, startTestServer, TestClient } from '../server/support/testServer.ts';

const APPLICATIONS = Number(process.env['APPLICATIONS'] ?? 100_000);
const ROUNDS = Number(process.env['ROUNDS'] ?? 40);

const server = await startTestServer();
const { database, deps } = server;
await addOffer(server);
await addOffer(server, { id: 102, href: '/offers/second/' });
const visitor = await TestClient.open(server);
await visitor.submit({ offer: 101, action: 'splash', contact_details: { email_address: 'a@example.com' } }, null);
/** Rows that one statement of the service's time limit adds. */
const AT_ONCE = 2_000;
for (let from = 1; from <= APPLICATIONS; from += AT_ONCE)
  await sql`
  with added as (
    insert into applications (reference, offer_id, status, session_id, created_at, submitted_at)
    select 'MANY-' || n, 101 + n % 2,
      (array['submitted', 'accepted', 'completed', 'rejected', 'withdrawn'])[1 + (n % 97) % 5],
      (select id from sessions limit 1), now(), date_trunc('milliseconds', now()) - n * interval '1 minute'
    from generate_series(${from}::integer, ${Math.min(from + AT_ONCE - 1, APPLICATIONS)}::integer) as n returning id, reference, offer_id, status, submitted_at
  ), listed as (
    insert into listed_applications (application_id, version, read_at, offer_id, reference, status,
      submitted_at, investor, sort_name, adviser, amount, entered_by, words,
      missing, is_pep, is_foreign, is_below_minimum, certificate_date)
    select id, 1, now(), offer_id, reference, status, submitted_at, 'Investor ' || id, md5(id::text), '', id % 5000, (array['investor', 'adviser', 'issuer'])[1 + id % 3],
      'investor ' || md5(id::text) || ' family' || id % 300 || ' many ' || id, case when id % 9 = 0 then 'identity' else '' end,
      id % 200 = 0, id % 40 = 0, id % 30 = 0, case when id % 50 = 0 then '2024-01-01' end from added
  )
  insert into listed_matches (offer_id, hash, application_id)
  select offer_id, hashtextextended(kind || case when id % 25 = 0 then id / 50 else id end, 0), id
  from added, unnest(array['person', 'number', 'account', 'email']) as kind`.execute(database);
await sql`analyze`.execute(database);
const row = await database.selectFrom('offers').select('issuer_id').where('id', '=', 101).executeTakeFirstOrThrow();

const ALL: ListQuery = {
  issuerId: row.issuer_id,
  search: '',
  offerId: null,
  status: null,
  mark: null,
  enteredBy: null,
  paid: null,
  from: null,
  to: null,
  order: 'newest',
  place: { kind: 'first' },
};
const kinds: Record<string, (round: number) => Partial<ListQuery>> = {
  ...Object.fromEntries(LIST_ORDERS.map((order) => [`first page, ${order}`, () => ({ order })])),
  ...Object.fromEntries(
    LIST_ORDERS.map((order) => [`last page, ${order}`, () => ({ order, place: { kind: 'last' } as const })]),
  ),
  ...Object.fromEntries(LISTED_STATUSES.map((status) => [`status ${status}`, () => ({ status })])),
  ...Object.fromEntries(LIST_MARKS.map((mark) => [`mark ${mark}`, () => ({ mark })])),
  'one offer': () => ({ offerId: 102 }),
  'entered by': () => ({ enteredBy: 'adviser' }),
  days: () => ({ from: '2026-01-01', to: '2026-12-31' }),
  'search of a rare name': (round) => ({ search: `family${round}` }),
  'search of a reference': (round) => ({ search: `many ${round * 97}` }),
  'search of a number': (round) => ({ search: `X00${10_000 + round}` }),
  'search of every row': () => ({ search: 'inv' }),
};
for (const [name, queryOf] of Object.entries(kinds)) {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    await listReceived(deps, { ...ALL, ...queryOf(round) });
    times.push(performance.now() - start);
  }
  times.sort((one, other) => one - other);
  const at = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(0);
  console.log(`${name}: ${at(0.5)} / ${at(0.95)} ms`);
}

const megabytes = (): number => process.memoryUsage.rss() / 1e6;
for (const order of LIST_ORDERS) {
  const [start, before] = [performance.now(), megabytes()];
  let [lines, bytes, most, longest, last] = [0, 0, before, 0, start];
  for await (const part of streamListFile(deps, { ...ALL, order })) {
    const text = String(part);
    lines += text.split('\r\n').length - 1;
    bytes += Buffer.byteLength(text);
    most = Math.max(most, megabytes());
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }
  const [seconds, size] = [(performance.now() - start) / 1000, bytes / 1e6];
  console.log(
    `file, ${order}: ${lines} lines, ${size.toFixed(1)} MB in ${seconds.toFixed(1)} s, at most ${longest.toFixed(0)} ms for a part; ` +
      `memory ${before.toFixed(0)} MB before, at most ${most.toFixed(0)} MB`,
  );
}
await server.stop();
process.exit(0);
