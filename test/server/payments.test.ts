/** Payments that the issuer's staff record, one by one and from a pasted list. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Static } from 'typebox';
import { MOVE_EMAIL_MS, TAKE_BACK_MS } from '#domain/application/moves.ts';
import { MOST_PASTED } from '#domain/application/pastedPayments.ts';
import { MOST_PAYMENTS } from '#domain/application/receivedPayments.ts';
import { amountErrors, pastDayErrors, personErrors } from '#domain/texts/errors.ts';
import { emailTexts } from '#domain/texts.ts';
import { receivedTexts } from '#domain/texts/received.ts';
import { composeEmail } from '#server/emails/compose.ts';
import type { EmailTemplate } from '#server/emails/templates.ts';
import type { issuerList } from '#server/wire/issuerList.ts';
import type { managedApplication } from '#server/wire/issuerPage.ts';
import type { pastedPayments } from '#server/wire/payments.ts';
import { anIndividualApplication } from '#test/support/applications.ts';
import { approvalOf, openToApprove, waitingApplication } from './support/approvals.ts';
import { pass, sendWell } from './support/drafts.ts';
import { actAs, signInAs, startWithHoldings } from './support/holdings.ts';
import { sendDueEmails } from './support/jobs.ts';
import { readySubmission } from './support/submissions.ts';
import { TestClient, type Answer, type TestServer } from './support/testServer.ts';

type Page = Static<typeof managedApplication>;
type Lines = Static<typeof pastedPayments>['lines'];
interface Sent {
  id?: string;
  amount?: string;
  received_on?: string;
  bank_reference?: string;
  seen?: string;
}

/** Of the application that is made for each test. */
const DUE = '1200.00';

describe('a payment', () => {
  let server: TestServer;
  let daniel: TestClient, grace: TestClient, visitor: TestClient;
  let id: number, reference: string;

  const today = () => server.deps.clock.now().toISOString().slice(0, 10);
  const page = async (): Promise<Page> =>
    (await daniel.call('GET', `/api/issuer/applications/${id}/`)).json() as unknown as Page;
  const record = (sent: Sent = {}, by = daniel): Promise<Answer> =>
    by.post(`/api/issuer/applications/${id}/payments/`, {
      id: randomUUID(),
      received_on: today(),
      amount: DUE,
      bank_reference: '',
      seen: '0.00',
      ...sent,
    });
  const recordWell = async (sent: Sent = {}): Promise<string> => {
    const paymentId = randomUUID();
    const answer = await record({ id: paymentId, ...sent });
    assert.equal(answer.status, 204, answer.body.toString());
    return paymentId;
  };
  const remove = (paymentId: string, by = daniel): Promise<Answer> =>
    by.post(`/api/issuer/applications/${id}/payments/remove/`, { id: paymentId });
  const move = (kind: string, { from = 'submitted', reason = '' } = {}): Promise<Answer> =>
    daniel.post(`/api/issuer/applications/${id}/moves/`, {
      ...{ id: randomUUID(), kind, from, reason },
      ...{ allotted_on: '', units: '', holder_number: '' },
    });
  /** E-mails about payments that were sent, oldest first. */
  const sentEmails = async () => {
    await sendDueEmails(server);
    const { emails } = await page();
    return emails
      .filter(({ kind, state }) => state === 'sent' && kind.startsWith('payment_'))
      .map(({ kind }) => kind)
      .reverse();
  };
  const told = async () => (await visitor.call('GET', `/api/applications/${id}/record/`)).json()['received'];
  const listed = async (paid: string) => {
    const answer = await daniel.post('/api/issuer/applications/', { paid });
    const { results } = answer.json() as unknown as Static<typeof issuerList>;
    return results.find(({ application_id: listedId }) => listedId === id);
  };
  const check = (list: string, { by = daniel, receivedOn = today() } = {}): Promise<Answer> =>
    by.post('/api/issuer/payments/check/', { list, received_on: receivedOn });
  const checked = async (list: string, by = daniel): Promise<Lines> => {
    const answer = await check(list, { by });
    assert.equal(answer.status, 200, answer.body.toString());
    return (answer.json() as unknown as Static<typeof pastedPayments>).lines;
  };
  const refused = (answer: Answer, status: number, message: string) =>
    assert.deepEqual([answer.status, answer.json()['message']], [status, message]);
  /** The e-mail of this kind as it leaves now, without its line breaks. */
  async function wordsOf(template: EmailTemplate): Promise<string> {
    const row = await server.database
      .selectFrom('outbox')
      .select(['person_key', 'occasion'])
      .where('application_id', '=', id)
      .where('template', '=', template)
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const entry = { applicationId: id, personKey: row.person_key, template, occasion: row.occasion };
    return ((await composeEmail(server.deps, entry))?.text ?? '').replace(/\s+/g, ' ');
  }

  before(async () => {
    server = await startWithHoldings();
  });
  after(() => server.stop());
  // Anew for each: a session does not outlast half an hour without a key pressed.
  beforeEach(async () => {
    visitor = await TestClient.open(server);
    daniel = await signInAs(server, 'daniel.osei');
    grace = await signInAs(server, 'grace.nakamura');
    await actAs(grace, 'issuer');
    const { data } = await readySubmission(server, visitor, 101, (offer) => {
      const made = anIndividualApplication(offer);
      // No address gets more than some e-mails a day.
      return { ...made, contact_details: { ...made.contact_details, email_address: `${randomUUID()}@mail.example` } };
    });
    const reply = (await visitor.submit(data)).json();
    [id, reference] = [Number(reply['id']), String(reply['reference'])];
    await server.database
      .updateTable('listed_applications')
      .set({ due: DUE })
      .where('application_id', '=', id)
      .execute();
  });

  it('is on the page of the application at once, with who recorded it, and in the history', async () => {
    await recordWell({ amount: '400.00', bank_reference: 'NAB 12, J Citizen' });

    const { payment, history } = await page();
    assert.equal(payment.received, '400.00');
    assert.deepEqual(
      payment.payments.map(({ amount, received_on, bank_reference, author }) => [
        amount,
        received_on,
        bank_reference,
        author,
      ]),
      [['400.00', today(), 'NAB 12, J Citizen', 'Daniel Osei']],
    );
    const [entry] = history;
    assert.deepEqual(
      [entry?.kind, entry?.name, entry?.payment],
      ['payment_recorded', 'Daniel Osei', { currency: 'AUD', amount: '400.00', received_on: today() }],
    );
    const rows = await server.database.selectFrom('payments').selectAll().where('application_id', '=', id).execute();
    assert.doesNotMatch(JSON.stringify(rows), /NAB 12/);
    const events = await server.database
      .selectFrom('events')
      .select('facts')
      .where('application_id', '=', id)
      .execute();
    assert.doesNotMatch(JSON.stringify(events), /NAB 12/);
  });

  it('is told after ten minutes: to the applicant, on their page and their list, and by e-mail', async () => {
    const { payment } = await page();
    await recordWell({ amount: '400.00' });

    pass(server, TAKE_BACK_MS - 1);
    assert.deepEqual([await sentEmails(), await told()], [[], '0.00']);
    pass(server, 1);
    assert.equal(await told(), '400.00');
    pass(server, MOVE_EMAIL_MS - TAKE_BACK_MS);
    assert.deepEqual(await sentEmails(), ['payment_received']);
    const words = await wordsOf('payment_received');
    const left = Number(payment.due) - 400;
    assert.match(words, /received AUD.400\.00 on \d\d\/\d\d\/\d{4} for the application/);
    assert.ok(words.includes(`AUD ${left.toLocaleString('en-AU', { minimumFractionDigits: 2 })}`), words);
  });

  it('of the whole amount says that nothing more is to pay, and so does the acceptance', async () => {
    const { payment } = await page();
    await recordWell({ amount: payment.due });
    assert.equal((await move('accept')).status, 204);
    pass(server, MOVE_EMAIL_MS);

    for (const template of ['payment_received', 'accepted'] as const) {
      const words = await wordsOf(template);
      assert.ok(words.includes(emailTexts.allReceived), words);
      assert.doesNotMatch(words, /Please pay/);
    }
  });

  it('of more than is payable says that the issuer is in touch', async () => {
    await recordWell({ amount: '900000.00' });

    assert.match(await wordsOf('payment_received'), /More was received than is payable/);
  });

  it('that was recorded by mistake is removed: nobody is told if nobody was told of it', async () => {
    const paymentId = await recordWell({ amount: '400.00' });

    for (const _try of [1, 2]) assert.equal((await remove(paymentId, grace)).status, 204);

    const { payment, history } = await page();
    assert.deepEqual([payment.received, payment.payments], ['0.00', []]);
    assert.deepEqual([history[0]?.kind, history[0]?.name], ['payment_removed', 'Grace Nakamura']);
    assert.equal(history.filter(({ kind }) => kind === 'payment_removed').length, 1);
    pass(server, MOVE_EMAIL_MS);
    assert.deepEqual([await sentEmails(), await told()], [[], '0.00']);
  });

  it('that was told and is removed, is told to be a mistake', async () => {
    const paymentId = await recordWell({ amount: '400.00' });
    pass(server, MOVE_EMAIL_MS);
    assert.deepEqual(await sentEmails(), ['payment_received']);

    assert.equal((await remove(paymentId)).status, 204);

    assert.deepEqual(await sentEmails(), ['payment_received', 'payment_removed']);
    assert.match(await wordsOf('payment_removed'), /AUD.400\.00 on .* recorded by mistake/);
  });

  it('is told to the adviser as well', async () => {
    const adviser = await TestClient.open(server);
    const waiting = await waitingApplication(server, adviser);
    const { client, opened } = await openToApprove(server, waiting.id);
    await sendWell(approvalOf(waiting, opened), { by: client, ifMatch: opened.revision });
    id = waiting.id;
    await recordWell();
    pass(server, MOVE_EMAIL_MS);

    assert.deepEqual((await sentEmails()).sort(), ['payment_received', 'payment_received_notice']);
  });

  it('that is sent twice is recorded once', async () => {
    const paymentId = randomUUID();
    const answers = await Promise.all([1, 2].map(() => record({ id: paymentId })));

    assert.deepEqual(
      answers.map(({ status }) => status),
      [204, 204],
    );
    assert.equal((await page()).payment.received, DUE);
  });

  it('is refused if somebody else has recorded another one meanwhile', async () => {
    await recordWell({ amount: '400.00' });

    refused(await record({ amount: '400.00' }, grace), 409, receivedTexts.failures.conflict);
    assert.equal((await record({ amount: '800.00', seen: '400.00' }, grace)).status, 204);
    assert.equal((await page()).payment.received, DUE);
  });

  it('is refused once the application is not accepted, and above the maximum', async () => {
    for (let count = 0; count < MOST_PAYMENTS; count += 1) await recordWell({ amount: '1.00', seen: `${count}.00` });
    refused(await record({ seen: `${MOST_PAYMENTS}.00` }), 409, receivedTexts.full);

    await move('reject', { reason: 'twice' });
    refused(await record({ seen: `${MOST_PAYMENTS}.00` }), 409, receivedTexts.closed);
  });

  it('has a day that has come, an amount above zero, and a short reference', async () => {
    for (const [sent, message] of [
      [{ received_on: '2199-01-01' }, pastDayErrors.future],
      [{ received_on: '2001-01-01' }, pastDayErrors.tooOld],
      [{ received_on: 'today' }, personErrors.validDate],
      [{ amount: '0' }, amountErrors.money],
      [{ amount: '-1' }, amountErrors.money],
      [{ amount: '1.005' }, amountErrors.money],
      [{ bank_reference: 'x'.repeat(101) }, receivedTexts.referenceTooLong(100)],
    ] as const)
      refused(await record(sent), 400, message);
    assert.equal((await record({ id: 'x' })).status, 400);
    assert.equal((await remove('x')).status, 400);
  });

  it('counts in the list, which is filtered by the state of payment', async () => {
    assert.ok(await listed('unpaid'));
    const paymentId = await recordWell({ amount: '400.00' });
    assert.deepEqual([(await listed('part'))?.due, (await listed('part'))?.received], [DUE, '400.00']);
    await recordWell({ amount: '800.00', seen: '400.00' });
    assert.equal((await listed('paid'))?.received, DUE);
    await recordWell({ amount: '0.01', seen: DUE });
    assert.equal((await listed('over'))?.received, '1200.01');
    assert.equal(await listed('unpaid'), undefined);
    await remove(paymentId);
    assert.equal((await listed('part'))?.received, '800.01');
  });

  describe('of a pasted list', () => {
    it('is found by the reference as people write it, and by the reference for BPAY', async () => {
      const bpay = await server.database
        .selectFrom('applications')
        .select('bpay_reference')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      assert.ok(bpay.bpay_reference);

      const lines = await checked(
        [
          `${reference.toLowerCase().replace('-', ' ')}\t$1,200.00\tNAB 12`,
          `${bpay.bpay_reference} 5`,
          'EMB-333333 5',
        ].join('\n'),
      );

      assert.deepEqual(
        lines.map(({ line, outcome, received, application }) => [line, outcome, received, application?.application_id]),
        [
          [1, 'ready', DUE, id],
          [2, 'differs', '5.00', id],
          [3, 'unknown', '5.00', undefined],
        ],
      );
      assert.deepEqual(lines[0]?.bank_reference, 'NAB 12');
      assert.deepEqual(lines[0].application?.payable, DUE);
      assert.deepEqual(lines[0].application.seen, '0.00');
      assert.equal((await page()).payment.received, '0.00');
    });

    it('is possibly twice once the same amount is recorded, for whichever day', async () => {
      await recordWell();

      const [line] = await checked(`${reference} ${DUE}`);
      assert.deepEqual([line?.outcome, line?.application?.seen, line?.application?.payable], ['twice', DUE, '0.00']);
    });

    it('is unknown to every other issuer, and not there for anybody else', async () => {
      const [line] = await checked(`${reference} ${DUE}`, grace);
      assert.equal(line?.outcome, 'ready');
      const offer = server.database.selectFrom('offers').select('issuer_id').where('id', '=', 101);
      const { issuer_id: own } = await offer.executeTakeFirstOrThrow();
      const others = server.database.selectFrom('issuers').select('id').where('id', '!=', own).limit(1);
      const { id: other } = await others.executeTakeFirstOrThrow();
      const give = (issuer: number) =>
        server.database.updateTable('offers').set({ issuer_id: issuer }).where('id', '=', 101).execute();
      await give(other);
      const [unseen] = await checked(`${reference} ${DUE}`, grace);
      await give(own);
      assert.deepEqual([unseen?.outcome, unseen?.application], ['unknown', null]);
      assert.equal((await check('EMB-333333 5', { by: visitor })).status, 404);
      await actAs(grace, 'investor');
      assert.equal((await check('EMB-333333 5', { by: grace })).status, 404);
    });

    it('has a limit of lines, and a day that has come', async () => {
      const lines = (count: number) => Array.from({ length: count }, (_, index) => `EMB-33333${index} 5`).join('\n');
      assert.equal((await check(lines(MOST_PASTED))).status, 200);
      refused(await check(lines(MOST_PASTED + 1)), 400, receivedTexts.list.tooMany(MOST_PASTED));
      refused(await check('x'.repeat(40_001)), 400, receivedTexts.list.tooLong);
      refused(await check('', { receivedOn: '2199-01-01' }), 400, pastDayErrors.future);
      assert.deepEqual(await checked(''), []);
    });
  });
});
