/** Saved drafts: found by their file, kept by id, with the revision that they stand on. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Application } from '#domain/application.ts';
import type { WireData } from '#domain/wire.ts';
import { isUntied } from '#server/documents/ties.ts';
import { readStored } from '#server/applications/stored.ts';
import { clearOnce } from '#server/clearingJob.ts';
import { messagesToWrite } from '#server/outbox/outbox.ts';
import { runChanges } from '#server/database/together.ts';
import { DEMO_PASSWORD, seedDemoPeople } from '#server/users/demoPeople.ts';
import { countReadings } from './support/countStatements.ts';
import { draftData, send as sendBy, sendWell } from './support/drafts.ts';
import { countRows, readySubmission } from './support/submissions.ts';
import { addOffer, startTestServer, TestClient, type TestServer } from './support/testServer.ts';

const CONTACT = {
  holdingProfileType: 'NEW',
  applicant_role: 'investor',
  first_name: 'Nina',
  last_name: 'Okafor',
  email_address: 'nina@example.com',
  tel_mobile: '+61400000678',
} as const;
const UNFINISHED: Application = { contact_details: CONTACT, purchase_amount: { totalAmount: '12,x' } };

let server: TestServer;
let client: TestClient;
before(async () => {
  server = await startTestServer();
  await addOffer(server);
  await addOffer(server, { id: 102, href: '/offers/second/' });
  await seedDemoPeople(server.deps);
});
after(() => server.stop());
beforeEach(async () => {
  client = await TestClient.open(server);
});

const send = (data: object, sending: Partial<Parameters<typeof sendBy>[1]> = {}) =>
  sendBy(data, { by: client, ...sending });
const draft = (application: Application = UNFINISHED, ids: Partial<WireData> = {}) => draftData(application, ids);

/** Saves a draft and gives its answer. */
async function saved(application: Application = UNFINISHED, ids: Partial<WireData> = {}) {
  const answer = await sendWell(draft(application, ids), { by: client });
  return answer.json() as { id: number; reference: string; revision: number; draft_url: string; status: string };
}

const storedOf = async (id: number) => (await readStored(server, id))?.application;

describe('saving a draft', () => {
  it('[2-DRAFT-03, 3-DRAFT-05] keeps what is unfinished and invalid, and answers its id, its revision and its address', async () => {
    const { id, revision, status, draft_url } = await saved();

    assert.deepEqual([status, revision], ['draft', 2]);
    assert.match(draft_url, /^\/offers\/emberfield-copper\/draft\/[0-9a-f-]{36}\/$/);
    assert.deepEqual(await storedOf(id), UNFINISHED);
    const events = await server.database
      .selectFrom('events')
      .select(['kind', 'revision'])
      .where('application_id', '=', id)
      .execute();
    assert.deepEqual(events, [{ kind: 'draft_saved', revision: 2 }]);
  });

  it('[1-DRAFT-01, 2-DRAFT-01] is refused where nobody could get back to it, and stores nothing', async () => {
    const rows = await countRows(server);
    for (const contact of [
      { ...CONTACT, tel_mobile: '' },
      { ...CONTACT, applicant_role: 'advisor' as const },
    ]) {
      const answer = await send(draft({ contact_details: contact }));
      assert.deepEqual(
        [answer.status, answer.json()],
        [400, { message: 'Please enter your email address and mobile number before you save a draft' }],
      );
    }
    assert.deepEqual(await countRows(server), rows);
    const adviser = { adviser_email: 'a@example.com', adviser_mobile: '+61400000001' };
    await saved({ contact_details: { applicant_role: 'advisor', ...adviser } });
  });

  it('[1-DRAFT-02, 2-DRAFT-02] takes it from whoever is signed in, with nothing else, and finds it in their later sessions', async () => {
    await client.logIn('olivia.hartley@example.com', DEMO_PASSWORD);
    const { id, revision } = await saved({ contact_details: {} });

    const later = await TestClient.open(server);
    await later.logIn('olivia.hartley@example.com', DEMO_PASSWORD);
    const again = await send(draft(UNFINISHED, { application_id: id }), { by: later, ifMatch: `"${revision}"` });
    assert.deepEqual([again.status, again.json()['id']], [200, id]);
    const stranger = await send(draft(UNFINISHED, { application_id: id }), {
      by: await TestClient.open(server),
      ifMatch: '"3"',
    });
    assert.deepEqual(
      [stranger.status, stranger.json()],
      [404, { message: 'This saved application is no longer available' }],
    );
  });

  it('reads nothing of what a first save stores, and the stored answers once with the next, for a person without an account', async () => {
    const former = server.deps.database;
    const readings = countReadings(server);

    const { id, revision } = await saved();
    assert.equal(readings(), 0);
    assert.equal(
      (await send(draft(UNFINISHED, { application_id: id }), { by: client, ifMatch: `"${revision}"` })).status,
      200,
    );

    server.deps.database = former;
    assert.equal(readings(), 1);
  });

  it('begins nothing, and changes nothing, under the key of a file that is of another offer', async () => {
    const file_key = randomUUID();
    const { id } = await saved(UNFINISHED, { file_key });
    for (const action of ['save_as_draft', 'autosave', 'splash'])
      assert.equal((await send({ ...draft(UNFINISHED, { file_key }), offer: 102, action })).status, 400, action);
    const rows = await server.database
      .selectFrom('applications')
      .select(['offer_id', 'revision'])
      .where('id', '=', id)
      .execute();
    assert.deepEqual(rows, [{ offer_id: 101, revision: 2 }]);
  });

  it('follows the account that its page logs in to', async () => {
    const file_key = randomUUID();
    const { id } = await saved(UNFINISHED, { file_key });
    await client.logIn('olivia.hartley@example.com', DEMO_PASSWORD, { file_key });
    const later = await TestClient.open(server);
    await later.logIn('olivia.hartley@example.com', DEMO_PASSWORD);

    assert.equal((await send(draft(UNFINISHED, { application_id: id }), { by: later, ifMatch: '"2"' })).status, 200);
  });

  it('keeps a second file for one offer apart, with its own lead, and makes one application of each', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    const lead = (file_key: string, first_name: string) =>
      send({ offer: 101, action: 'splash', file_key, contact_details: { first_name } });
    const [first, second] = [await lead(one, 'Ana'), await lead(other, 'Bo')];
    const repeated = await lead(one, 'Ana');
    assert.notEqual(first.json()['id'], second.json()['id']);
    assert.equal(repeated.json()['id'], first.json()['id']);

    const { data } = await readySubmission(server, client, 101);
    // The lead's answer was lost: the file alone names it.
    const lodged = await send({ ...data, file_key: other });
    const draftOfFirst = await saved(UNFINISHED, { file_key: one });
    assert.deepEqual([lodged.json()['id'], draftOfFirst.id], [second.json()['id'], first.json()['id']]);
  });

  it("counts another session's file key for none", async () => {
    const file_key = randomUUID();
    const { id } = await saved(UNFINISHED, { file_key });
    const other = await send(draft(UNFINISHED, { file_key }), { by: await TestClient.open(server) });
    assert.equal(other.status, 200);
    assert.notEqual(other.json()['id'], id);
  });

  for (const action of ['save_as_draft', 'autosave', 'splash', undefined])
    it(`takes 256 KB and no more (${action ?? 'submitted'}), before anything is read`, async () => {
      const ofSize = (bytes: number) => {
        const data = { ...draft(UNFINISHED), action, unknown: '' };
        return { ...data, unknown: 'é'.repeat((bytes - Buffer.byteLength(JSON.stringify(data))) / 2) };
      };
      assert.notEqual((await send(ofSize(256 * 1024))).status, 413);
      assert.equal((await send(ofSize(256 * 1024 + 2))).status, 413);
    });

  it('is one save however often its call comes, and the same answer', async () => {
    const people = { directors: { directors: [{ id: randomUUID(), legalFirstName: 'Ana' }] } };
    const [key, data] = [randomUUID(), draft({ ...UNFINISHED, ...people })];
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(data, { key })));
    assert.deepEqual(new Set(answers.map(({ body }) => body.toString())).size, 1);
    const { id, revision } = answers[0]?.json() ?? {};
    const next = draft(UNFINISHED, { application_id: Number(id) });
    const again = randomUUID();
    const [first, second] = [
      await send(next, { key: again, ifMatch: `"${String(revision)}"` }),
      await send(next, { key: again, ifMatch: `"${String(revision)}"` }),
    ];
    assert.deepEqual([first.status, second.status, second.json()], [200, 200, first.json()]);
  });
});

describe('a revision', () => {
  it('[R5] is named with each save of what was saved before, and another than the newest is refused with what is there', async () => {
    const { id, revision } = await saved();
    const again = draft(UNFINISHED, { application_id: id });

    const bare = await send(again);
    const odd = await send(again, { ifMatch: 'W/"2"' });
    assert.deepEqual([bare.status, odd.status], [428, 428]);
    const { message: words, current: there } = bare.json() as { message: string; current: object };
    assert.equal(words, 'Please reload the page');
    assert.deepEqual(there, { ...there, id, revision });

    const first = await send(again, { ifMatch: `"${revision}"` });
    const late = await send(again, { ifMatch: `"${revision}"` });
    const { current, message } = late.json() as { current: Record<string, unknown>; message: string };
    assert.deepEqual([first.status, first.json()['revision'], late.status], [200, revision + 1, 412]);
    assert.deepEqual([current['id'], current['revision']], [id, revision + 1]);
    assert.equal(message, 'A newer version of this application was saved elsewhere');
  });

  it('[R5] lets one of many saves at once through', async () => {
    const { id } = await saved();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        send(draft({ contact_details: { ...CONTACT, first_name: `N${index}` } }, { application_id: id }), {
          ifMatch: '"2"',
        }),
      ),
    );
    const through = answers.filter(({ status }) => status === 200);
    assert.deepEqual([through.length, answers.filter(({ status }) => status === 412).length], [1, 9]);
    assert.equal((await readStored(server, id))?.revision, 3);
  });

  it('[R5] lets one of the first saves of a file through, and goes on with a lead that came meanwhile', async () => {
    const file_key = randomUUID();
    const save = (first_name: string) => draft({ contact_details: { ...CONTACT, first_name } }, { file_key });
    const lead = { offer: 101, action: 'splash', file_key, contact_details: CONTACT };
    const [made, ...answers] = await Promise.all([send(lead), ...['A', 'B', 'C', 'D'].map((name) => send(save(name)))]);

    const through = answers.filter(({ status }) => status === 200);
    // Whoever comes after the first one has its revision to name: at the beginning of the call, or in the middle of it.
    const refused = answers.filter(({ status }) => status === 412 || status === 428);
    assert.deepEqual([through.length, refused.length], [1, 3]);
    assert.deepEqual([made?.status, made?.json()['id']], [200, through[0]?.json()['id']]);
  });

  /** Saves of one file, each in the name that it gives: A, then B of the same page, then C of the page that comes next. */
  async function page(isNew: boolean) {
    const file_key = randomUUID();
    const first = isNew ? null : await saved(UNFINISHED, { file_key });
    const [a, b, c] = [randomUUID(), randomUUID(), randomUUID()];
    const save = (first_name: string, key: string, earlier: readonly string[], by = client) =>
      send(draft({ contact_details: { ...CONTACT, first_name } }, { file_key, application_id: first?.id ?? null }), {
        by,
        key,
        earlier,
        ifMatch: first?.revision,
      });
    const saves = {
      A: () => save('A', a, []),
      B: () => save('B', b, [a]),
      C: () => save('C', c, [a, b]),
    };
    const nameIn = async (id: number) => (await storedOf(id))?.contact_details?.first_name;
    return { saves, save, keys: [a, b], nameIn, first };
  }
  type Turn = 'A' | 'B' | 'C';
  const orders: readonly (readonly Turn[])[] = [
    ['C'],
    ['A', 'C'],
    ['B', 'C'],
    ['A', 'B', 'C'],
    ['B', 'A', 'C'],
    ['A', 'C', 'B'],
    ['B', 'C', 'A'],
    ['C', 'A', 'B'],
    ['C', 'B', 'A'],
  ];
  for (const isNew of [true, false])
    for (const order of orders)
      it(`[3-LOGIN-12] the newest answers stand in whichever order a page's saves arrive: ${order.join(', ')} of ${isNew ? 'a new file' : 'a saved draft'}`, async () => {
        const { saves, nameIn } = await page(isNew);
        const answers = new Map<Turn, Awaited<ReturnType<typeof saves.A>>>();
        for (const turn of order) answers.set(turn, await saves[turn]());
        const newest = answers.get('C');
        assert.equal(newest?.status, 200, newest?.body.toString());
        assert.equal(await nameIn(Number(newest.json()['id'])), 'C');
        for (const late of order.slice(order.indexOf('C') + 1))
          assert.ok([412, 428].includes(answers.get(late)?.status ?? 0), late);
      });

  for (const isNew of [true, false])
    it(`[3-LOGIN-12] the newest of a page's saves stands where two arrive at once, of ${isNew ? 'a new file' : 'a saved draft'}`, async () => {
      for (let round = 0; round < 10; round += 1) {
        const { saves, nameIn } = await page(isNew);
        const [, newest] = await Promise.all([saves.A(), saves.B()]);
        assert.equal(newest.status, 200, newest.body.toString());
        assert.equal(await nameIn(Number(newest.json()['id'])), 'B');
      }
    });

  it('[R5] a save that names its own earlier ones is refused where somebody else has saved since', async () => {
    const { saves, save, first, nameIn } = await page(false);
    const own = await saves.A();
    const other = await send(
      draft({ contact_details: { ...CONTACT, first_name: 'Other' } }, { application_id: first?.id ?? null }),
      {
        ifMatch: Number(own.json()['revision']),
      },
    );
    assert.equal(other.status, 200);
    assert.equal((await saves.C()).status, 412);
    assert.equal((await save('D', randomUUID(), ['no key', randomUUID()])).status, 412);
    assert.equal(await nameIn(Number(first?.id)), 'Other');
  });

  it("[R5] a save stands on nobody else's, whatever keys it names", async () => {
    const { application_id, by } = { application_id: (await saved()).id, by: client };
    const key = randomUUID();
    const first = await send(draft(UNFINISHED, { application_id }), { by, ifMatch: 2, key });
    assert.equal(first.status, 200);
    const stranger = await TestClient.open(server);
    const theirs = await send(draft(UNFINISHED, { application_id }), { by: stranger, ifMatch: 2, earlier: [key] });
    assert.equal(theirs.status, 404);
    const otherDraft = await saved();
    const mixed = await send(draft(UNFINISHED, { application_id: otherDraft.id }), { earlier: [key] });
    assert.equal(mixed.status, 428);
  });

  it('is named with submitting too, after which there is no draft any more', async () => {
    const { application, data } = await readySubmission(server, client, 101);
    const { id } = await saved(application);
    const lodging = { ...data, application_id: id };

    assert.equal((await send(lodging)).status, 428);
    const [key, ifMatch] = [randomUUID(), '"2"'];
    const lodged = await send(lodging, { key, ifMatch });
    assert.deepEqual([lodged.status, lodged.json()['id'], lodged.json()['status']], [200, id, 'submitted']);
    assert.deepEqual((await send(lodging, { key, ifMatch })).json(), lodged.json());
    const save = await send(draft(application, { application_id: id }), { ifMatch: '"3"' });
    const second = await send(lodging, { ifMatch: '"3"' });
    assert.deepEqual([save.status, second.status], [404, 404]);
  });
});

describe('answers by id', () => {
  const rowsOf = (id: number) =>
    server.database
      .selectFrom('people')
      .select(['key', 'id', 'kind'])
      .where('application_id', '=', id)
      .orderBy('key')
      .execute();

  it('keeps the row of whoever stays, also where they change places, and lets go of who has gone', async () => {
    const [one, two, three] = [randomUUID(), randomUUID(), randomUUID()];
    const directors = (...ids: string[]): Application => ({
      contact_details: CONTACT,
      directors: { directors: ids.map((id) => ({ id, legalFirstName: id.slice(0, 4) })) },
    });
    const { id } = await saved(directors(one, two, three));
    const before = await rowsOf(id);
    await send(draft(directors(three, one), { application_id: id }), { ifMatch: '"2"' });
    const after = await rowsOf(id);

    assert.deepEqual(await storedOf(id), directors(three, one));
    assert.deepEqual(
      after,
      before.filter((row) => row.id !== two),
    );
  });

  it('lets two organisations change places, and a step go', async () => {
    const [one, two] = [randomUUID(), randomUUID()];
    const company = (organisation_id: string, id: string): Application => ({
      contact_details: CONTACT,
      investor_details: { investor_type: 'trust_superfund', organisation_id, companyName: 'A' },
      corporate_trustee: { id, companyName: 'B' },
    });
    const { id } = await saved(company(one, two));
    await send(draft(company(two, one), { application_id: id }), { ifMatch: '"2"' });
    assert.deepEqual(await storedOf(id), company(two, one));
    await send(draft({ contact_details: CONTACT }, { application_id: id }), { ifMatch: '"3"' });
    assert.deepEqual(await storedOf(id), { contact_details: CONTACT });
  });

  it('is submitted with an e-mail owed to somebody in it', async () => {
    const { application, data } = await readySubmission(server, client, 101);
    const { id } = await saved(application);
    const { key } = await server.database
      .selectFrom('people')
      .innerJoin('people_places', 'people_places.person_key', 'people.key')
      .select('people.key')
      .where('people.application_id', '=', id)
      .where('people_places.role', '=', 'contact')
      .executeTakeFirstOrThrow();
    const earlier = [{ channel: 'email', occasion: 'earlier', personKey: key, template: 'confirmation' }] as const;
    await runChanges(
      server.database,
      messagesToWrite(server.database, { applicationId: id, messages: earlier }, server.deps),
    );

    const lodged = await send({ ...data, application_id: id }, { ifMatch: '"2"' });
    assert.equal(lodged.status, 200, lodged.body.toString());
    const messages = await server.database
      .selectFrom('outbox')
      .select(['person_key', 'occasion'])
      .where('application_id', '=', id)
      .execute();
    assert.deepEqual(
      messages
        .filter(({ person_key }) => person_key === key)
        .map(({ occasion }) => occasion)
        .sort(),
      ['earlier', 'lodged'],
    );
  });
});

describe('documents of a draft', () => {
  it('belong to it from the first save: whoever may go on uses them, from another session too, and submitting locks them', async () => {
    const { application, data } = await readySubmission(server, client, 101);
    const file_key = randomUUID();
    const spare = (await client.upload(undefined, undefined, { fileKey: file_key })).json()['id'];
    const { id } = await saved(application, { file_key });
    await client.logIn('olivia.hartley@example.com', DEMO_PASSWORD, { file_key });
    const later = await TestClient.open(server);
    await later.logIn('olivia.hartley@example.com', DEMO_PASSWORD);

    const lodged = await send({ ...data, application_id: id }, { by: later, ifMatch: '"2"' });
    assert.equal(lodged.status, 200, lodged.body.toString());
    const rows = await server.database
      .selectFrom('document_ties')
      .select('document_id as id')
      .where('application_id', '=', id)
      .execute();
    assert.equal(rows.length, 1);
    const remove = (document: unknown) => client.call('DELETE', `/api/application_docs/${String(document)}/`);
    assert.deepEqual([(await remove(rows[0]?.id)).status, (await remove(spare)).status], [400, 204]);
  });

  it('are used by whoever it belongs to, although somebody else uploaded them', async () => {
    const { application, data } = await readySubmission(server, client, 101);
    const { id } = await saved(application);
    const owner = await TestClient.open(server);
    await owner.logIn('rohan.mehta@example.com', DEMO_PASSWORD);
    const { results } = (await owner.call('GET', '/api/user__user/')).json() as { results: { id: number }[] };
    await server.database
      .updateTable('applications')
      .set({ user_id: results[0]?.id ?? 0 })
      .where('id', '=', id)
      .execute();

    const [document] = await server.database
      .selectFrom('document_ties')
      .select('document_id as id')
      .where('application_id', '=', id)
      .execute();
    const address = `/api/application_docs/${document?.id}/`;
    assert.equal((await owner.call('GET', address)).status, 200);
    assert.equal((await (await TestClient.open(server)).call('GET', address)).status, 404);

    const lodged = await send({ ...data, application_id: id }, { by: owner, ifMatch: '"2"' });

    assert.equal(lodged.status, 200, lodged.body.toString());
  });

  it('are named by ids alone: a draft that names something else is kept, and can be read', async () => {
    const nothing = { id: 'doc-1', filename: 'licence.pdf' };
    const { id } = await saved({ ...UNFINISHED, bank_details: { bank_statement: nothing } });

    assert.deepEqual((await storedOf(id))?.bank_details, { bank_statement: { id: 'doc-1' } });
  });

  it('can be removed before it is submitted, and a draft lets go of those that it does not name', async () => {
    const first = await readySubmission(server, client, 101);
    const second = await readySubmission(server, client, 101);
    const { id } = await saved(first.application);
    await send(draft(second.application, { application_id: id }), { ifMatch: '"2"' });
    const lodged = await send({ ...second.data, application_id: id }, { ifMatch: '"3"' });
    assert.equal(lodged.status, 200, lodged.body.toString());
    const free = await server.database.selectFrom('documents').select('id').where(isUntied).execute();
    assert.equal(free.length >= 1, true);

    const third = await readySubmission(server, client, 101);
    const other = await saved(third.application);
    const [document] = await server.database
      .selectFrom('document_ties')
      .select('document_id as id')
      .where('application_id', '=', other.id)
      .execute();
    assert.equal((await client.call('DELETE', `/api/application_docs/${document?.id ?? ''}/`)).status, 204);
    assert.equal((await send({ ...third.data, application_id: other.id }, { ifMatch: '"2"' })).status, 400);
  });
});

describe('a draft that nobody has saved for 30 days', () => {
  const DAY = 24 * 60 * 60_000;
  const restOf = async (id: number) => {
    const tables = ['application_steps', 'people', 'document_ties'] as const;
    const rows = await Promise.all(
      tables.map((table) =>
        server.database.selectFrom(table).select('application_id').where('application_id', '=', id).execute(),
      ),
    );
    return rows.flat().length;
  };

  it('is cleared with its documents, not a day before, and is no draft to go on with then', async () => {
    const { application } = await readySubmission(server, client, 101);
    const { id } = await saved(application);
    const now = server.deps.clock.now().getTime();

    await clearOnce({ ...server.deps, clock: { now: () => new Date(now + 30 * DAY - 60_000) } });
    assert.notEqual(await restOf(id), 0);
    await clearOnce({ ...server.deps, clock: { now: () => new Date(now + 30 * DAY) } });
    await clearOnce({ ...server.deps, clock: { now: () => new Date(now + 30 * DAY) } });

    assert.equal(await restOf(id), 0);
    assert.equal((await send(draft(UNFINISHED, { application_id: id }), { ifMatch: '"2"' })).status, 404);
  });
});
