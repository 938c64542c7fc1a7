/** What of a number leaves the service, and how it comes back: a mask, with a handle that belongs to one field of one entity. */
import assert from 'node:assert/strict';
import { randomInt, randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import type { Application, TaxInvestor } from '#domain/application.ts';
import { listNumbers, mapNumbers } from '#domain/application/numbers.ts';
import { maskNumber } from '#domain/formats/format.ts';
import { toWire } from '#domain/wire.ts';
import { storeLead } from '#server/applications/lead.ts';
import { storedNumbers, hiddenErrors, restoreNumbers } from '#server/applications/storedNumbers.ts';
import { dropHandles, readApplication } from '#server/applications/masked.ts';
import { answersToWrite, readStandingRows } from '#server/applications/answers.ts';
import { runChanges } from '#server/database/together.ts';
import { readStored } from '#server/applications/stored.ts';
import { anApplicationBy } from '#test/support/entityApplications.ts';
import { endlessNumbers, findNumbers, freshNumbers, numbersOf, withNumbers } from './support/numbers.ts';
import { readySubmission, storedOffer } from './support/submissions.ts';
import { addOffer, startTestServer, TestClient, type TestServer } from './support/testServer.ts';

const CYCLES = 1_000;

/** Four joint investors who declare, two foreign numbers for each. */
async function jointApplication(server: TestServer, client: TestClient): Promise<Application> {
  const { application } = await readySubmission(server, client, 101, (offer) => anApplicationBy('joint', offer));
  const tins = () => [170, 36].map((tax_country) => ({ id: randomUUID(), tax_country, has_tin: true, tin: 'x' }));
  const [block] = application.tax_details?.investors ?? [];
  const investors = (application.investor_details?.investors ?? []).map(({ id = '' }): TaxInvestor => ({
    ...block,
    id,
    has_other_tax_countries: true,
    tins: tins(),
  }));
  return withNumbers({ ...application, tax_details: { ...application.tax_details, investors } }, freshNumbers());
}

describe('an application that is read', () => {
  let server: TestServer;
  let client: TestClient;
  before(async () => {
    server = await startTestServer();
    await addOffer(server);
    client = await TestClient.open(server);
  });
  after(() => server.stop());

  const store = () => ({ ...server.deps });

  /** A draft with this application's answers. */
  async function draftOf(application: Application): Promise<number> {
    const offer = await storedOffer(server, 101);
    const row = await server.database
      .insertInto('sessions')
      .values({
        id: randomUUID(),
        token_hash: null,
        user_id: null,
        created_at: new Date(),
        expires_at: new Date(),
        acting_as: null,
        ended_at: null,
        last_active_at: null,
        emptied_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const session = {
      id: row.id,
      userId: null,
      actingAs: null,
      expiresAt: new Date(),
      lastActiveAt: null,
      browserHash: null,
      network: '127.0.0.1',
    };
    const caller = { sessionId: row.id, networks: [], standing: null, warn: () => undefined };
    const lead = await storeLead(server.deps, { session, caller, user: null, offer, application: {}, fileKey: null });
    await writeAnswers(lead.id, application);
    return lead.id;
  }

  async function writeAnswers(id: number, application: Application): Promise<void> {
    await server.database.transaction().execute(async (transaction) => {
      const standing = await readStandingRows(transaction, id);
      const { changes } = await answersToWrite(transaction, id, { ...server.deps, application, standing });
      await runChanges(transaction, changes);
    });
  }

  /** As a save does it: masks become numbers, what changed loses its handle. */
  async function save(id: number, sent: Application, handles: Record<string, string>): Promise<void> {
    const application = restoreNumbers(sent, { handles, held: await storedNumbers(store(), id) });
    assert.deepEqual(hiddenErrors(application), {});
    await server.database
      .transaction()
      .execute((transaction) => dropHandles({ ...store(), database: transaction }, id, application));
    await writeAnswers(id, application);
  }

  it('[3-TFN-11, 3-TIN-14] shows the last three characters of each number, and a handle that says nothing of it', async () => {
    const application = await jointApplication(server, client);
    const numbers = numbersOf(application);
    const id = await draftOf(application);

    const read = await readApplication(store(), id, 'other');
    const again = await readApplication(store(), id, 'other');

    const masks = listNumbers(read?.application ?? {});
    assert.deepEqual(masks.map(({ value }) => value).sort(), numbers.map(maskNumber).sort());
    assert.match(read?.application.tax_details?.investors?.[0]?.tfn ?? '', /^\*{6}\d{3}$/);
    assert.deepEqual(findNumbers(numbers, Buffer.from(JSON.stringify(read)), 'what is read'), []);
    const handles = Object.values(read?.number_handles ?? {});
    assert.equal(new Set(handles).size, new Set(masks.map(({ name }) => name)).size);
    handles.forEach((handle) => assert.match(handle, /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-/));
    assert.deepEqual(again?.number_handles, read?.number_handles);
  });

  it(
    `[3-TFN-11, 3-TIN-14] keeps every number over ${CYCLES} saves with masks, blocks deleted, added and reordered`,
    { timeout: 3_600_000 },
    async () => {
      const first = await jointApplication(server, client);
      const id = await draftOf(first);
      const expected = new Map(listNumbers(first).map(({ name, value }) => [name, value]));
      const fresh = endlessNumbers();
      for (let skipped = 0; skipped < 100; skipped += 1) fresh.next();

      for (let cycle = 0; cycle < CYCLES; cycle += 1) {
        const read = await readApplication(store(), id, 'other');
        assert.ok(read);
        const changed = shuffled(read.application);
        const sent = mapNumbers(changed, ({ name, value }) => {
          if (randomInt(12) > 0 && expected.has(name)) return value;
          const number = fresh.next().value;
          expected.set(name, number);
          return number;
        });
        const names = new Set(listNumbers(sent).map(({ name }) => name));
        for (const name of expected.keys()) if (!names.has(name)) expected.delete(name);
        await save(id, sent, read.number_handles);

        const stored = listNumbers((await readStored(server, id))?.application ?? {});
        assert.deepEqual(new Map(stored.map(({ name, value }) => [name, value])), expected, `cycle ${cycle}`);
      }
    },
  );

  it('[3-TFN-11] refuses a mask anywhere but at the field of its handle, next to the field', async () => {
    const id = await draftOf(await jointApplication(server, client));
    const other = await draftOf(await jointApplication(server, client));
    const read = await readApplication(store(), id, 'other');
    const foreign = await readApplication(store(), other, 'other');
    assert.ok(read && foreign);
    const held = await storedNumbers(store(), id);
    const all = listNumbers(read.application);
    const { number_handles: own } = read;
    const names = all.map(({ name }) => name);
    const [one = '', next = ''] = names;
    const sent: [string, Record<string, string>][] = [
      ['no handle', {}],
      ['the handles of another application', foreign.number_handles],
      ['the handle of the next field', { ...own, [one]: own[next] ?? '' }],
      ['an invented handle', { ...own, [one]: randomUUID() }],
    ];

    for (const [what, handles] of sent) {
      const kept = restoreNumbers(read.application, { handles, held });
      const [first] = all;
      assert.ok(first);
      assert.equal(
        hiddenErrors(kept)[first.step]?.[first.path],
        'This number is hidden here. Please enter it in full.',
        what,
      );
    }
    const edited = mapNumbers(read.application, ({ value }) => value.replace('******', '*******'));
    assert.equal(Object.keys(hiddenErrors(restoreNumbers(edited, { handles: own, held }))).length > 0, true);
  });

  it('takes a mask of one person for no other person, whatever place they have', async () => {
    const application = await jointApplication(server, client);
    const id = await draftOf(application);
    const read = await readApplication(store(), id, 'other');
    const [a, b, ...rest] = read?.application.tax_details?.investors ?? [];
    assert.ok(read && a?.id && b?.id);
    const swapped: Application = {
      tax_details: { ...read.application.tax_details, investors: [{ ...b, id: a.id }, { ...a, id: b.id }, ...rest] },
    };

    const kept = restoreNumbers(swapped, { handles: read.number_handles, held: await storedNumbers(store(), id) });

    assert.deepEqual(Object.keys(hiddenErrors(kept)['tax_details'] ?? {}).slice(0, 2), [
      'investors[0].tfn',
      'investors[0].tins[0].tin',
    ]);
  });

  it("[3-TFN-11] is submitted with the numbers of the session's own draft where their masks come back", async () => {
    const own = await TestClient.open(server);
    const { application, data } = await readySubmission(server, own, 101, (offer) =>
      withNumbers(anApplicationBy('individual', offer), freshNumbers()),
    );
    const { id } = (await own.submit({ ...data, action: 'splash' }, null)).json();
    const lead = Number(id);
    await writeAnswers(lead, application);
    const read = await readApplication(store(), lead, 'other');
    assert.ok(read);
    const masked = toWire(read.application, {
      offer: 101,
      splash_application_id: lead,
      number_handles: read.number_handles,
    });

    const stolen = await client.submit(masked);
    const answer = await own.submit(masked);

    assert.equal(stolen.status, 400, 'of another session');
    assert.equal(answer.status, 200, answer.body.toString());
    const stored = await readStored(server, Number(answer.json()['id']));
    assert.deepEqual(numbersOf(stored?.application ?? {}).sort(), numbersOf(application).sort());
  });
});

/** Blocks in another order, one of them gone now and then, and now and then a new one. */
function shuffled(application: Application): Application {
  const { tax_details: tax, investor_details: details } = application;
  const mixed = <Row>(rows: readonly Row[]): Row[] =>
    [...rows]
      .map((row) => ({ row, at: randomInt(1_000) }))
      .sort((a, b) => a.at - b.at)
      .map(({ row }) => row);
  const thinned = <Row>(rows: readonly Row[]): Row[] =>
    rows.length > 1 && randomInt(6) === 0 ? rows.slice(1) : [...rows];
  const blocks = thinned(mixed(tax?.investors ?? [])).map((block) => ({
    ...block,
    tins: thinned(mixed(block.tins ?? [])),
  }));
  const [block] = blocks;
  const isNew = block !== undefined && blocks.length < 4 && randomInt(3) === 0;
  const added = isNew
    ? [{ ...block, id: randomUUID(), tins: block.tins.map((tin) => ({ ...tin, id: randomUUID() })) }]
    : [];
  return {
    ...application,
    investor_details: { ...details, investors: mixed(details?.investors ?? []) },
    tax_details: { ...tax, investors: [...added, ...blocks] },
  };
}
