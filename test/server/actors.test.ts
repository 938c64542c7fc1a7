/** Whose an application is, and in which capacity it was made: from the session, never from what was sent. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { readStored } from '#server/applications/stored.ts';
import { DEMO_PASSWORD, seedDemoPeople } from '#server/users/demoPeople.ts';
import { parseRecord, readRecord } from '#server/records/records.ts';
import { paperTexts } from '#domain/texts/paper.ts';
import { withPaths } from '#test/support/schemaTables/rows.ts';
import { endApprovals } from './support/approvals.ts';
import { countRows, readySubmission, uploadedDocument } from './support/submissions.ts';
import { addOffer, startTestServer, TestClient, type TestServer } from './support/testServer.ts';

/** Answer that staff give, and nobody else is believed. */
const PAPER = { 'contact_details.paper_received_on': '20/11/2026' };
const ADVISER = {
  'contact_details.applicant_role': 'advisor',
  'contact_details.adviser_first_name': 'Rohan',
  'contact_details.adviser_last_name': 'Mehta',
  'contact_details.adviser_email': 'rohan.mehta@example.com',
  'contact_details.adviser_mobile': '+61 491 570 157',
};

describe('who applies', () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer();
    await addOffer(server);
    await seedDemoPeople(server.deps);
  });
  after(() => server.stop());

  const enter = async (
    name: string | null,
    context?: string,
  ): Promise<{ client: TestClient; userId: number | null }> => {
    const client = await TestClient.open(server);
    if (name === null) return { client, userId: null };
    await client.logIn(`${name}@example.com`, DEMO_PASSWORD);
    if (context) {
      client.follow(await client.call('GET', `/${context}/`));
      client.token = String((await client.call('GET', '/api/csrf/')).json()['csrf_token']);
    }
    const [user] = (await client.call('GET', '/api/user__user/')).json()['results'] as { id: number }[];
    return { client, userId: user?.id ?? null };
  };

  const outcomeOf = async (id: unknown) => {
    const row = await server.database
      .selectFrom('applications')
      .select(['status', 'user_id'])
      .where('id', '=', Number(id))
      .executeTakeFirstOrThrow();
    const event = await server.database
      .selectFrom('events')
      .select(['user_id', 'acting_as'])
      .where('application_id', '=', Number(id))
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const stored = await readStored(server, Number(id));
    return {
      owner: row.user_id,
      status: row.status,
      by: event.user_id,
      actingAs: event.acting_as,
      contact: stored?.application.contact_details,
    };
  };

  const cases: {
    title: string;
    name: string | null;
    context?: string;
    changes?: Record<string, unknown>;
    isOwner: boolean;
    actingAs: string;
    status: string;
    role: string;
  }[] = [
    {
      title: 'nobody signed in',
      name: null,
      isOwner: false,
      actingAs: 'investor',
      status: 'submitted',
      role: 'investor',
    },
    {
      title: 'an investor',
      name: 'olivia.hartley',
      isOwner: true,
      actingAs: 'investor',
      status: 'submitted',
      role: 'investor',
    },
    {
      title: 'an adviser without authority',
      name: 'rohan.mehta',
      changes: { ...ADVISER, 'contact_details.adviser_has_authority': false },
      isOwner: true,
      actingAs: 'adviser',
      status: 'pending_approval',
      role: 'advisor',
    },
    {
      title: 'nobody signed in, as an adviser without authority',
      name: null,
      changes: { ...ADVISER, 'contact_details.adviser_has_authority': false },
      isOwner: false,
      actingAs: 'adviser',
      status: 'pending_approval',
      role: 'advisor',
    },
    {
      title: 'issuer staff',
      name: 'grace.nakamura',
      isOwner: false,
      actingAs: 'issuer',
      status: 'submitted',
      role: 'investor',
    },
    {
      title: 'issuer staff who claim to be an adviser',
      name: 'grace.nakamura',
      changes: { ...ADVISER, 'contact_details.adviser_has_authority': false },
      isOwner: false,
      actingAs: 'issuer',
      status: 'submitted',
      role: 'investor',
    },
    {
      title: 'issuer staff as an investor',
      name: 'grace.nakamura',
      context: 'investor',
      isOwner: true,
      actingAs: 'investor',
      status: 'submitted',
      role: 'investor',
    },
    {
      title: 'an issuer admin',
      name: 'daniel.osei',
      isOwner: false,
      actingAs: 'issuer',
      status: 'submitted',
      role: 'investor',
    },
  ];
  for (const { title, name, context, changes = {}, isOwner, actingAs, status, role } of cases) {
    it(`[1-SESS-01, 1-SESS-08, 1-LAND-31, 3-ROLE-11] records: ${title}`, async () => {
      const { client, userId } = await enter(name, context);
      const { data } = await readySubmission(server, client, 101);

      const answer = await client.submit(withPaths(data, { ...PAPER, ...changes, 'contact_details.user': 1, user: 1 }));

      assert.equal(answer.status, 200, answer.body.toString());
      const outcome = await outcomeOf(answer.json()['id']);
      assert.deepEqual(
        [outcome.owner, outcome.by, outcome.actingAs, outcome.status],
        [isOwner ? userId : null, userId, actingAs, status],
      );
      assert.deepEqual([outcome.contact?.user, outcome.contact?.applicant_role], [userId, role]);
    });

    it(`[2-CALL-04, 2-SUB-06] names in its reply, to staff alone, the application that they go on to manage: ${title}`, async () => {
      const { client } = await enter(name, context);
      const { data } = await readySubmission(server, client, 101);

      const reply = (await client.submit(withPaths(data, { ...PAPER, ...changes }))).json();

      assert.equal(reply['original_application_id'], actingAs === 'issuer' ? reply['id'] : undefined);
      assert.equal(typeof reply['id'], 'number');
    });
  }

  it('[1-SESS-01] says in the record of staff nothing of terms and documents that they were not asked about, and of an investor that they agreed', async () => {
    for (const [name, isAsked] of [
      ['daniel.osei', false],
      ['grace.nakamura', false],
      ['olivia.hartley', true],
    ] as const) {
      const { client } = await enter(name);
      const { data } = await readySubmission(server, client, 101);
      const { id } = (await client.submit(withPaths(data, PAPER))).json();
      const record = await readRecord(server, Number(id));
      assert.ok(record);

      const { steps, terms } = parseRecord(record);

      assert.deepEqual([steps.some((step) => step.name === 'landingpage'), terms !== null], [isAsked, isAsked], name);
    }
  });

  it('[1-ADV-05, 1-ADV-06, 3-ROLE-06, 3-ROLE-07] submits an adviser with authority at once, and only with the document that shows it', async () => {
    await endApprovals(server);
    const { client } = await enter('rohan.mehta');
    const { data } = await readySubmission(server, client, 101);
    const refused = await client.submit(withPaths(data, { ...ADVISER, 'contact_details.adviser_has_authority': true }));
    assert.deepEqual(refused.json()['errors'], { landingpage: { adviser_authority_doc: 'File is required' } });

    const document = await uploadedDocument(client);
    const lodged = await client.submit(
      withPaths(data, {
        ...ADVISER,
        'contact_details.adviser_has_authority': true,
        'contact_details.adviser_authority_doc': document,
      }),
    );

    assert.equal((await outcomeOf(lodged.json()['id'])).status, 'submitted');
  });

  it('[1-SESS-10] believes no flag of the client: what is required of an investor is required of whoever claims to be staff', async () => {
    const { client } = await enter('olivia.hartley');
    const { data } = await readySubmission(server, client, 101);
    const claims = {
      issuer_is_submitting: true,
      is_acting_as_issuer: true,
      user: { is_acting_as_issuer: true, is_acting_as_issuer_admin: true },
    };

    const answer = await client.submit(withPaths(data, { ...claims, 'contact_details.tel_mobile': '' }));

    assert.equal(answer.status, 400);
    assert.deepEqual(answer.json()['errors'], { contact_details: { tel_mobile: 'Please enter your mobile number' } });
  });

  it('[1-CONT-18, 2-ROLE-10] asks staff for no mobile number of the investor, and for the day on which they received the form', async () => {
    const { client } = await enter('grace.nakamura');
    const { data } = await readySubmission(server, client, 101);

    const { errors } = (await client.submit(withPaths(data, { 'contact_details.tel_mobile': '' }))).json();
    assert.deepEqual(errors, { contact_details: { paper_received_on: paperTexts.receivedOnMissing } });
    const answer = await client.submit(withPaths(data, { ...PAPER, 'contact_details.tel_mobile': '' }));
    assert.equal(answer.status, 200, answer.body.toString());
  });

  for (const [type, field] of [
    ['EXISTING', 'selectedHolder'],
    ['TOP_UP', 'selectedSubregister'],
    ['DUPLICATE', 'selectedSubregister'],
  ] as const) {
    it(`takes nobody's word for a holding: ${type} does not skip the investor`, async () => {
      const { client } = await enter('olivia.hartley');
      const { data } = await readySubmission(server, client, 101);
      const before = await countRows(server);

      const answer = await client.submit(
        withPaths(data, {
          'contact_details.holdingProfileType': type,
          [`contact_details.${field}`]: { id: 4, account_name: 'Mallory', account_id: 'X0012345678' },
        }),
      );

      assert.equal(answer.status, 400);
      assert.deepEqual(Object.keys(answer.json()['errors'] as object), ['landingpage']);
      assert.deepEqual(await countRows(server), before);
    });
  }

  it('[1-LAND-21, 1-LAND-22] gives the lead, and the application it becomes, to whoever is signed in', async () => {
    const { client, userId } = await enter('olivia.hartley');
    const lead = await client.submit(
      { offer: 101, action: 'splash', landingpage: { username: 'olivia.hartley@example.com', hasAccount: true } },
      null,
    );
    assert.deepEqual(
      [(await outcomeOf(lead.json()['id'])).owner, (await outcomeOf(lead.json()['id'])).actingAs],
      [userId, 'investor'],
    );
    const { data } = await readySubmission(server, client, 101);

    const lodged = await client.submit({ ...data, splash_application_id: lead.json()['id'] });

    assert.equal(lodged.json()['id'], lead.json()['id']);
    assert.equal((await outcomeOf(lodged.json()['id'])).owner, userId);
  });

  it('[1-LAND-22] gives the lead that somebody left before logging in to them with the application', async () => {
    const client = await TestClient.open(server);
    const file_key = crypto.randomUUID();
    const landingpage = { username: 'olivia.hartley@example.com', hasAccount: false };
    const lead = await client.submit({ offer: 101, action: 'splash', file_key, landingpage }, null);
    await client.logIn('olivia.hartley@example.com', DEMO_PASSWORD, { file_key });
    const { data } = await readySubmission(server, client, 101);

    const lodged = await client.submit({ ...data, splash_application_id: lead.json()['id'] });

    assert.equal(lodged.json()['id'], lead.json()['id']);
    assert.notEqual((await outcomeOf(lodged.json()['id'])).owner, null);
  });

  it('gives the saved reply to the same person in a later session, and to nobody else', async () => {
    const key = crypto.randomUUID();
    const { client } = await enter('olivia.hartley');
    const { data } = await readySubmission(server, client, 101);
    const first = await client.submit(data, key);
    await client.call('POST', '/logout/');

    assert.deepEqual((await (await enter('olivia.hartley')).client.submit(data, key)).json(), first.json());
    assert.equal((await (await enter('rohan.mehta')).client.submit(data, key)).status, 422);
    assert.equal((await (await enter(null)).client.submit(data, key)).status, 422);
  });
});
