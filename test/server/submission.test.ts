import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { checkSubmission } from '#domain/submission.ts';
import { NEW_APPLICATION } from '#domain/session.ts';
import { readStored } from '#server/applications/stored.ts';
import { crnCheckDigit } from '#domain/money/crn.ts';
import { countRows, readySubmission, storedOffer } from './support/submissions.ts';
import { addOffer, startTestServer, TestClient, type TestServer } from './support/testServer.ts';

describe('submitting an application', () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer();
    await addOffer(server);
    await addOffer(server, { id: 102, href: '/offers/not-yet/', state: 'opening' });
    await addOffer(server, { id: 103, href: '/offers/gone/', state: 'closed' });
    await addOffer(server, { id: 104, href: '/offers/over/', closes_at: '2026-11-20T17:00:00+11:00' });
  });
  after(() => server.stop());

  it('[2-CALL-01, 2-CALL-04, 2-SUB-01] answers with id, reference, status and how to pay', async () => {
    const client = await TestClient.open(server);
    const { data } = await readySubmission(server, client, 101);

    const answer = await client.submit(data);

    assert.equal(answer.status, 200, answer.body.toString());
    const { id, reference, status, submitted_at, payment } = answer.json();
    assert.equal(typeof id, 'number');
    assert.match(String(reference), /^EMB-[34679ACDEFGHJKMNPQRTWXY]{6}$/);
    assert.deepEqual([status, submitted_at], ['submitted', '2026-11-21T02:00:00.000Z']);
    const { amount_due, currency_code, bpay, eft, cheque } = payment as Record<string, Record<string, string>>;
    assert.deepEqual(
      [amount_due, currency_code, eft?.['reference'], cheque?.['reference']],
      ['2033.00', 'AUD', reference, reference],
    );
    const digits = bpay?.['reference'] ?? '';
    assert.equal(crnCheckDigit('MOD10V01', digits.slice(0, -1)), digits.slice(-1));
  });

  it('[2-CALL-06, 2-CALL-07] stores the application field by field as the rules settle it', async () => {
    const client = await TestClient.open(server);
    const { application, data } = await readySubmission(server, client, 101);
    const offer = await storedOffer(server, 101);
    const expected = checkSubmission({
      offer,
      application,
      user: null,
      mode: NEW_APPLICATION,
      today: '2026-11-21',
    }).application;

    const { id } = (await client.submit(data)).json();

    const stored = await readStored(server, Number(id));
    assert.deepEqual(stored?.application, JSON.parse(JSON.stringify(expected)));
    assert.equal(stored?.application.investor_details?.investors?.[0]?.legalFirstName, 'Jane');
  });

  it('[2-STEP-31, 1-CONT-04, 1-BANK-04, 2-ID-08] stores nothing of a field that is not asked', async () => {
    const client = await TestClient.open(server);
    const { application, data } = await readySubmission(server, client, 101);
    const [investor] = application.investor_details?.investors ?? [];
    const hidden = { idType2: 'Passport', idNumber2: 'HIDDEN', otherSourceOfWealth: 'HIDDEN', pep_status: 'NOT_PEP' };
    const stale = {
      ...data,
      contact_details: {
        ...(data['contact_details'] as object),
        dealer_group_name: 'HIDDEN',
        adviser_first_name: 'HIDDEN',
      },
      applicant_profile: { is_personal_advised: false, adviser_name: 'HIDDEN' },
      investor_details: {
        ...(data['investor_details'] as object),
        trustName: 'HIDDEN',
        hin: 'HIDDEN',
        investors: [{ ...(data['investor_details'] as { investors: object[] }).investors[0], ...hidden }],
      },
      bank_details: { ...(data['bank_details'] as object), swiftCode: 'HIDDEN' },
      payment_options: { ...(data['payment_options'] as object), accountName: 'HIDDEN' },
    };

    const answer = await client.submit(stale);

    assert.equal(answer.status, 200, answer.body.toString());
    const stored = await readStored(server, Number(answer.json()['id']));
    assert.doesNotMatch(JSON.stringify(stored), /HIDDEN|NOT_PEP|"applicant_profile"/);
    assert.equal(stored?.application.investor_details?.investors?.[0]?.legalFirstName, investor?.legalFirstName);
  });

  it('keeps what belongs to a person in the table people alone', async () => {
    const client = await TestClient.open(server);
    const { data } = await readySubmission(server, client, 101);
    const before = JSON.stringify(data)
      .replaceAll('Citizen', 'Quillfeather')
      .replaceAll('123456782', '876543210')
      .replaceAll('jane.citizen', 'q.f');

    const { id } = (await client.submit(before)).json();

    const rowsOf = async (
      table:
        'application_steps' | 'people' | 'people_places' | 'events' | 'outbox' | 'idempotency_keys' | 'bank_accounts',
    ) =>
      JSON.stringify(
        await server.database.selectFrom(table).selectAll().where('application_id', '=', Number(id)).execute(),
      );
    assert.match(await rowsOf('people'), /Quillfeather/);
    assert.doesNotMatch(await rowsOf('people'), /876543210|27\/03\/1984/);
    for (const table of [
      'application_steps',
      'people_places',
      'bank_accounts',
      'events',
      'outbox',
      'idempotency_keys',
    ] as const) {
      assert.doesNotMatch(await rowsOf(table), /Quillfeather|876543210|q\.f@|27\/03\/1984/, table);
    }
  });

  for (const [offer, text] of [
    [102, 'This offer is not open yet'],
    [103, 'This offer is closed'],
    [104, 'This offer is closed'],
    [999, 'This offer was not found'],
  ] as const) {
    it(`[2-CALL-05, 2-SUB-10, 1-LAND-27] refuses an application for offer ${offer}: ${text}`, async () => {
      const client = await TestClient.open(server);
      const { data } = await readySubmission(server, client, 101);
      const before = await countRows(server);

      const answer = await client.submit({ ...data, offer });

      assert.equal(answer.status, 400);
      assert.deepEqual(answer.json(), { offer: [text] });
      assert.deepEqual(await countRows(server), before);
    });
  }

  it('answers field errors by step and stores nothing', async () => {
    const client = await TestClient.open(server);
    const { data } = await readySubmission(server, client, 101);
    const before = await countRows(server);

    const answer = await client.submit({
      ...data,
      contact_details: { ...(data['contact_details'] as object), email_address: 'jane' },
    });

    assert.equal(answer.status, 400);
    const { errors, message } = answer.json() as unknown as {
      errors: Record<string, Record<string, string>>;
      message: string;
    };
    assert.deepEqual(Object.keys(errors), ['contact_details']);
    assert.ok(errors['contact_details']?.['email_address']);
    assert.equal(message, 'Please correct the errors and submit again');
    assert.deepEqual(await countRows(server), before);
  });

  it('takes a body of 60 names, and refuses one of 61', async () => {
    const client = await TestClient.open(server);
    const { data } = await readySubmission(server, client, 101);
    const names = Array.from({ length: 60 - Object.keys(data).length }, (_, index) => [`unknown${index}`, '']);
    const most = { ...data, ...Object.fromEntries(names) };

    const refused = await client.submit({ ...most, unknown: '' });

    assert.deepEqual([refused.status, refused.json()], [400, { message: 'The request could not be read' }]);
    assert.equal((await client.submit(most)).status, 200);
  });

  it('recomputes every figure, and believes no status, user, flag or id of the client', async () => {
    const client = await TestClient.open(server);
    const { data } = await readySubmission(server, client, 101);
    const honest = (await client.submit(data)).json();

    const answer = await client.submit({
      ...data,
      issuer_is_submitting: true,
      all_docs_are_attached: true,
      splash_application_id: honest['id'],
      status: 'accepted',
      user: 1,
      reference: 'EMB-AAAAAA',
      contact_details: { ...(data['contact_details'] as object), user: 1 },
      purchase_amount: {
        ...(data['purchase_amount'] as object),
        totalValue: '1.00',
        feeAmount: '0.00',
        payableNow: '0.01',
        payableLater: '9',
        numberSecurities: '1',
      },
    });

    const claimed = answer.json();
    assert.equal(answer.status, 200, answer.body.toString());
    assert.notEqual(claimed['id'], honest['id']);
    const [one, other] = await Promise.all([
      readStored(server, Number(honest['id'])),
      readStored(server, Number(claimed['id'])),
    ]);
    assert.deepEqual(other?.application, one?.application);
    assert.deepEqual([other?.status, one?.application.contact_details?.user], ['submitted', null]);
    assert.equal(
      (claimed['payment'] as { amount_due: string }).amount_due,
      (honest['payment'] as { amount_due: string }).amount_due,
    );
  });

  it('refuses documents of another session, and invented ones', async () => {
    const owner = await TestClient.open(server);
    const { data } = await readySubmission(server, owner, 101);
    const thief = await TestClient.open(server);

    const stolen = await thief.submit(data);
    const invented = await owner.submit(
      JSON.stringify(data).replace(/"id":"[0-9a-f-]{36}"/g, '"id":"' + randomUUID() + '"'),
    );

    for (const answer of [stolen, invented]) {
      assert.equal(answer.status, 400);
      const { errors } = answer.json() as unknown as { errors: Record<string, Record<string, string>> };
      assert.equal(errors['investor_details']?.['investors[0].idDoc'], 'Please upload this document again');
    }
  });

  it('refuses an application whose documents are missing', async () => {
    const client = await TestClient.open(server);
    const { application, data } = await readySubmission(server, client, 101);
    const [investor] = application.investor_details?.investors ?? [];

    const answer = await client.submit({
      ...data,
      investor_details: { ...application.investor_details, investors: [{ ...investor, idDoc: null }] },
    });

    assert.equal(answer.status, 400, answer.body.toString());
  });

  it('[2-ROLE-04, 2-ROLE-05, 2-ROLE-06] asks the investor to approve when the adviser has no authority', async () => {
    const client = await TestClient.open(server);
    const { data } = await readySubmission(server, client, 101);
    const adviser = {
      applicant_role: 'advisor',
      adviser_has_authority: false,
      adviser_first_name: 'Ava',
      adviser_last_name: 'Reed',
      adviser_email: 'ava@example.com',
      adviser_mobile: '+61 412 345 679',
      dealer_group_afsl: '123456',
    };

    const { id, status } = (
      await client.submit({ ...data, contact_details: { ...(data['contact_details'] as object), ...adviser } })
    ).json();

    assert.equal(status, 'pending_approval');
    const owed = await server.database
      .selectFrom('outbox')
      .innerJoin('people', 'people.key', 'person_key')
      .select(['template', 'email'])
      .where('outbox.application_id', '=', Number(id))
      .orderBy('template')
      .execute();
    assert.deepEqual(owed, [
      { template: 'adviser_confirmation', email: 'ava@example.com' },
      { template: 'approval_request', email: 'jane.citizen@example.com' },
    ]);
  });

  it('writes one event that nobody can change or remove', async () => {
    const client = await TestClient.open(server);
    const { data } = await readySubmission(server, client, 101);
    const { id } = (await client.submit(data)).json();

    const events = await server.database
      .selectFrom('events')
      .selectAll()
      .where('application_id', '=', Number(id))
      .execute();

    assert.deepEqual(
      events.map(({ kind, acting_as, revision }) => [kind, acting_as, revision]),
      [['submitted', 'investor', 1]],
    );
    await assert.rejects(
      server.database.updateTable('events').set({ kind: 'x' }).where('application_id', '=', Number(id)).execute(),
      /append-only/,
    );
    await assert.rejects(
      server.database.deleteFrom('events').where('application_id', '=', Number(id)).execute(),
      /append-only/,
    );
  });
});
