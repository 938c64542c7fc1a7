/** What day it is when an application is submitted: the service's, in the time zone of its offer. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Offer } from '#domain/offer.ts';
import { readStored } from '#server/applications/stored.ts';
import { anIndividualApplication } from '#test/support/applications.ts';
import { readySubmission, storedOffer } from './support/submissions.ts';
import { addOffer, START, startTestServer, TestClient, type TestServer } from './support/testServer.ts';

interface Signed {
  /** DD/MM/YYYY. */
  submit_date: string;
  submit_date_prefilled?: string;
}

describe('[3-DECL-04] the day under a tax declaration', () => {
  let server: TestServer;
  const zones: Record<string, number> = {
    'Australia/Sydney': 101,
    'Pacific/Auckland': 102,
    'America/Los_Angeles': 103,
    'Australia/Perth': 104,
  };
  before(async () => {
    server = await startTestServer();
    for (const [time_zone, id] of Object.entries(zones))
      await addOffer(server, { id, href: `/offers/zone-${id}/`, time_zone, closes_at: null });
  });
  after(() => server.stop());

  /** Submits at a moment, and returns the stored declaration or the message under its date. */
  async function submitted(at: string, zone: string, signed: Signed): Promise<string> {
    server.travelTo(new Date(at));
    const client = await TestClient.open(server);
    const offer = zones[zone] ?? 0;
    const ready = (made: Offer) => {
      const application = withoutDate(made);
      return { ...application, tax_details: { ...application.tax_details, ...signed } };
    };
    const { data } = await readySubmission(server, client, offer, ready);
    const answer = await client.submit(data);
    if (answer.status !== 200) {
      const { errors } = answer.json() as { errors: { tax_details?: Record<string, string> } };
      return errors.tax_details?.['submit_date'] ?? answer.body.toString();
    }
    const stored = await readStored(server, Number(answer.json()['id']));
    const { submit_date, ...tax } = stored?.application.tax_details ?? {};
    assert.equal('submit_date_prefilled' in tax, false, 'the date is fixed');
    return submit_date ?? '';
  }

  const filledIn = (day: string): Signed => ({ submit_date: day, submit_date_prefilled: day });
  const SYDNEY = 'Australia/Sydney';
  const LATER = 'The date is later than today in';

  const rows: [name: string, at: string, zone: string, signed: Signed, stored: string][] = [
    ['filled in a day ahead', '2026-11-27T02:00:00Z', SYDNEY, filledIn('28/11/2026'), '27/11/2026'],
    ['filled in a year behind', '2026-11-27T02:00:00Z', SYDNEY, filledIn('27/11/2025'), '27/11/2026'],
    ['filled in ten years ahead', '2026-11-27T02:00:00Z', SYDNEY, filledIn('27/11/2036'), '27/11/2026'],
    ['filled in before midnight', '2026-11-27T13:00:01Z', SYDNEY, filledIn('27/11/2026'), '28/11/2026'],
    ['filled in on a leap day', '2028-02-29T13:30:00Z', SYDNEY, filledIn('29/02/2028'), '01/03/2028'],
    ['filled in, in Perth', '2026-11-27T14:30:00Z', 'Australia/Perth', filledIn('28/11/2026'), '27/11/2026'],
    ['filled in, in Auckland', '2026-11-27T11:30:00Z', 'Pacific/Auckland', filledIn('27/11/2026'), '28/11/2026'],
    ['filled in, in California', '2026-11-28T04:00:00Z', 'America/Los_Angeles', filledIn('28/11/2026'), '27/11/2026'],
    ['filled in as summer time begins', '2026-10-03T16:30:00Z', SYDNEY, filledIn('03/10/2026'), '04/10/2026'],
    ['typed, as it is in New Zealand', '2026-11-27T11:30:00Z', SYDNEY, { submit_date: '28/11/2026' }, '28/11/2026'],
    ['typed, as it is nowhere', '2026-11-27T02:00:00Z', SYDNEY, { submit_date: '28/11/2026' }, `${LATER} Sydney`],
    [
      'typed, two days on',
      '2026-11-27T11:30:00Z',
      'America/Los_Angeles',
      { submit_date: '29/11/2026' },
      `${LATER} Los Angeles`,
    ],
    ['typed, of last week', '2026-11-27T02:00:00Z', SYDNEY, { submit_date: '20/11/2026' }, '20/11/2026'],
    [
      'typed over what was filled in',
      '2026-11-27T02:00:00Z',
      SYDNEY,
      { submit_date: '20/11/2026', submit_date_prefilled: '27/11/2026' },
      '20/11/2026',
    ],
    ['typed, of no day', '2026-11-27T02:00:00Z', SYDNEY, { submit_date: '31/11/2026' }, 'Please enter a valid date'],
  ];
  for (const [name, at, zone, signed, stored] of rows) {
    it(`${name}: ${stored}`, async () => {
      assert.equal(await submitted(at, zone, signed), stored);
    });
  }
});

describe("the service's time", () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer();
    await addOffer(server, { time_zone: 'Australia/Perth' });
  });
  after(() => server.stop());

  it('[3-DECL-04] comes with the token, and beside every answer that no browser keeps', async () => {
    server.travelTo(START);
    const client = await TestClient.open(server);
    const token = await client.call('GET', '/api/csrf/');

    assert.equal(token.json()['server_time'], START.toISOString());
    for (const path of [
      '/api/csrf/',
      '/api/user__user/',
      '/api/offers/',
      '/api/offers/emberfield-copper/',
      '/api/no/',
    ]) {
      const { headers } = await client.call('GET', path);
      assert.equal(Number(headers['x-service-time']), START.getTime(), path);
    }
    const document = await client.call('GET', '/offers/emberfield-copper/documents/Prospectus.pdf');
    assert.equal(document.headers['cache-control'] === 'no-store', 'x-service-time' in document.headers);
  });

  it('[3-DECL-04] says with the offer in which zone its today is', async () => {
    const offer = await storedOffer(server, 101);
    const client = await TestClient.open(server);
    const answer = (await client.call('GET', '/api/offers/emberfield-copper/')).json();

    assert.equal((answer['offer'] as Offer).time_zone, 'Australia/Perth');
    assert.equal(offer.time_zone, 'Australia/Perth');
  });
});

/** An individual's application whose declaration has no date yet. */
function withoutDate(offer: Offer) {
  const { tax_details: tax = {}, ...application } = anIndividualApplication(offer);
  const { submit_date: _date, ...tax_details } = tax;
  return { ...application, tax_details };
}
