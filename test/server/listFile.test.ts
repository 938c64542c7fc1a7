/** The applications that an issuer has received, as a file for its staff. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { sql, type KyselyPlugin } from 'kysely';
import type { Static } from 'typebox';
import { LIST_MARKS, LIST_ORDERS, LISTED_STATUSES } from '#domain/application/issuerList.ts';
import { LIST_FILE_COLUMNS } from '#domain/application/listFile.ts';
import { PAID_STATES } from '#domain/application/receivedPayments.ts';
import { fromNoFormula } from '#domain/formats/formulas.ts';
import { serverTexts } from '#domain/texts.ts';
import { streamListFile } from '#server/applications/listFile.ts';
import type { issuerList } from '#server/wire/issuerList.ts';
import { actAs, signInAs, startWithHoldings } from './support/holdings.ts';
import { addOffer, encodeForm, TestClient, type Answer, type TestServer } from './support/testServer.ts';

type List = Static<typeof issuerList>;
const EMBERFIELD = 101;
/** Of another issuer. */
const OTHERS = 150;
const FILE = '/api/issuer/applications/file/';
/** More than two readings have. */
const MANY = 1_130;

describe('the file of an issuer’s list', () => {
  let server: TestServer;
  let daniel: TestClient, visitor: TestClient;
  const ask = (by: TestClient, query: Record<string, string> = {}): Promise<Answer> => by.post(FILE, query);
  const file = async (query: Record<string, string> = {}, by = daniel): Promise<Record<string, string>[]> => {
    const answer = await ask(by, query);
    assert.equal(answer.status, 200, answer.body.toString());
    const cells: string[][] = parse(answer.body, { bom: true });
    const [headings = [], ...rows] = cells;
    return rows.map((row) => Object.fromEntries(headings.map((heading, at) => [heading, row[at] ?? ''])));
  };
  const referencesIn = async (query: Record<string, string>) => (await file(query)).map((row) => row['Reference']);
  /** Returns all pages of the list. */
  const list = async (query: Record<string, string>): Promise<List['results']> => {
    const pages: List[] = [];
    do {
      const answer = await daniel.post('/api/issuer/applications/', { ...query, place: pages.at(-1)?.next ?? '' });
      pages.push(answer.json() as unknown as List);
    } while (pages.at(-1)?.next);
    return pages.flatMap(({ results }) => results);
  };

  /** Adds applications as if they had been received: `rows` selects n, investor and submitted_at. */
  const add = async (prefix: string, rows: ReturnType<typeof sql>, offer = EMBERFIELD) => {
    await sql`
      with rows as (${rows}), added as (
        insert into applications (reference, offer_id, status, session_id, created_at, submitted_at)
        select ${prefix}::text || n, ${offer}::integer, (array['submitted', 'accepted', 'completed', 'rejected', 'withdrawn'])[1 + n % 5],
          (select id from sessions limit 1), now(), submitted_at
        from rows returning id, reference, status, submitted_at
      )
      insert into listed_applications (application_id, version, read_at, offer_id, reference, status, submitted_at, investor, sort_name,
        adviser, amount, entered_by, words, missing, is_pep, is_foreign, is_below_minimum, certificate_date, due, paid, units)
      select id, 1, now(), ${offer}::integer, reference, status, added.submitted_at, investor, lower(reference), case when n % 3 = 0 then 'Ava Reed' else '' end,
        n % 7 + 0.50, (array['investor', 'adviser', 'issuer'])[1 + n % 3], lower(split_part(reference, '-', 1)) || ' w' || n % 2,
        case when n % 9 = 0 then 'identity bank_statement' else '' end, n % 11 = 0, n % 13 = 0, n % 17 = 0,
        case when n % 19 = 0 then '2024-01-01' end, n % 7 + 0.50, case when n % 4 = 0 then n % 8 + 0.50 else 0 end, n
      from added join rows on reference = ${prefix}::text || n`.execute(server.database);
  };

  before(async () => {
    server = await startWithHoldings();
    visitor = await TestClient.open(server);
    daniel = await signInAs(server, 'daniel.osei');
    await add(
      'MANY-',
      sql`select n, 'Investor ' || n as investor, timestamptz '2026-01-01' + n / 2 * interval '1 hour' as submitted_at
        from generate_series(1, ${MANY}::integer) as n`,
    );
  });
  after(() => server.stop());

  it('is CSV that Excel reads, named after the day in the zone of the offers', async () => {
    const answer = await ask(daniel, { offer: String(EMBERFIELD) });

    assert.deepEqual(
      [answer.headers['content-type'], answer.headers['content-disposition']],
      [
        'text/csv; charset=utf-8',
        `attachment; filename="applications-2026-11-21.csv"; filename*=UTF-8''applications-2026-11-21.csv`,
      ],
    );
    const content = answer.body.toString();
    const [headings = ''] = content.split('\r\n');
    assert.equal(headings, `\uFEFF${LIST_FILE_COLUMNS.map(({ heading }) => heading).join(',')}`);
    assert.equal(content.split('\r\n').length, MANY + 2);
    assert.doesNotMatch(content.replaceAll('\r\n', ''), /[\r\n]/);
  });

  it('has all pages of the list, for each order, filter and search, in its order', async () => {
    const queries: Record<string, string>[] = [
      ...LIST_ORDERS.map((order) => ({ order })),
      ...LISTED_STATUSES.map((status) => ({ status })),
      ...LIST_MARKS.map((mark) => ({ mark })),
      ...PAID_STATES.map((paid) => ({ paid })),
      { entered_by: 'adviser', order: 'name' },
      { from: '2026-01-05', to: '2026-01-09' },
      { search: 'w1', status: 'accepted', order: 'largest' },
      { search: 'nobody' },
      { offer: '103' },
    ];
    for (const query of queries) {
      const listed = await list(query);
      assert.deepEqual(
        await file(query),
        listed.map((row) => Object.fromEntries(LIST_FILE_COLUMNS.map(({ heading, value }) => [heading, value(row)]))),
        JSON.stringify(query),
      );
    }
    assert.equal(new Set(await referencesIn({ order: 'largest' })).size, MANY);
  });

  it('refuses values that no form sends, and a page', async () => {
    for (const query of [{ status: 'draft' }, { order: 'random' }, { search: 'x'.repeat(201) }, { place: 'last' }])
      assert.equal((await ask(daniel, query)).status, 400, JSON.stringify(query));
  });

  it('is for the staff of the issuer alone, and the same nothing for everybody else', async () => {
    const grace = await signInAs(server, 'grace.nakamura');
    await actAs(grace, 'issuer');
    assert.equal((await file({}, grace)).length, MANY);
    await actAs(grace, 'investor');
    const others = [visitor, grace, await signInAs(server, 'olivia.hartley'), await signInAs(server, 'rohan.mehta')];
    for (const other of others) {
      const answer = await ask(other);
      assert.deepEqual([answer.status, answer.json()], [404, { message: serverTexts.notFound }]);
      assert.equal(answer.headers['content-disposition'], undefined);
    }
    assert.equal((await ask(new TestClient(server.app))).status, 403);
  });

  it('has nothing of another issuer', async () => {
    await addOffer(server, { id: OTHERS, href: '/offers/another/', client_name: 'Another Issuer Limited' });
    await add('THEIRS-', sql`select 1 as n, 'Sol Bush' as investor, now() as submitted_at`, OTHERS);

    assert.ok(!(await file()).some(({ Reference }) => Reference?.startsWith('THEIRS')));
    assert.deepEqual(await file({ offer: String(OTHERS) }), []);
  });

  it('gives names back that would begin formulas, and begins no cell with one', async () => {
    const beginning = fc.array(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠', "'"), {
      minLength: 1,
    });
    const rest = fc.array(fc.constantFrom('a', ' ', '"', ',', '\n', '\r', ';', "'", 'ß', '1', '(', ')'));
    const name = fc.tuple(beginning, rest).map(([first, last]) => [...first, ...last].join(''));
    const names = fc.sample(name, { numRuns: 500, seed: 7 });
    await add(
      'FORMULA-',
      sql`select n::integer, investor, timestamptz '2026-06-01' + n * interval '1 minute' as submitted_at
        from unnest(${names}::text[]) with ordinality as given (investor, n)`,
    );

    const rows = await file({ search: 'formula', order: 'oldest' });

    assert.deepEqual(
      rows.map(({ Investor = '' }) => fromNoFormula(Investor)),
      names,
    );
    const cells = rows.flatMap((row) => Object.values(row));
    assert.deepEqual(
      cells.filter((cell) => /^[=+\-@\t\r＝＋－＠]/.test(cell)),
      [],
    );
  });

  it('reads no further once its reader has gone away', async () => {
    let statements = 0;
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => ((statements += 1), node),
      transformResult: async ({ result }) => result,
    };
    const { issuer_id: issuerId } = await server.database
      .selectFrom('offers')
      .select('issuer_id')
      .where('id', '=', EMBERFIELD)
      .executeTakeFirstOrThrow();
    const all = {
      search: '',
      offerId: null,
      status: null,
      mark: null,
      enteredBy: null,
      paid: null,
      from: null,
      to: null,
    };
    const stream = streamListFile(
      { ...server.deps, database: server.database.withPlugin(counting) },
      { ...all, issuerId, order: 'newest', place: { kind: 'first' } },
    );
    const parts = stream[Symbol.asyncIterator]();
    await parts.next();
    await parts.next();
    const read = statements;

    await parts.return?.();
    // Answered after what was under way.
    await list({ status: 'accepted' });

    assert.ok(read > 0);
    assert.ok(statements <= read + 2, `${statements} after ${read}`);
    assert.equal(stream.destroyed, true);
  });

  it('is broken off where the reading fails in the middle, and never looks whole', async () => {
    await add('LAST-', sql`select 1 as n, 'Sol Bush' as investor, 'infinity'::timestamptz as submitted_at`);
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { payload, headers } = await encodeForm({ order: 'oldest' });

    for (const encoding of ['gzip', 'identity']) {
      const answer = await fetch(`${address}${FILE}`, {
        method: 'POST',
        headers: { ...headers, cookie: daniel.cookie, 'x-csrf-token': daniel.token, 'accept-encoding': encoding },
        body: new Uint8Array(payload),
      });

      // What is compressed may fail before its first byte has left.
      if (answer.ok) await assert.rejects(answer.text(), encoding);
      else assert.deepEqual([answer.status, answer.headers.get('content-encoding')], [500, null]);
    }
  });
});
