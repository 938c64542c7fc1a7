/** What a client may not decide: every field that the server owns or derives, sent with a wrong value, changes nothing. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Application } from '#domain/application.ts';
import { readStored } from '#server/applications/stored.ts';
import { parseRecord, readRecord } from '#server/records/records.ts';
import { withPaths } from '#test/support/schemaTables/rows.ts';
import { countRows, readySubmission } from './support/submissions.ts';
import { addOffer, PDF, startTestServer, TestClient, type TestServer } from './support/testServer.ts';

type Claim = [name: string, changes: Record<string, unknown>];

const person = { legalFirstName: 'Mallory', legalLastName: 'Gray' };
const document = 'investor_details.investors[0].idDoc';

const CLAIMS: readonly Claim[] = [
  ['acting as issuer', { issuer_is_submitting: true }],
  ['documents attached', { all_docs_are_attached: true }],
  ['documents missing', { all_docs_are_attached: false }],
  ['the id to be given', { id: 1 }],
  ['an original application', { original_application_id: 1 }],
  ['another lead', { splash_application_id: 999_999 }],
  ['a lead as text', { splash_application_id: 'EMB-AAAAAA' }],
  ['a status', { status: 'accepted' }],
  ['a revision', { revision: 7 }],
  ['a reference', { reference: 'EMB-AAAAAA' }],
  ['a time of submission', { submitted_at: '2020-01-01T00:00:00Z', created_at: '2020-01-01T00:00:00Z' }],
  ['a user', { user: 1, user_id: 1, username: 'admin' }],
  ['a user who is staff', { user: { id: 1, is_acting_as_issuer: true, is_acting_as_issuer_admin: true } }],
  ['flags of staff', { is_acting_as_issuer: true, is_acting_as_issuer_admin: true, is_staff: true, isAdmin: true }],
  ['a mode', { mode: { editing: true, status: 'submitted' }, editing: true, draft: true }],
  ['a session', { session: 'x', session_id: '11111111-1111-4111-8111-111111111111' }],
  ['another day', { today: '2020-01-01', server_time: '2020-01-01T00:00:00Z' }],
  ['a payment', { payment: { is_due: false, amount_due: '0.00' }, amount_due: '0.00' }],
  [
    'terms of the offer',
    { price_per_security: '0.01', fee_percentage: '0', min_investment_amount: '1', require_aml_kyc: false },
  ],
  ['readiness', { readiness: { ready: true, canSubmit: true, warnings: [] }, ready: true, steps: [] }],
  ['a HIN outside the investor step', { hin: 'X0012345678' }],
  ['the user of the contact', { 'contact_details.user': 1 }],
  ['a status of the contact', { 'contact_details.status': 'accepted', 'contact_details.is_admin': true }],
  ['a password', { 'landingpage.password': 'S3cret-word' }],
  ['the total value', { 'purchase_amount.totalValue': '1.00' }],
  ['the number of securities', { 'purchase_amount.numberSecurities': '1' }],
  ['the fee', { 'purchase_amount.feeAmount': '0.00' }],
  ['a negative fee', { 'purchase_amount.feeAmount': '-500.00' }],
  ['what is payable now', { 'purchase_amount.payableNow': '0.01' }],
  ['nothing payable now', { 'purchase_amount.payableNow': '0.00' }],
  ['what is payable later', { 'purchase_amount.payableLater': '9999.00' }],
  [
    'what is due',
    { 'purchase_amount.dueNow': '0.01', 'purchase_amount.price': '0.01', 'purchase_amount.currency': 'XXX' },
  ],
  [
    'a plan that the offer does not have',
    { 'purchase_amount.is_regular_investment_plan': true, 'purchase_amount.isRegularInvestment': 'true' },
  ],
  ['the frequency of a plan', { 'purchase_amount.regular_investment_plan_frequency': 'MONTHLY' }],
  ['a priority code that is not asked for', { 'purchase_amount.priorityCode': 'FREE1' }],
  ['the kind of taxpayer', { 'tax_details.investor_type': 'ENTITY' }],
  ['no communication', { 'tax_details.send_comms': false }],
  ['an encrypted number', { 'tax_details.investors[0].encrypted_tfn': true }],
  ['a foreign number that is not asked for', { 'tax_details.investors[0].tins': [{ tin: '1', encrypted_tin: true }] }],
  ['another holding, on review', { 'review.holdingProfileType': 'TOP_UP' }],
  [
    'fields of an account abroad',
    { 'bank_details.swiftCode': 'X', 'bank_details.routingNumber': '1', 'bank_details.accountHolderHomeAddress': 'x' },
  ],
  [
    'an account where none is debited',
    {
      'payment_options.accountName': 'Mallory',
      'payment_options.bsb': '063000',
      'payment_options.accountNumber': '1234',
    },
  ],
  ['a public document', { [`${document}.public`]: true }],
  [
    'the address of a document',
    { [`${document}.download`]: 'https://evil.example/', [`${document}.delete_document`]: '/api/offers/' },
  ],
  ['the name of a document', { [`${document}.filename`]: '../../etc/passwd' }],
  ['the size and time of a document', { [`${document}.size`]: 1, [`${document}.uploaded_at`]: '1999-01-01T00:00:00Z' }],
  [
    'the bytes of a document',
    { [`${document}.doc_file`]: 'bytes', [`${document}.session_id`]: 'x', [`${document}.application_id`]: 1 },
  ],
  ['directors of a person', { directors: { directors: [person] } }],
  ['trustees of a person', { trustees: { trustees: [person] }, corporate_trustee: { companyName: 'Ash' } }],
  ['owners and others', { beneficial_owners: { beneficialOwners: [person] }, others: { others: [person] } }],
  ['a profile that is not asked for', { applicant_profile: { is_personal_advised: true, adviser_name: 'Mallory' } }],
  [
    'steps that do not exist',
    { next_steps: { done: true }, wizard: { completed: true }, events: [{ kind: 'approved' }] },
  ],
];

interface Outcome {
  application: Application | undefined;
  status: string | undefined;
  revision: number | undefined;
  payment: unknown;
  event: unknown;
  record: string;
}

describe('what a client claims', () => {
  let server: TestServer;
  let client: TestClient;
  let data: Record<string, unknown>;
  let honest: Outcome;
  before(async () => {
    server = await startTestServer();
    await addOffer(server);
    client = await TestClient.open(server);
    ({ data } = await readySubmission(server, client, 101));
    honest = await outcomeOf(data);
  });
  after(() => server.stop());

  /** Everything that the submission decided, without its numbers and references. */
  async function outcomeOf(sent: unknown): Promise<Outcome> {
    const answer = await client.submit(sent);
    assert.equal(answer.status, 200, answer.body.toString());
    const { id, reference, payment } = answer.json();
    const { bpay, ...due } = payment as { bpay: { reference: string } };
    const stored = await readStored(server, Number(id));
    const event = await server.database
      .selectFrom('events')
      .select(['kind', 'acting_as', 'user_id', 'revision', 'facts'])
      .where('application_id', '=', Number(id))
      .executeTakeFirstOrThrow();
    const { record: _hash, ...facts } = event.facts;
    const record = await readRecord(server, Number(id));
    assert.ok(record);
    assert.notEqual(bpay.reference, '');
    return {
      application: stored?.application,
      status: stored?.status,
      revision: stored?.revision,
      payment: JSON.parse(JSON.stringify(due).replaceAll(String(reference), 'REF')),
      event: { ...event, facts },
      // Each record has a key of its own, and so digests of its own.
      record: JSON.stringify(parseRecord(record).steps).replaceAll(/"digest":"[0-9a-f]{64}"/g, ''),
    };
  }

  for (const [name, changes] of CLAIMS) {
    it(`[2-CALL-02, 1-CALC-03] changes nothing: ${name}`, async () => {
      assert.deepEqual(await outcomeOf(withPaths(data, changes)), honest);
    });
  }

  it('changes no application that is there already', async () => {
    const { id } = (await client.submit(data)).json();
    const before = await countRows(server);
    const kept = await readStored(server, Number(id));
    const another = withPaths(data, { 'purchase_amount.totalAmount': '10000' });

    const answer = await client.submit({ ...another, splash_application_id: id });
    // What was saved before is named for certain: where it is not there, nothing is submitted in its stead.
    const refused = await client.submit({ ...another, application_id: id });

    assert.notEqual(answer.json()['id'], id);
    assert.deepEqual(
      [refused.status, refused.json()],
      [404, { message: 'This saved application is no longer available', code: 'draft_lodged_own' }],
    );
    assert.deepEqual(await readStored(server, Number(id)), kept);
    assert.equal((await countRows(server))['applications'], (before['applications'] ?? 0) + 1);
  });

  it('[2-CALL-02] is refused where it names an action of its own', async () => {
    const before = await countRows(server);
    for (const action of ['approve', 'autosave', '', null, 1, ['splash']])
      assert.equal((await client.submit({ ...data, action })).status, 400, String(action));
    assert.deepEqual(await countRows(server), before);
  });

  it('never makes a document public', async () => {
    const stranger = await TestClient.open(server);
    for (const value of ['true', '1', 'True', 'yes']) {
      const upload = (
        await client.post('/api/application_docs/', {
          doc_file: new File([PDF], 'id.pdf'),
          filename: 'id.pdf',
          public: value,
        })
      ).json();
      assert.equal((await stranger.call('GET', String(upload['download']))).status, 404, value);
      assert.equal((await server.app.inject(String(upload['download']))).statusCode, 404, value);
    }
  });
});
