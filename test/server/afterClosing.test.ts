/** What goes on once an offer has closed, and what ends when it is archived. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import type { Static } from 'typebox';
import type { RecordAnswer } from '#api/recordsApi.ts';
import type { Offer } from '#domain/offer.ts';
import { serverTexts } from '#domain/texts.ts';
import { paperTexts } from '#domain/texts/paper.ts';
import { toWire } from '#domain/wire.ts';
import { canonicalText, sha256 } from '#server/canonical.ts';
import type { editedApplication } from '#server/wire/editing.ts';
import type { entryList } from '#server/wire/entries.ts';
import type { issuerList } from '#server/wire/issuerList.ts';
import type { managedApplication } from '#server/wire/issuerPage.ts';
import type { pastedPayments } from '#server/wire/payments.ts';
import { draftData, pass, send, sendWell } from './support/drafts.ts';
import { actAs, signInAs, startWithHoldings } from './support/holdings.ts';
import { readySubmission } from './support/submissions.ts';
import { addOffer, TestClient, type Answer, type TestServer } from './support/testServer.ts';

const DAY = 24 * 60 * 60_000;
/** Eight in the evening in Sydney, the day after the tests' clock begins. */
const CLOSES_AT = '2026-11-22T09:00:00Z';

describe('an offer that has closed', () => {
  let server: TestServer;
  let grace: TestClient, visitor: TestClient;
  let id: number, reference: string;

  const offerIs = (changes: Partial<Offer> = {}) => addOffer(server, { closes_at: CLOSES_AT, ...changes });
  /** Sends an application that staff have on paper; its first and second step with the day of receipt. */
  const enter = async (receivedOn: string): Promise<Answer> => {
    const { application } = await readySubmission(server, grace, 101);
    const contact = { ...application.contact_details, paper_received_on: receivedOn };
    return send(toWire({ ...application, contact_details: contact }, { offer: 101 }), { by: grace });
  };
  const entries = async () =>
    (await grace.call('GET', '/api/issuer/entries/')).json() as unknown as Static<typeof entryList>;
  const page = async () =>
    (await grace.call('GET', `/api/issuer/applications/${id}/`)).json() as unknown as Static<typeof managedApplication>;
  const edit = () => grace.post(`/api/issuer/applications/${id}/edit/`, {});
  const move = (kind: string, from: string, allotted: object = {}) =>
    grace.post(`/api/issuer/applications/${id}/moves/`, {
      ...{ id: randomUUID(), kind, from, reason: '', allotted_on: '', units: '', holder_number: '' },
      ...allotted,
    });
  const pay = (seen: string) =>
    grace.post(`/api/issuer/applications/${id}/payments/`, {
      ...{ id: randomUUID(), received_on: '2026-11-22', amount: '100.00', bank_reference: '', seen },
    });
  const well = async (answer: Promise<Answer>, status = 204): Promise<Answer> => {
    const { status: got, body } = await answer;
    assert.equal(got, status, body.toString());
    return answer;
  };
  const closed = (answer: Answer) =>
    assert.deepEqual([answer.status, answer.json()['offer']], [400, [serverTexts.offerClosed]]);
  async function signIn(): Promise<void> {
    grace = await signInAs(server, 'grace.nakamura');
    await actAs(grace, 'issuer');
  }

  before(async () => {
    server = await startWithHoldings();
    await offerIs();
    visitor = await TestClient.open(server);
    const { data } = await readySubmission(server, visitor, 101);
    const answer = await well(visitor.submit(data), 200);
    id = Number(answer.json()['id']);
    reference = String(answer.json()['reference']);
  });
  after(() => server.stop());

  it('leaves the version of the offer in a record as that of its file', async () => {
    const { content } = await server.database
      .selectFrom('offers')
      .select('content')
      .where('id', '=', 101)
      .executeTakeFirstOrThrow();
    const { record } = (await visitor.call('GET', `/api/applications/${id}/record/`)).json() as unknown as Pick<
      RecordAnswer,
      'record'
    >;

    assert.equal(record.offer.version, sha256(canonicalText(content)));
  });

  it('[1-LAND-27] ends starting and submitting for applicants, and nothing of what staff do', async () => {
    const applicant = await TestClient.open(server);
    const { application, data } = await readySubmission(server, applicant, 101);
    const draft = await sendWell(draftData(application), { by: applicant });
    pass(server, DAY + DAY);
    await signIn();
    const late = await TestClient.open(server);

    closed(await late.submit((await readySubmission(server, late, 101)).data));
    closed(await applicant.submit({ ...data, application_id: draft.json()['id'] }));
    closed(
      await late.submit({ offer: 101, action: 'splash', contact_details: { email_address: 'a@example.com' } }, null),
    );

    const opened = (await well(edit(), 200)).json() as unknown as Static<typeof editedApplication>;
    const contact = { ...opened.application.contact_details, first_name: 'Josephine' };
    const changed = { ...opened.application, contact_details: contact };
    const ids = { offer: 101, application_id: id, number_handles: opened.number_handles };
    await sendWell(toWire(changed, ids), { by: grace, ifMatch: opened.revision });
    await well(move('accept', 'submitted'));
    await well(pay('0.00'));
    const { status, payment, is_archived: isArchived } = await page();
    assert.deepEqual([status, payment.received, isArchived], ['accepted', '100.00', false]);
  });

  it('takes paper forms that were received by the day on which it closed, for ten days', async () => {
    assert.deepEqual((await entries()).offers, [
      {
        slug: 'emberfield-copper',
        name: 'Emberfield Copper Share Offer',
        closed: { at: CLOSES_AT, ends_at: '2026-12-02T09:00:00.000Z', time_zone: 'Australia/Sydney' },
      },
    ]);
    const late = await enter('23/11/2026');
    assert.equal(late.status, 400);
    assert.match(late.body.toString(), new RegExp(paperTexts.receivedLate('22/11/2026')));
    assert.equal((await well(enter('22/11/2026'), 200)).json()['status'], 'submitted');

    pass(server, 10 * DAY);
    await signIn();
    assert.deepEqual((await entries()).offers, []);
    closed(await enter('22/11/2026'));
  });

  it('takes them for as many days as the offer says', async () => {
    await offerIs({ paper_form_days: 30 });
    await well(enter('22/11/2026'), 200);
    await offerIs({ paper_form_days: 0 });
    closed(await enter('22/11/2026'));
  });

  it('leaves its applications to be read alone once it is archived', async () => {
    await offerIs({ state: 'archived', paper_form_days: 30 });
    const archived = (answer: Answer) =>
      assert.deepEqual([answer.status, answer.json()['message']], [409, serverTexts.offerArchived]);

    archived(await edit());
    archived(await move('complete', 'accepted', { allotted_on: '2026-11-22', units: '10' }));
    archived(await pay('100.00'));
    const [payment] = (await page()).payment.payments;
    archived(await grace.post(`/api/issuer/applications/${id}/payments/remove/`, { id: payment?.id ?? '' }));
    archived(await grace.post(`/api/issuer/applications/${id}/moves/take-back/`, { id: randomUUID() }));
    closed(await enter('22/11/2026'));

    assert.equal((await page()).is_archived, true);
    const list = (await grace.post('/api/issuer/applications/', {})).json() as unknown as Static<typeof issuerList>;
    assert.deepEqual(new Set(list.results.map(({ offer }) => offer.is_archived)), new Set([true]));
    const pasted = { list: `${reference} 100.00`, received_on: '2026-11-22' };
    const { lines } = (await grace.post('/api/issuer/payments/check/', pasted)).json() as unknown as Static<
      typeof pastedPayments
    >;
    assert.deepEqual(
      lines.map(({ outcome, application }) => [outcome, application?.reference]),
      [['archived', reference]],
    );
    assert.equal((await grace.call('GET', `/api/applications/${id}/record/`)).status, 200);
    await well(grace.post(`/api/issuer/applications/${id}/notes/`, { id: randomUUID(), text: 'Asked for a copy.' }));
    // Nobody else learns anything of it.
    const olivia = await signInAs(server, 'olivia.hartley');
    assert.equal((await olivia.post(`/api/issuer/applications/${id}/edit/`, {})).status, 404);
  });
});
