/** Many drafts at once, from an adviser's sheet (docs/sheet.md). */
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Application } from '#domain/application.ts';
import type { SheetCells } from '#domain/application/sheet.ts';
import { isMobileUnconfirmed } from '#domain/formats/mobiles.ts';
import { readStored } from '#server/applications/stored.ts';
import { readConfig } from '#server/config.ts';
import { DEMO_PASSWORD, seedDemoPeople } from '#server/users/demoPeople.ts';
import { BROKEN, GOOD_ROW, sheetOf } from '#test/support/sheets.ts';
import { send } from './support/drafts.ts';
import { addOffer, startTestServer, TestClient, type Answer, type TestServer } from './support/testServer.ts';

const ADVISER = 'rohan.mehta@example.com';

let server: TestServer;
let client: TestClient;
let slug: string;
before(async () => {
  server = await startTestServer();
  const { href } = await addOffer(server);
  slug = href.split('/').at(-2) ?? '';
  await seedDemoPeople(server.deps);
});
after(() => server.stop());
beforeEach(async () => {
  await server.database.deleteFrom('login_counts').execute();
  client = await TestClient.open(server);
  await client.logIn(ADVISER, DEMO_PASSWORD);
});

interface Row {
  row: number;
  reference: string;
  outcome: 'made' | 'known' | 'refused';
  application_id: number | null;
  draft_url: string | null;
  reasons: { column: string | null; message: string }[];
}

const upload = (sheet: string, by = client, to = slug): Promise<Answer> =>
  by.post(`/api/offers/${to}/sheet/`, { sheet });

async function take(sheet: string, by = client): Promise<Row[]> {
  const answer = await upload(sheet, by);
  assert.equal(answer.status, 200, answer.body.toString());
  return answer.json()['results'] as Row[];
}

function count(rows: readonly Row[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { outcome } of rows) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

let run = 0;
/** Rows with references that no other test has. */
function rowsOf(...changes: readonly SheetCells[]): SheetCells[] {
  run += 1;
  return changes.map((cells, index) => ({ ...GOOD_ROW, reference: `R${run}-${index}`, ...cells }));
}

/** 200 rows, of which every fifth is wrong, in twenty ways. */
function twoHundred(): SheetCells[] {
  return rowsOf(
    ...Array.from({ length: 200 }, (_, index) => (index % 5 === 4 ? (BROKEN[((index - 4) / 5) % 20]?.[0] ?? {}) : {})),
  );
}

async function counts(): Promise<{ applications: number; lodged: number; mail: number; drafts: number }> {
  const { database } = server;
  const applications = await database.selectFrom('applications').select(['status', 'saved_at']).execute();
  const mail = await database.selectFrom('outbox').select('id').execute();
  return {
    applications: applications.length,
    drafts: applications.filter(({ status, saved_at }) => status === 'draft' && saved_at !== null).length,
    lodged: applications.filter(({ status }) => status !== 'draft').length,
    mail: mail.length,
  };
}

const typed = async (id: number) => (await readStored(server, id))?.application;

describe('a sheet', () => {
  it('[1-ADV-03] takes every other row where a character of one was lost, and names its column', async () => {
    const rows = [
      { ...GOOD_ROW, reference: 'R-1' },
      { ...GOOD_ROW, reference: 'R-2', first_name: 'Zo\uFFFD' },
    ];
    const results = await take(sheetOf(rows));
    assert.deepEqual(
      results.map(({ outcome, reasons }) => [outcome, reasons.map(({ column }) => column)]),
      [
        ['made', []],
        ['refused', ['first_name']],
      ],
    );
  });

  it('[1-CONT-29] says beside each draft whose mobile gets no text messages, makes it all the same, and keeps the number as one that nobody has answered for', async () => {
    const AU = /^Text messages go to Australian numbers that begin with 04\. Is this number from another country\?/;
    const NZ = /^Text messages go to New Zealand numbers that begin with 02\./;
    const of = (place: string) => new RegExp(`^Text messages go to mobile numbers, and this is not one \\(${place}\\)`);
    const typedIn: [mobile: string, said: RegExp | null, stored: string][] = [
      ['021 555 0123', AU, '+61 215550123'],
      ['(02) 5550 1234', AU, '+61 255501234'],
      ['+61255501234', AU, '+61 255501234'],
      ['0147 100 123', AU, '+61 147100123'],
      ['0064 9 300 1234', NZ, '+64 93001234'],
      ['+44 20 7946 0000', of('United Kingdom, \\+44'), '+44 2079460000'],
      ['+33 899 123 456', of('France, \\+33'), '+33 899123456'],
      ['+64 21 555 0123', null, '+64215550123'],
      ['0491 570 156', null, '+61491570156'],
      ['0011 64 21 555 0123', null, '+64215550123'],
      ['+1 416 555 0123', null, '+14165550123'],
      ['+52 55 1234 5678', null, '+525512345678'],
    ];
    const results = await take(sheetOf(rowsOf(...typedIn.map(([mobile]) => ({ mobile })))));
    for (const [index, [mobile, said, stored]] of typedIn.entries()) {
      const { outcome, reasons = [], application_id: id } = results[index] ?? {};
      assert.equal(outcome, 'made', mobile);
      assert.deepEqual(
        reasons?.map(({ column }) => column),
        said === null ? [] : ['mobile'],
        mobile,
      );
      if (said !== null) assert.match(reasons?.[0]?.message ?? '', said);
      assert.equal((await typed(id ?? 0))?.contact_details?.tel_mobile, stored);
      const opened = (await client.post(`/api/applications/${id}/open-draft/`, {})).json() as {
        application: Application;
      };
      assert.equal(opened.application.contact_details?.tel_mobile, stored, mobile);
      assert.equal(isMobileUnconfirmed(stored), said !== null, mobile);
    }
    const [refused] = await take(sheetOf(rowsOf({ mobile: '021 555' })));
    assert.equal(refused?.outcome, 'refused');
  });

  it('makes a draft of each row that is right, tells of each that is not, submits none and writes to nobody', async () => {
    const rows = twoHundred();
    const earlier = await counts();
    const results = await take(sheetOf(rows));
    const later = await counts();

    assert.deepEqual(count(results), { made: 160, refused: 40 });
    assert.deepEqual(later, {
      ...earlier,
      applications: earlier.applications + 160,
      drafts: earlier.drafts + 160,
    });
    results.forEach(({ row, reference, outcome, reasons, application_id: id }, index) => {
      assert.equal(row, index + 2);
      assert.equal(reference, rows[index]?.reference);
      if (index % 5 !== 4) return assert.ok(outcome === 'made' && id !== null && reasons.length === 0);
      const [, column, words] = BROKEN[((index - 4) / 5) % 20] ?? [];
      assert.deepEqual(
        reasons.map((reason) => [reason.column, reason.message.startsWith(words ?? '?')]),
        [[column, true]],
      );
    });

    assert.deepEqual(count(await take(sheetOf(rows))), { known: 160, refused: 40 });
    assert.deepEqual(await counts(), later);

    const listed = (await client.call('GET', '/api/drafts/')).json()['results'] as {
      application_id: number;
      investor_name: string;
    }[];
    const names = new Map(listed.map(({ application_id, investor_name }) => [application_id, investor_name]));
    results.forEach(({ application_id: id }, index) => {
      const { investor_type, company_name, first_name, last_name } = rows[index] ?? {};
      if (id === null) return;
      assert.equal(names.get(id), investor_type === 'company' ? company_name : `${first_name} ${last_name}`);
    });
  });

  it('makes drafts as the forms make them, which their owner opens and goes on with', async () => {
    const [made] = await take(sheetOf(rowsOf({})));
    const id = made?.application_id ?? 0;
    const opened = await client.post(`/api/applications/${id}/open-draft/`, {});

    assert.equal(opened.status, 200);
    assert.equal(opened.json()['draft_url'], made?.draft_url);
    const application = await typed(id);
    assert.equal(application?.contact_details?.adviser_email, ADVISER);
    assert.equal(application?.purchase_amount?.totalAmount, '5000');
    assert.equal(application?.landingpage?.agree_to_terms, false);
  });

  it('changes nothing of what was edited since, in another session either', async () => {
    const rows = rowsOf({});
    const [made] = await take(sheetOf(rows));
    const id = made?.application_id ?? 0;
    const application = await typed(id);
    const edited = { ...application, purchase_amount: { totalAmount: '7777' } };
    const saved = await send(
      { ...edited, offer: 101, action: 'autosave', application_id: id },
      { by: client, ifMatch: 2 },
    );
    assert.equal(saved.status, 200, saved.body.toString());
    const other = await TestClient.open(server);
    await other.logIn(ADVISER, DEMO_PASSWORD);

    const [again] = await take(sheetOf([{ ...rows[0], amount: '9000' }]), other);
    assert.deepEqual([again?.outcome, again?.application_id, again?.reasons], ['known', id, []]);
    assert.equal((await typed(id))?.purchase_amount?.totalAmount, '7777');
  });

  it('is taken once by two uploads at once, of one session and of two', async () => {
    const other = await TestClient.open(server);
    await other.logIn(ADVISER, DEMO_PASSWORD);
    for (const second of [client, other]) {
      const sheet = sheetOf(rowsOf(...Array.from({ length: 12 }, () => ({}))));
      const before = await counts();
      const both = await Promise.all([take(sheet), take(sheet, second)]);

      assert.equal((await counts()).applications, before.applications + 12);
      assert.deepEqual(count(both.flat()), { made: 12, known: 12 });
      assert.deepEqual(
        both[0].map(({ application_id: id }) => id),
        both[1].map(({ application_id: id }) => id),
      );
    }
  });

  it('keeps the adviser’s own reference with the draft, lists it, and forgets it with the draft', async () => {
    const rows = rowsOf({}, {});
    const made = await take(sheetOf(rows));
    const listed = async () => {
      const { results } = (await client.call('GET', '/api/drafts/')).json();
      return new Map(
        (results as { application_id: number; own_reference: string | null }[]).map((each) => [
          each.application_id,
          each.own_reference,
        ]),
      );
    };
    const [first = 0, second = 0] = made.map(({ application_id: id }) => id ?? 0);
    assert.deepEqual(
      [(await listed()).get(first), (await listed()).get(second)],
      [rows[0]?.reference, rows[1]?.reference],
    );

    const application = await typed(first);
    const saved = await send(
      { ...application, offer: 101, action: 'autosave', application_id: first },
      { by: client, ifMatch: 2 },
    );
    assert.equal(saved.status, 200, saved.body.toString());
    assert.equal((await listed()).get(first), rows[0]?.reference);
    assert.equal((await client.post(`/api/applications/${first}/delete-draft/`, {})).status, 204);
    const kept = await server.database
      .selectFrom('applications')
      .select('own_reference')
      .where('id', '=', first)
      .execute();
    assert.deepEqual(kept, [{ own_reference: null }]);
  });

  it('says of a draft that was deleted, and of one that was submitted, that it is no draft any more', async () => {
    const rows = rowsOf({}, {});
    const made = await take(sheetOf(rows));
    const [gone = 0, lodged = 0] = made.map(({ application_id: id }) => id ?? 0);
    assert.equal((await client.post(`/api/applications/${gone}/delete-draft/`, {})).status, 204);
    await server.database
      .updateTable('applications')
      .set({ status: 'submitted', submitted_at: server.deps.clock.now() })
      .where('id', '=', lodged)
      .execute();

    const again = await take(sheetOf(rows));
    assert.deepEqual(
      again.map(({ outcome, application_id: id, reasons }) => [outcome, id, reasons[0]?.message]),
      [
        ['known', null, 'The application with this reference was deleted. To create it again, use another reference.'],
        ['known', lodged, 'The application with this reference has been submitted'],
      ],
    );
  });

  it('has references that are of the account alone', async () => {
    const rows = rowsOf({});
    await take(sheetOf(rows));
    const other = await TestClient.open(server);
    await other.logIn('grace.nakamura@example.com', DEMO_PASSWORD);
    other.follow(await other.call('GET', '/advisor/'));
    other.token = String((await other.call('GET', '/api/csrf/')).json()['csrf_token']);

    assert.deepEqual(count(await take(sheetOf(rows), other)), { made: 1 });
  });

  it('takes a reference as one whatever its capitals, within a sheet and from one upload to the next', async () => {
    const [row = {}] = rowsOf({});
    const written = (reference: string) => ({ ...row, reference: `${reference}-é-${row.reference ?? ''}` });
    const [first, second] = await take(sheetOf([written('Dup'), written('dUP')]));
    assert.deepEqual(
      [first?.outcome, second?.outcome, second?.reasons[0]?.message],
      ['made', 'refused', 'Row 2 has this reference already'],
    );
    assert.equal(second?.reference, written('dUP').reference);

    const capitals = written('dup').reference.toUpperCase().normalize('NFD');
    const [again] = await take(sheetOf([{ ...row, reference: capitals }]));
    assert.deepEqual([again?.outcome, again?.application_id], ['known', first?.application_id]);

    // Of one that was deleted, too: it is not made again under other capitals.
    assert.equal((await client.post(`/api/applications/${first?.application_id}/delete-draft/`, {})).status, 204);
    const [deleted] = await take(sheetOf([written('DUP')]));
    assert.deepEqual(
      [deleted?.outcome, deleted?.reasons[0]?.message],
      ['known', 'The application with this reference was deleted. To create it again, use another reference.'],
    );
  });

  it('refuses the second row of a reference, a row without one, and one with more cells than columns', async () => {
    const rows = rowsOf({}, {}, { reference: '' });
    const [first] = rows;
    const sheet = sheetOf([first, { ...first, amount: '9000' }, rows[2]].filter((row) => row !== undefined));
    const results = await take(`${sheet}X-1,individual,${',a'.repeat(20)}\r\n`);

    assert.deepEqual(
      results.map(({ outcome, reasons }) => [outcome, reasons[0]?.message]),
      [
        ['made', undefined],
        ['refused', 'Row 2 has this reference already'],
        ['refused', 'Please enter a reference of your own'],
        ['refused', 'This row has more cells than the first row has columns'],
      ],
    );
  });

  it('is read as Excel writes it: a mark, semicolons or tabs, quotation marks, empty rows', async () => {
    for (const separator of [';', '\t', ',']) {
      for (const end of ['\r\n', '\n']) {
        const [one, two] = rowsOf({ last_name: 'O"Brien; or, so' }, {});
        const [names, first, second] = sheetOf([one ?? {}, two ?? {}], { separator, end }).split(end);
        const empty = separator.repeat(16);
        const results = await take(['\uFEFF' + (names ?? ''), first, empty, '', second, empty].join(end));

        assert.deepEqual(
          results.map(({ row, outcome }) => [row, outcome]),
          [
            [2, 'made'],
            [5, 'made'],
          ],
        );
        const application = await typed(results[0]?.application_id ?? 0);
        assert.equal(application?.contact_details?.last_name, 'O"Brien; or, so');
      }
    }
  });

  it('[1-ADV-03] is refused as a whole where it is none, without a draft', async () => {
    const before = await counts();
    const [row = {}] = rowsOf({});
    const sheet = sheetOf([row]);
    const refusals: [string, string][] = [
      ['', 'The sheet is empty.'],
      ['investor_type', 'The first row must also name these columns: reference'],
      ['PK\u0003\u0004x', 'This is a workbook of a spreadsheet'],
      ['%PDF-1.4\n1 0 obj', 'There are no such columns: %pdf_1.4'],
      [sheet.split('\r\n')[1] ?? '', 'There are no such columns'],
      [sheet.replace('reference', 'tfn'), 'Never enter tax, identity or bank numbers in a sheet'],
      [sheet.split('\r\n')[0] ?? '', 'The sheet has no rows under its first one'],
      [`${sheet}"open,x\r\n`, 'a quotation mark from row 3 on is not closed'],
      [sheetOf(rowsOf(...Array.from({ length: 501 }, () => ({})))), 'The sheet has more than 500 rows'],
    ];
    for (const [text, words] of refusals) {
      const answer = await upload(text);
      assert.equal(answer.status, 400, text.slice(0, 40));
      assert.ok(String(answer.json()['message']).includes(words), String(answer.json()['message']));
    }
    const large = await upload(sheet + ' '.repeat(1_000_000));
    assert.equal(large.status, 413);
    assert.match(String(large.json()['message']), /larger than 1 MB/);
    for (const [size, status, words] of [
      [1_000_001, 413, /^The sheet is larger than 1 MB\. Please split it\.$/],
      [20, 400, /^The sheet was sent as a file\./],
    ] as const) {
      const file = new File([' '.repeat(size)], 'sheet.csv', { type: 'text/csv' });
      const asFile = await client.post(`/api/offers/${slug}/sheet/`, { sheet: file });
      assert.equal(asFile.status, status);
      assert.match(String(asFile.json()['message']), words);
    }
    assert.deepEqual(await counts(), before);
  });

  it('is for advisers alone, for an offer that is there and open', async () => {
    const sheet = sheetOf(rowsOf({}));
    const before = await counts();
    const stranger = await TestClient.open(server);
    assert.equal((await upload(sheet, stranger)).status, 403);
    for (const name of ['olivia.hartley@example.com', 'grace.nakamura@example.com', 'daniel.osei@example.com']) {
      const other = await TestClient.open(server);
      await other.logIn(name, DEMO_PASSWORD);
      assert.equal((await upload(sheet, other)).status, 403, name);
    }
    assert.equal((await upload(sheet, client, 'no-such-offer')).status, 404);
    const { href } = await addOffer(server, { id: 102, href: '/offers/closed/', closes_at: '2026-11-01T00:00:00Z' });
    const closed = await upload(sheet, client, href.split('/').at(-2));
    assert.equal(closed.status, 400);
    assert.equal(closed.json()['message'], 'This offer is closed');
    assert.deepEqual(await counts(), before);
  });
});

it('may be tried twenty times a minute, taken or not', async () => {
  const limited = await startTestServer({ config: { sheetsPerMinute: readConfig({}).sheetsPerMinute } });
  await seedDemoPeople(limited.deps);
  const { href } = await addOffer(limited);
  const adviser = await TestClient.open(limited);
  await adviser.logIn(ADVISER, DEMO_PASSWORD);
  const statuses: number[] = [];
  for (let tried = 0; tried < 21; tried += 1)
    statuses.push((await upload('x', adviser, href.split('/').at(-2))).status);

  assert.deepEqual(statuses, [...Array.from({ length: 20 }, () => 400), 429]);
  await limited.stop();
});
