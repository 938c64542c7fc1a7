/** The applications that an issuer has received, as its staff list, search and sort them. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import { wordsOf } from '#domain/formats/words.ts';
import type { Holder } from '#domain/model/holders.ts';
import { settle } from '#domain/stepRules/purchase_amount/rules.ts';
import { toWire } from '#domain/wire.ts';
import { emptyApplication } from '#server/applications/emptying.ts';
import { listOutdated } from '#server/applications/listOutdated.ts';
import { inTransaction } from '#server/database/transactions.ts';
import { importOffer } from '#server/offers/importing.ts';
import type { issuerList } from '#server/wire/issuerList.ts';
import { withPaths } from '#test/support/schemaTables/rows.ts';
import { anIndividualApplication } from '#test/support/applications.ts';
import { approvalOf, openToApprove, waitingApplication } from './support/approvals.ts';
import { pass, sendWell } from './support/drafts.ts';
import { actAs, onHolding, signInAs, startWithHoldings } from './support/holdings.ts';
import { readySubmission } from './support/submissions.ts';
import { addOffer, TestClient, type Answer, type TestServer } from './support/testServer.ts';

type List = Static<typeof issuerList>;
const EMBERFIELD = 101;
/** Of another issuer. */
const OTHERS = 150;

describe('the list of an issuer', () => {
  let server: TestServer;
  let daniel: TestClient, visitor: TestClient;
  const ask = (by: TestClient, query: Record<string, string> = {}): Promise<Answer> =>
    by.post('/api/issuer/applications/', query);
  const list = async (query: Record<string, string> = {}, by = daniel): Promise<List> => {
    const answer = await ask(by, query);
    assert.equal(answer.status, 200, answer.body.toString());
    return answer.json() as unknown as List;
  };
  const namesIn = ({ results }: List) => results.map(({ investor_name }) => investor_name);
  const find = async (search: string) => namesIn(await list({ search }));

  /** Submits an application of one person. */
  const submit = async (first: string, last: string, { hin = '', amount = '5000', offer = EMBERFIELD } = {}) => {
    const { application } = await readySubmission(server, visitor, offer, (of) => {
      const made = anIndividualApplication(of);
      const [investor] = made.investor_details?.investors ?? [];
      return {
        ...made,
        purchase_amount: settle({ totalAmount: amount }, { offer: of }),
        contact_details: {
          ...made.contact_details,
          email_address: `${wordsOf(`${first} ${last}`).join('.')}@mail.example`,
        },
        investor_details: {
          ...made.investor_details,
          ...(hin && { hin }),
          investors: [{ ...investor, legalFirstName: first, legalLastName: last }],
        },
      };
    });
    const answer = await visitor.submit(toWire(application, { offer }));
    assert.equal(answer.status, 200, answer.body.toString());
    return Number(answer.json()['id']);
  };

  before(async () => {
    server = await startWithHoldings();
    visitor = await TestClient.open(server);
    daniel = await signInAs(server, 'daniel.osei');
    await submit('Zoë', 'Ångström', { amount: '20000' });
    await submit('Ada', "O'Neill");
    await submit('Bruno', 'Marsh', { amount: '12000' });
  });
  after(() => server.stop());

  it('has what was received, newest first, with investor, amount and state', async () => {
    const { results, counts, previous, next } = await list();

    assert.deepEqual(
      results.map(({ investor_name, amount, currency, status }) => [investor_name, amount, currency, status]),
      [
        ['Bruno Marsh', '4800.00', 'AUD', 'submitted'],
        ["Ada O'Neill", '2000.00', 'AUD', 'submitted'],
        ['Zoë Ångström', '8000.00', 'AUD', 'submitted'],
      ],
    );
    assert.equal(results[0]?.offer.name, 'Emberfield Copper Share Offer');
    assert.deepEqual(counts, { submitted: 3, accepted: 0, completed: 0, rejected: 0, withdrawn: 0 });
    assert.deepEqual([previous, next], [null, null]);
  });

  it('sorts by age, name and amount', async () => {
    assert.deepEqual(namesIn(await list({ order: 'oldest' })), ['Zoë Ångström', "Ada O'Neill", 'Bruno Marsh']);
    assert.deepEqual(namesIn(await list({ order: 'name' })), ["Ada O'Neill", 'Bruno Marsh', 'Zoë Ångström']);
    assert.deepEqual(namesIn(await list({ order: 'largest' })), ['Zoë Ångström', 'Bruno Marsh', "Ada O'Neill"]);
  });

  it('is searched by beginnings of names in any writing, by e-mail address and by reference', async () => {
    assert.deepEqual(await find('angs zoe'), ['Zoë Ångström']);
    assert.deepEqual(await find('o’neill'), ["Ada O'Neill"]);
    assert.deepEqual(await find(' bruno.marsh@mail.example '), ['Bruno Marsh']);
    const [bruno] = (await list()).results;
    assert.deepEqual(await find(bruno?.reference.toLowerCase() ?? ''), ['Bruno Marsh']);
    assert.deepEqual(await find('nobody'), []);
    assert.deepEqual(await find("'; drop table offers; --"), []);
    assert.deepEqual(await find('!!!'), []);
  });

  it('is searched by the HIN that was given, and by that of the holding', async () => {
    const { deps } = server;
    await deps.database
      .updateTable('offers')
      .set({ content: sql`jsonb_set(content, '{is_asx_listed}', 'true')`, imported_at: deps.clock.now() })
      .where('id', '=', EMBERFIELD)
      .execute();
    await submit('Hana', 'Ito', { hin: 'X0012345678' });
    const olivia = await signInAs(server, 'olivia.hartley');
    const held = (await olivia.call('GET', `/api/registry__holder/?offer_id=${EMBERFIELD}`)).json()['results'];
    const holder = (held as Holder[]).find(({ account_name }) => account_name === 'Ms Olivia Hartley');
    const holding = holder?.holdings.find(({ security_code }) => security_code === 'EMB');
    const { application } = await readySubmission(server, olivia, EMBERFIELD);
    const onOne = onHolding(application, {
      holdingProfileType: 'TOP_UP',
      selectedSubregister: { id: holding?.id ?? 0 },
    });
    const answer = await olivia.submit(toWire(onOne, { offer: EMBERFIELD }));
    assert.equal(answer.status, 200, answer.body.toString());

    assert.deepEqual(await find('x00 1234 5678'), ['Hana Ito']);
    assert.deepEqual(await find('X001234567'), []);
    assert.deepEqual(await find('I0041277390'), ['Ms Olivia Hartley']);
  });

  it('is filtered by offer and status, and counts each status of what the search finds', async () => {
    const [newest] = (await list({ search: 'bruno' })).results;
    await server.database
      .updateTable('applications')
      .set({ status: 'accepted' })
      .where('id', '=', newest?.application_id ?? 0)
      .execute();

    assert.deepEqual(namesIn(await list({ status: 'accepted' })), ['Bruno Marsh']);
    const { counts } = await list({ search: 'bruno', status: 'submitted' });
    assert.deepEqual([counts.submitted, counts.accepted], [0, 1]);
    assert.equal((await list({ offer: String(EMBERFIELD) })).counts.accepted, 1);
    assert.deepEqual((await list({ offer: '103' })).results, []);
  });

  it('is filtered by what is to look at, by who entered it, and by day in the time zone of the offer', async () => {
    const [zoe] = (await list({ search: 'zoe' })).results;
    const id = zoe?.application_id ?? 0;
    const facts = { is_pep: true, missing: 'identity bank_statement', certificate_date: '2024-11-20' };
    await server.database.updateTable('listed_applications').set(facts).where('application_id', '=', id).execute();
    // Half past nine in the evening in Sydney.
    const submitted_at = new Date('2026-11-10T10:30:00Z');
    await server.database.updateTable('applications').set({ submitted_at }).where('id', '=', id).execute();

    const [marked] = (await list({ search: 'zoe' })).results;
    assert.deepEqual(marked?.marks, ['missing', 'pep', 'old_certificate', 'twice']);
    assert.deepEqual(marked.missing, ['identity', 'bank_statement']);
    for (const mark of ['missing', 'pep', 'old_certificate'])
      assert.deepEqual(namesIn(await list({ mark })), ['Zoë Ångström'], mark);
    for (const mark of ['foreign', 'below_minimum']) assert.deepEqual(namesIn(await list({ mark })), [], mark);
    assert.deepEqual(namesIn(await list({ from: '2026-11-10', to: '2026-11-10' })), ['Zoë Ångström']);
    assert.deepEqual(namesIn(await list({ to: '2026-11-09' })), []);
    assert.ok(!namesIn(await list({ from: '2026-11-11' })).includes('Zoë Ångström'));
    assert.deepEqual(namesIn(await list({ entered_by: 'issuer' })), []);
    assert.ok(namesIn(await list({ entered_by: 'investor' })).includes('Zoë Ångström'));
  });

  it('tells who may have applied twice for one offer, and not for two', async () => {
    const twice = async () => namesIn(await list({ mark: 'twice', search: 'bruno' }));
    assert.deepEqual(await twice(), ['Bruno Marsh']);
    await server.database.deleteFrom('listed_matches').execute();
    assert.deepEqual(await twice(), []);
    const ids = (await list({ search: 'bruno' })).results.map(({ application_id }) => application_id);
    const shared = { offer_id: EMBERFIELD, hash: '12345' };
    const other = { offer_id: 103, hash: '12345' };
    await server.database
      .insertInto('listed_matches')
      .values([
        { ...shared, application_id: ids[0] ?? 0 },
        { ...other, application_id: (ids[0] ?? 0) + 1 },
      ])
      .execute();
    assert.deepEqual(await twice(), []);
  });

  it('marks two applications of one investor that arrive at once, and neither once the other is emptied', async () => {
    await server.database.deleteFrom('listed_matches').execute();
    const [one] = await Promise.all([submit('Cora', 'Lane'), submit('Cora', 'Lane')]);
    const marks = async () => (await list({ search: 'cora' })).results.map((listed) => listed.marks);
    assert.deepEqual(await marks(), [['twice'], ['twice']]);

    await inTransaction(server.database, (transaction) => emptyApplication(transaction, server.deps, one));

    assert.deepEqual(await marks(), [[]]);
    await server.database.deleteFrom('listed_matches').execute();
  });

  it('has what staff entered, and what an adviser entered and its investor approved, by who entered it', async () => {
    const grace = await signInAs(server, 'grace.nakamura');
    await actAs(grace, 'issuer');
    const { data } = await readySubmission(server, grace, EMBERFIELD);
    const paper = { 'contact_details.paper_received_on': '20/11/2026' };
    assert.equal((await grace.submit(withPaths(data, paper))).status, 200);
    const rohan = await signInAs(server, 'rohan.mehta');
    const waiting = await waitingApplication(server, rohan);
    assert.deepEqual((await list({ entered_by: 'adviser' })).results, []);
    const { client, opened } = await openToApprove(server, waiting.id);
    await sendWell(approvalOf(waiting, opened), { by: client, ifMatch: opened.revision });

    assert.equal((await list({ entered_by: 'issuer' })).results.length, 1);
    const [approved] = (await list({ entered_by: 'adviser' })).results;
    assert.deepEqual([approved?.application_id, approved?.adviser_name], [waiting.id, 'Ava Reed']);
    // The job reads the same as the submission has written.
    await server.database.updateTable('listed_applications').set({ version: 0 }).execute();
    await listOutdated(server.deps, () => false);
    assert.deepEqual((await list({ entered_by: 'adviser' })).results, [approved]);
  });

  it('counts saved drafts and what waits for approval, and shows nothing of them', async () => {
    const before = await list();
    const { data } = await readySubmission(server, visitor, EMBERFIELD);
    await sendWell({ ...data, action: 'save_as_draft' }, { by: visitor });
    await waitingApplication(server, await signInAs(server, 'rohan.mehta'));

    const after = await list();
    const { drafts, entering, waiting } = before.unsent;
    assert.deepEqual(after.unsent, { drafts: drafts + 1, entering, waiting: waiting + 1 });
    assert.deepEqual(after.results, before.results);
  });

  it('is for the staff of the issuer alone, and the same nothing for everybody else', async () => {
    const olivia = await signInAs(server, 'olivia.hartley');
    const grace = await signInAs(server, 'grace.nakamura');
    await actAs(grace, 'issuer');
    assert.ok((await list({}, grace)).results.length > 0);
    await actAs(grace, 'investor');
    for (const other of [visitor, olivia, grace]) assert.equal((await ask(other)).status, 404);
  });

  it('has nothing of another issuer, and none of its offers', async () => {
    await addOffer(server, { id: OTHERS, href: '/offers/another/', client_name: 'Another Issuer Limited' });
    await submit('Sol', 'Bush', { offer: OTHERS });

    assert.deepEqual(await find('sol bush'), []);
    const theirs = await list({ offer: String(OTHERS) });
    assert.deepEqual([theirs.results, theirs.counts.submitted, theirs.unsent.drafts], [[], 0, 0]);
    assert.ok(theirs.offers.every(({ id }) => id !== OTHERS));
  });

  it('refuses values that no form sends', async () => {
    for (const query of [
      { status: 'draft' },
      { order: 'random' },
      { offer: 'x' },
      { search: 'x'.repeat(201) },
      { place: 'after:' },
      { place: 'after:WzEsMl0' },
      { place: `after:${Buffer.from('["not a time",1]').toString('base64url')}` },
      { place: `before:${Buffer.from('["2026-02-01T00:00:00.000Z"]').toString('base64url')}` },
    ])
      assert.equal((await ask(daniel, query)).status, 400, JSON.stringify(query));
  });

  describe('of many', () => {
    /** Adds applications as if they had been received, two at each moment. */
    const addMany = async (count: number) => {
      await sql`
        with added as (
          insert into applications (reference, offer_id, status, session_id, created_at, submitted_at)
          select 'MANY-' || n, ${EMBERFIELD}, 'submitted', (select id from sessions limit 1), now(),
            timestamptz '2026-01-01' + n / 2 * interval '1 minute'
          from generate_series(1, ${count}::integer) as n returning id, reference, submitted_at
        )
        insert into listed_applications (application_id, version, read_at, offer_id, reference, status,
          submitted_at, investor, sort_name, adviser, amount, entered_by, words, missing, is_pep, is_foreign, is_below_minimum)
        select id, 1, now(), ${EMBERFIELD}, reference, 'submitted', submitted_at, reference, lower(reference), '', id % 7, 'investor', 'many ' || id, '', false, false, false
        from added`.execute(server.database);
    };
    before(() => addMany(130));

    for (const order of ['newest', 'oldest', 'name', 'largest'])
      it(`is paged by key, forwards and backwards, in the order ${order}`, async () => {
        const query = { search: 'many', order };
        const pages = [await list(query)];
        while (pages.at(-1)?.next) pages.push(await list({ ...query, place: pages.at(-1)?.next ?? '' }));
        const ids = (page: List | undefined) => (page?.results ?? []).map(({ application_id }) => application_id);

        assert.deepEqual(
          pages.map(({ results }) => results.length),
          [50, 50, 30],
        );
        assert.equal(new Set(pages.flatMap(ids)).size, 130);
        assert.equal(pages[0]?.previous, null);
        assert.deepEqual(ids(await list({ ...query, place: pages[2]?.previous ?? '' })), ids(pages[1]));
        const last = await list({ ...query, place: 'last' });
        assert.deepEqual(ids(last), pages.flatMap(ids).slice(-50));
        assert.equal(last.next, null);
        assert.ok(last.previous);
      });
  });

  it('reads the facts again once the file of the offer was imported anew', async () => {
    const stale = { missing: 'identity', is_below_minimum: true };
    await server.database.updateTable('listed_applications').set(stale).execute();
    await listOutdated(server.deps, () => false);
    const zoe = async () => (await list({ search: 'zoe' })).results[0]?.marks;
    assert.deepEqual((await zoe())?.slice(0, 1), ['missing']);

    pass(server, 1_000);
    await importOffer(server.deps, 'offers/emberfield-copper/offer.json');
    await listOutdated(server.deps, () => false);

    assert.ok(!(await zoe())?.some((mark) => mark === 'missing' || mark === 'below_minimum'));
  });

  it('lists applications of an earlier release once its job has read them', async () => {
    await server.database.deleteFrom('listed_applications').execute();
    assert.deepEqual(await find('zoe'), []);

    await listOutdated(server.deps, () => false);

    assert.deepEqual(await find('zoe'), ['Zoë Ångström']);
  });
});
