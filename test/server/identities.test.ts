import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import type { Application, Person } from '#domain/application.ts';
import type { Offer } from '#domain/offer.ts';
import { toWire } from '#domain/wire.ts';
import { readStored } from '#server/applications/stored.ts';
import { migrate } from '#server/database/database.ts';
import { prepareNumbers } from '#server/numbers/preparing.ts';
import type { StoreKeys } from '#server/numbers/storeKeys.ts';
import { anApplicationBy, aPersonOf } from '#test/support/entityApplications.ts';
import { readySubmission } from './support/submissions.ts';
import { openTestDatabase, type TestDatabase } from './support/testDatabase.ts';
import { addOffer, startTestServer, TestClient, type TestServer } from './support/testServer.ts';

/** A company with one director, who owns it. */
function ownedByDirector(offer: Offer): Application {
  const id = randomUUID();
  const director = aPersonOf(offer, 1, { id });
  const [owner] = anApplicationBy('company', offer).beneficial_owners?.beneficialOwners ?? [];
  const { roles } = owner ?? {};
  return {
    ...anApplicationBy('company', offer),
    directors: { directors: [director] },
    beneficial_owners: {
      beneficialOwners: [{ ...director, prefill: 'directors.directors.0', ...(roles && { roles }) }],
    },
  };
}

describe('who is who in what is stored', () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer();
    await addOffer(server);
  });
  after(() => server.stop());

  const peopleOf = (id: unknown) =>
    server.database
      .selectFrom('people_places as places')
      .innerJoin('people', 'people.key', 'places.person_key')
      .select(['people.id', 'people.kind', 'places.role', 'places.path', 'places.person_key'])
      .where('places.application_id', '=', Number(id))
      .where('people.kind', '<>', 'answer')
      .orderBy('places.role', 'desc')
      .execute();

  it('keeps somebody in two lists in one row, with their places, and gives them back in both', async () => {
    const client = await TestClient.open(server);
    const { application, data } = await readySubmission(server, client, 101, ownedByDirector);
    const [director] = application.directors?.directors ?? [];

    const answer = await client.submit(data);
    const rows = await peopleOf(answer.json()['id']);

    assert.equal(answer.status, 200, answer.body.toString());
    const [owner, asDirector] = [
      rows.find(({ role }) => role === 'beneficial_owner'),
      rows.find(({ role }) => role === 'director'),
    ];
    assert.deepEqual([owner?.id, owner?.person_key], [director?.id, asDirector?.person_key]);
    const stored = await readStored(server, Number(answer.json()['id']));
    assert.equal(stored?.application.beneficial_owners?.beneficialOwners?.[0]?.prefill, 'directors.directors.0');
    assert.equal(stored?.application.beneficial_owners?.beneficialOwners?.[0]?.legalFirstName, 'Tomas');
    assert.deepEqual(stored?.application.directors, JSON.parse(JSON.stringify(application.directors)));
  });

  it('keeps a tax declaration under the id of whom it is about, whichever place it has', async () => {
    const client = await TestClient.open(server);
    const { application, data } = await readySubmission(server, client, 101, (offer) =>
      anApplicationBy('joint', offer),
    );
    const ids = application.investor_details?.investors?.slice(0, 3).map((investor) => investor.id) ?? [];
    const [block] = application.tax_details?.investors ?? [];
    const blocks = ids.map((id) => ({ ...block, ...(id !== undefined && { id }) })).reverse();
    const turned = toWire(
      { ...application, tax_details: { ...application.tax_details, investors: blocks } },
      { offer: 101 },
    );

    const { id } = (await client.submit({ ...data, tax_details: turned['tax_details'] })).json();

    const stored = await readStored(server, Number(id));
    assert.deepEqual(
      stored?.application.tax_details?.investors?.map((each) => ids.indexOf(each.id)),
      [2, 1, 0],
    );
  });

  it('names whoever comes without an id, and reads who is whom from the paths', async () => {
    const client = await TestClient.open(server);
    const { application, data } = await readySubmission(server, client, 101, ownedByDirector);
    const bare = JSON.parse(JSON.stringify(data), (name, value: unknown) =>
      name === 'organisation_id' || (name === 'id' && value === application.directors?.directors?.[0]?.id)
        ? undefined
        : value,
    ) as typeof data;

    const rows = await peopleOf((await client.submit(bare)).json()['id']);

    const listed = rows.filter(({ kind }) => kind === 'person');
    assert.equal(listed.length, 2);
    assert.equal(new Set(listed.map(({ person_key: key }) => key)).size, 1);
    assert.match(listed[0]?.id ?? '', /^[0-9a-f-]{36}$/);
  });

  it('refuses two rows of one id that contradict each other, next to the later answer', async () => {
    const client = await TestClient.open(server);
    const { application, data } = await readySubmission(server, client, 101, ownedByDirector);
    const [owner] = application.beneficial_owners?.beneficialOwners ?? [];
    const other: Person = { ...owner, legalFirstName: 'Mei' };
    const contradicting = toWire({ ...application, beneficial_owners: { beneficialOwners: [other] } }, { offer: 101 });

    const answer = await client.submit({ ...data, beneficial_owners: contradicting['beneficial_owners'] });

    assert.equal(answer.status, 400);
    assert.deepEqual(answer.json()['errors'], {
      beneficial_owners: {
        'beneficialOwners[0].legalFirstName':
          'This does not match what another part of the application says about the same person',
      },
    });
  });

  it('takes an id as a name within its application: another one may use the same', async () => {
    const client = await TestClient.open(server);
    const { data } = await readySubmission(server, client, 101, ownedByDirector);

    const [one, other] = [await client.submit(data), await client.submit(data)];

    assert.deepEqual([one.status, other.status], [200, 200]);
    const [mine, theirs] = [await peopleOf(one.json()['id']), await peopleOf(other.json()['id'])];
    assert.deepEqual(
      mine.map(({ id }) => id),
      theirs.map(({ id }) => id),
    );
    assert.equal(
      mine.some(({ person_key: key }) => theirs.some((each) => each.person_key === key)),
      false,
    );
  });
});

describe('applications that were submitted before people had ids', () => {
  let stored: TestDatabase;
  let keys: StoreKeys;
  before(async () => {
    stored = await openTestDatabase();
    await sql.raw('drop schema public cascade; create schema public').execute(stored.database);
    await migrate(stored.database, '0004-upload-keys');
    await sql.raw(LODGED_BEFORE).execute(stored.database);
    await migrate(stored.database);
    ({ keys } = await prepareNumbers(stored, { ...stored, fieldKeys: null }));
  });
  after(() => stored.remove());

  it('are read as they were submitted, whoever stood in two lists being one person', async () => {
    const { application } = (await readStored({ ...stored, keys }, 1)) ?? {};
    const [ana, cy] = application?.directors?.directors ?? [];
    const [owner, other] = application?.beneficial_owners?.beneficialOwners ?? [];

    assert.equal(owner?.id, ana?.id);
    assert.equal(owner?.prefill, 'directors.directors.0');
    assert.deepEqual([ana?.idNumber, owner?.idNumber], [undefined, 'P1']);
    assert.deepEqual(owner?.roles, [{ name: 'Acme', role_types: ['Beneficial owner'] }]);
    assert.deepEqual([cy?.legalFirstName, other?.legalFirstName], ['Cy', 'Cyrus']);
    assert.notEqual(other?.id, cy?.id);
  });

  it('have their tax declarations under the ids of those who declared', async () => {
    const { application: company } = (await readStored({ ...stored, keys }, 1)) ?? {};
    const { application: joint } = (await readStored({ ...stored, keys }, 2)) ?? {};

    assert.deepEqual(company?.tax_details?.investors, [{ id: company?.investor_details?.organisation_id, tfn: '1' }]);
    assert.deepEqual(
      joint?.tax_details?.investors?.map(({ id, tfn }) => [
        joint.investor_details?.investors?.findIndex((each) => each.id === id),
        tfn,
      ]),
      [
        [0, '2'],
        [1, '3'],
      ],
    );
  });

  it('keep whom an e-mail is owed to, and who can sign in', async () => {
    const owed = await stored.database
      .selectFrom('outbox')
      .innerJoin('people', 'people.key', 'outbox.person_key')
      .select('people.email')
      .execute();
    const accounts = await stored.database
      .selectFrom('users')
      .innerJoin('people', 'people.key', 'users.person_key')
      .select(['people.email', 'people.kind'])
      .execute();

    assert.deepEqual(owed, [{ email: 'ana@example.com' }]);
    assert.deepEqual(accounts, [{ email: 'olivia@example.com', kind: 'account' }]);
  });
});

/** What the service wrote until then: a company whose first director owns it, a second one contradicted there; two joint investors. */
const LODGED_BEFORE = `
insert into offers values (101, 'demo', 'Demo', 'open', null, '{}', 'demo', now());
insert into sessions (id, token_hash, created_at, expires_at) values ('10000000-0000-4000-8000-000000000001', 't', now(), now());
insert into applications (reference, offer_id, status, session_id, created_at, submitted_at)
  select reference, 101, 'submitted', '10000000-0000-4000-8000-000000000001', now(), now() from (values ('A'), ('B')) as lodged (reference);
insert into application_steps values
  (1, 'contact_details', '{}'),
  (1, 'investor_details', '{"investor_type":"company"}'),
  (1, 'directors', '{"directors":[{},{}]}'),
  (1, 'beneficial_owners', '{"beneficialOwners":[{},{}]}'),
  (1, 'tax_details', '{"tax_type":"C","investors":[{}]}'),
  (2, 'investor_details', '{"investor_type":"joint_individual","investors":[{},{}]}'),
  (2, 'tax_details', '{"tax_type":"I","investors":[{},{}]}');
insert into people (id, application_id, step, path, role, details) values
  ('20000000-0000-4000-8000-000000000001', 1, 'contact_details', '', 'contact', '{"email_address":"ana@example.com"}'),
  ('20000000-0000-4000-8000-000000000002', 1, 'directors', 'directors.0', 'director', '{"legalFirstName":"Ana","visible":false}'),
  ('20000000-0000-4000-8000-000000000003', 1, 'directors', 'directors.1', 'director', '{"legalFirstName":"Cy"}'),
  ('20000000-0000-4000-8000-000000000004', 1, 'beneficial_owners', 'beneficialOwners.0', 'beneficial_owner',
    '{"legalFirstName":"Ana","idNumber":"P1","prefill":"directors.directors.0","visible":true,"roles":[{"name":"Acme","role_types":["Beneficial owner"]}]}'),
  ('20000000-0000-4000-8000-000000000005', 1, 'beneficial_owners', 'beneficialOwners.1', 'beneficial_owner',
    '{"legalFirstName":"Cyrus","prefill":"directors.directors.1"}'),
  ('20000000-0000-4000-8000-000000000006', 1, 'tax_details', 'investors.0', 'taxpayer', '{"tfn":"1"}'),
  ('20000000-0000-4000-8000-000000000007', 2, 'investor_details', 'investors.0', 'investor', '{"legalFirstName":"Bo"}'),
  ('20000000-0000-4000-8000-000000000008', 2, 'investor_details', 'investors.1', 'investor', '{"legalFirstName":"Bo"}'),
  ('20000000-0000-4000-8000-000000000009', 2, 'tax_details', 'investors.0', 'taxpayer', '{"tfn":"2"}'),
  ('20000000-0000-4000-8000-00000000000a', 2, 'tax_details', 'investors.1', 'taxpayer', '{"tfn":"3"}'),
  ('20000000-0000-4000-8000-00000000000b', null, 'account', '', 'account', '{"username":"olivia@example.com"}');
insert into organisations values
  ('30000000-0000-4000-8000-000000000001', 1, 'investor_details', '', 'owner', '{"companyName":"Acme"}');
insert into outbox (id, application_id, person_id, template, created_at, status, next_attempt_at) values
  ('40000000-0000-4000-8000-000000000001', 1, '20000000-0000-4000-8000-000000000001', 'confirmation', now(), 'waiting', now());
insert into users (person_id, password_hash, is_investor, created_at) values ('20000000-0000-4000-8000-00000000000b', 'h', true, now());
`;
