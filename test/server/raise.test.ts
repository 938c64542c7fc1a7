/** What an offer has raised by day, as the issuer's staff see it. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import { MOST_RAISE_DAYS } from '#domain/application/raise.ts';
import type { issuerRaise } from '#server/wire/raise.ts';
import { anIndividualApplication } from '#test/support/applications.ts';
import { pass } from './support/drafts.ts';
import { actAs, EMBERFIELD, signInAs, startWithHoldings } from './support/holdings.ts';
import { readySubmission } from './support/submissions.ts';
import { addOffer, TestClient, type Answer, type TestServer } from './support/testServer.ts';

type Raise = Static<typeof issuerRaise>;

const DAY_MS = 86_400_000;
/** 11 PM of 27 November in Sydney, and 1 AM of the 28th in Auckland. */
const LATE = new Date('2026-11-27T12:00:00Z');

describe('the raise of an offer', () => {
  let server: TestServer;
  let daniel: TestClient, visitor: TestClient;
  /** Offer of each test. */
  let offer = 200;

  const ask = (by = daniel, query = `?offer=${offer}`): Promise<Answer> => by.call('GET', `/api/issuer/raise/${query}`);
  const read = async (query?: string): Promise<Raise> => {
    const answer = await ask(daniel, query);
    assert.equal(answer.status, 200, answer.body.toString());
    return answer.json() as unknown as Raise;
  };
  const days = async () =>
    (await read()).raise?.days.map(({ date, submitted, accepted, paid }) => [date, submitted, accepted, paid]);
  /** Submits an application, whose amount is then this one. */
  const submit = async (amount: string): Promise<number> => {
    const { data } = await readySubmission(server, visitor, offer, (of) => {
      const made = anIndividualApplication(of);
      // No address gets more than some e-mails a day.
      return { ...made, contact_details: { ...made.contact_details, email_address: `${randomUUID()}@mail.example` } };
    });
    const answer = await visitor.submit(data);
    assert.equal(answer.status, 200, answer.body.toString());
    const id = Number(answer.json()['id']);
    await server.database.updateTable('listed_applications').set({ amount }).where('application_id', '=', id).execute();
    return id;
  };
  const move = async (id: number, kind: string, from = 'submitted'): Promise<string> => {
    const moveId = randomUUID();
    const answer = await daniel.post(`/api/issuer/applications/${id}/moves/`, {
      ...{ id: moveId, kind, from, reason: kind === 'reject' ? 'other' : '' },
      ...(kind === 'complete' && { allotted_on: '2026-11-27', units: '10', holder_number: '' }),
    });
    assert.equal(answer.status, 204, answer.body.toString());
    return moveId;
  };
  const takeBack = async (id: number, moveId: string) => {
    const answer = await daniel.post(`/api/issuer/applications/${id}/moves/take-back/`, { id: moveId });
    assert.equal(answer.status, 204, answer.body.toString());
  };
  const pay = async (id: number, amount: string, receivedOn: string) => {
    const answer = await daniel.post(`/api/issuer/applications/${id}/payments/`, {
      ...{ id: randomUUID(), received_on: receivedOn, amount, bank_reference: '', seen: '0.00' },
    });
    assert.equal(answer.status, 204, answer.body.toString());
  };

  before(async () => {
    server = await startWithHoldings();
  });
  after(() => server.stop());
  beforeEach(async () => {
    server.travelTo(LATE);
    visitor = await TestClient.open(server);
    daniel = await signInAs(server, 'daniel.osei');
    offer += 1;
    await addOffer(server, { id: offer, href: `/offers/raise-${offer}/`, client_name: EMBERFIELD });
  });

  it('sums what was submitted, accepted and paid, each on its day, with the totals', async () => {
    const first = await submit('5000');
    const second = await submit('3000.50');
    await move(first, 'accept');
    await pay(first, '1000.25', '2026-11-25');
    await pay(second, '10.10', '2026-11-27');
    pass(server, 2 * 60 * 60_000);
    daniel = await signInAs(server, 'daniel.osei');
    await submit('100');
    await move(second, 'accept');

    const { raise } = await read();
    assert.deepEqual(raise?.totals, { submitted: '8100.50', accepted: '8000.50', paid: '1010.35' });
    assert.deepEqual(
      [raise.currency, raise.offer.id, raise.offer.time_zone, await days()],
      [
        'AUD',
        offer,
        'Australia/Sydney',
        [
          ['2026-11-25', '0.00', '0.00', '1000.25'],
          ['2026-11-27', '8000.50', '5000.00', '10.10'],
          ['2026-11-28', '100.00', '3000.50', '0.00'],
        ],
      ],
    );
  });

  it('counts days in the time zone of the offer, and has its currency', async () => {
    const zoned = { time_zone: 'Pacific/Auckland', currency_code: 'NZD' };
    await addOffer(server, { id: offer, href: `/offers/raise-${offer}/`, client_name: EMBERFIELD, ...zoned });
    await move(await submit('5000'), 'accept');

    assert.deepEqual(await days(), [['2026-11-28', '5000.00', '5000.00', '0.00']]);
    assert.equal((await read()).raise?.currency, 'NZD');
  });

  it('leaves out what is rejected or withdrawn now, with its payments', async () => {
    const id = await submit('5000');
    await move(id, 'accept');
    await pay(id, '5000', '2026-11-27');
    await move(id, 'reject', 'accepted');
    await move(await submit('3000'), 'withdraw');
    assert.deepEqual((await read()).raise?.days, []);
    assert.deepEqual((await read()).raise?.totals, { submitted: '0.00', accepted: '0.00', paid: '0.00' });
  });

  it('counts as accepted what is completed, on the day of the last acceptance that was not taken back', async () => {
    const id = await submit('5000');
    await move(id, 'accept');
    pass(server, DAY_MS);
    daniel = await signInAs(server, 'daniel.osei');
    await move(id, 'reject', 'accepted');
    await move(id, 'reopen', 'rejected');
    assert.deepEqual(await days(), [['2026-11-27', '5000.00', '0.00', '0.00']]);
    const again = await move(id, 'accept');
    await takeBack(id, again);
    assert.deepEqual(await days(), [['2026-11-27', '5000.00', '0.00', '0.00']]);
    pass(server, DAY_MS);
    daniel = await signInAs(server, 'daniel.osei');
    await move(id, 'accept');
    pass(server, DAY_MS);
    daniel = await signInAs(server, 'daniel.osei');
    await move(id, 'complete', 'accepted');

    assert.deepEqual(await days(), [
      ['2026-11-27', '5000.00', '0.00', '0.00'],
      ['2026-11-29', '0.00', '5000.00', '0.00'],
    ]);
  });

  it('lists the newest days, and has those before them in one row', async () => {
    const id = await submit('5000');
    await sql`
      insert into payments (application_id, id, at, user_id, received_on, amount, details, sealed_under)
      select ${id}, gen_random_uuid(), now(), (select id from users limit 1),
        to_char(date '2026-11-27' - n, 'YYYY-MM-DD'), 0.01, '{}', 1
      from generate_series(1, ${MOST_RAISE_DAYS + 1}::integer) as n`.execute(server.database);

    const found = (await days()) ?? [];
    assert.equal(found.length, MOST_RAISE_DAYS + 1);
    assert.deepEqual(found[0], [null, '0.00', '0.00', '0.02']);
    assert.deepEqual(found.at(-1), ['2026-11-27', '5000.00', '0.00', '0.00']);
    assert.equal((await read()).raise?.totals.paid, '11.01');
  });

  it('is that of the first offer by name unless one is chosen, with all offers of the issuer', async () => {
    const { offers, raise } = await read('');
    assert.equal(raise?.offer.id, offers[0]?.id);
    assert.ok(offers.some(({ id }) => id === offer));
    assert.deepEqual((await read()).offers, offers);
  });

  it('is for the staff of the issuer alone, and the same nothing for everybody else', async () => {
    const olivia = await signInAs(server, 'olivia.hartley');
    const grace = await signInAs(server, 'grace.nakamura');
    await actAs(grace, 'issuer');
    assert.equal((await ask(grace)).status, 200);
    await actAs(grace, 'investor');
    for (const other of [visitor, olivia, grace]) assert.equal((await ask(other)).status, 404);
  });

  it('has nothing of another issuer’s offer', async () => {
    await addOffer(server, { id: offer, href: `/offers/raise-${offer}/`, client_name: 'Another Issuer Limited' });
    await submit('5000');

    const { offers, raise } = await read();
    assert.equal(raise, null);
    assert.ok(offers.every(({ id }) => id !== offer));
    assert.equal((await ask(daniel, '?offer=x')).status, 400);
  });
});
