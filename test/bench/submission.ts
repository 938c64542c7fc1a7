/**
 * What a submission costs beside the bare transaction: the same rows, record, events and the tie of its documents included, written by
 * plain SQL in one transaction over the same connections. Rounds of both take turns, so that whatever else the machine does meets them alike.
 *
 *     TEST_DATABASE=embedded node --import tsx test/bench/submission.ts
 *     TEST_DATABASE=postgres DATABASE_URL=… node --import tsx test/bench/submission.ts
 *
 * ROUNDS (20) and EACH (25): so many of each in a round. Prints milliseconds for one and the ratio, one after the other and ten at once.
 */
import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '#server/database/tables.ts';
import { startTestServer, addOffer, encodeForm, TestClient, type SentForm } from '../server/support/testServer.ts';
import { readySubmission } from '../server/support/submissions.ts';

const rounds = Number(process.env['ROUNDS'] ?? 20);
const each = Number(process.env['EACH'] ?? 25);

/** Written in this order; whose rows have ids of their own, and what refers to them. */
const TABLES = [
  ['application_steps', []],
  ['people', ['key', 'id']],
  ['people_places', ['person_key']],
  ['organisations', ['id']],
  ['bank_accounts', ['id']],
  ['records', []],
  ['record_files', []],
  ['submitters', []],
  ['events', []],
  ['outbox', ['id', 'person_key']],
] as const;
/** What the database makes itself. */
const MADE = new Set(['given_names', 'family_name', 'email']);

type Row = Record<string, unknown>;

const server = await startTestServer();
const client = await TestClient.open(server);
const { id: offerId } = await addOffer(server);
const { data } = await readySubmission(server, client, offerId);

/** A column's value as the driver takes it. */
const asParameter = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !(value instanceof Date) ? JSON.stringify(value) : value;

async function rowsOf(
  applicationId: number,
): Promise<{ application: Row; tables: [string, readonly string[], Row[]][]; keyed: Row; documents: string[] }> {
  const read = async (table: string, column = 'application_id'): Promise<Row[]> => {
    const there = await sql<{ there: string | null }>`select to_regclass(${table})::text as there`.execute(
      server.database,
    );
    if (there.rows[0]?.there == null) return [];
    const has =
      await sql`select 1 from information_schema.columns where table_name = ${table} and column_name = ${column}`.execute(
        server.database,
      );
    if (has.rows.length === 0) return [];
    return (
      await sql<Row>`select * from ${sql.table(table)} where ${sql.ref(column)} = ${applicationId}`.execute(
        server.database,
      )
    ).rows;
  };
  const [application] = await read('applications', 'id');
  const [keyed] = await read('idempotency_keys');
  if (!application || !keyed) throw new Error('The application is not there');
  const tables: [string, readonly string[], Row[]][] = [];
  for (const [table, ids] of TABLES) tables.push([table, ids, await read(table)]);
  // A message's job has the message's id.
  const { rows: jobs } =
    await sql<Row>`select * from jobs where key in (select id::text from outbox where application_id = ${applicationId})`.execute(
      server.database,
    );
  tables.push(['jobs', ['id', 'key'], jobs]);
  const documents = (await read('document_ties')).map(({ document_id }) => String(document_id));
  return { application, tables: tables.filter(([, , rows]) => rows.length > 0), keyed, documents };
}

function insert(table: string, rows: Row[]) {
  const columns = Object.keys(rows[0] ?? {}).filter(
    (column) => !MADE.has(column) && !(table === 'events' && column === 'id'),
  );
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => asParameter(row[column])))})`);
  // Plain: the service gives names to its own statements that come again and again, and none to what begins so.
  return sql`/* plain */ insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))}) values ${sql.join(values)}`;
}

let draws = 0;

function copyFor({ application, tables, keyed, documents }: Awaited<ReturnType<typeof rowsOf>>) {
  return async (transaction: Transaction<Tables>): Promise<void> => {
    const fresh = new Map<unknown, string>();
    const renew = (value: unknown): string => fresh.get(value) ?? (fresh.set(value, randomUUID()).get(value) as string);
    const { id: _own, ...rest } = application;
    draws += 1;
    const reference = `BARE-${draws}`;
    await insert('idempotency_keys', [{ ...keyed, key: randomUUID(), application_id: null }]).execute(transaction);
    const made = await sql<{ id: number }>`${insert('applications', [{ ...rest, reference }])} returning id`.execute(
      transaction,
    );
    const application_id = made.rows[0]?.id;
    for (const [table, ids, rows] of tables)
      await insert(
        table,
        rows.map((row) => ({
          ...row,
          ...('application_id' in row && { application_id }),
          ...Object.fromEntries(ids.map((column) => [column, row[column] === null ? null : renew(row[column])])),
        })),
      ).execute(transaction);
    await sql`/* plain */ insert into document_ties (document_id, application_id)
      select id, ${application_id}::integer from documents where id in (${sql.join(documents)})`.execute(transaction);
  };
}

async function main(): Promise<void> {
  const first = await client.submit(data);
  if (first.status !== 200) throw new Error(`Refused: ${first.body.toString()}`);
  const copy = copyFor(await rowsOf(Number(first.json()['id'])));
  const form: SentForm = await encodeForm({ application_data: JSON.stringify(data) });
  // Not by the tests' client, which holds every answer against its description.
  const submit = async (): Promise<void> => {
    const { statusCode, body } = await server.app.inject({
      method: 'POST',
      url: '/offer/api/application-create-update/',
      payload: form.payload,
      headers: {
        cookie: client.cookie,
        'x-csrf-token': client.token,
        ...form.headers,
        'idempotency-key': randomUUID(),
      },
    });
    if (statusCode !== 200) throw new Error(`Refused: ${body}`);
  };
  const bare = (): Promise<void> => server.database.transaction().execute(copy);

  for (const atOnce of [1, 10]) {
    const run = async (work: () => Promise<void>): Promise<number> => {
      const began = performance.now();
      let left = each;
      const worker = async (): Promise<void> => {
        while (left > 0) {
          left -= 1;
          await work();
        }
      };
      await Promise.all(Array.from({ length: atOnce }, worker));
      return (performance.now() - began) / each;
    };
    await run(submit);
    await run(bare);
    const times: { submit: number; bare: number }[] = [];
    for (let round = 0; round < rounds; round += 1) times.push({ bare: await run(bare), submit: await run(submit) });
    const middle = (values: number[]): number =>
      values.toSorted((one, other) => one - other)[values.length >> 1] ?? NaN;
    const submission = middle(times.map((time) => time.submit));
    const transaction = middle(times.map((time) => time.bare));
    const ratio = middle(times.map((time) => time.submit / time.bare));
    process.stdout.write(
      `${atOnce === 1 ? 'one after the other' : 'ten at once       '}  submission ${submission.toFixed(2)} ms  bare ${transaction.toFixed(2)} ms  ratio ${ratio.toFixed(2)}\n`,
    );
  }
  process.stdout.write(`${(process.memoryUsage().rss / 1e6).toFixed(0)} MB\n`);
}

await main().finally(() => server.stop());
