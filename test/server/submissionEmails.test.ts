/** Which e-mails a submission owes and to whom, from the submission until they leave. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { sql } from 'kysely';
import type { Application } from '#domain/application.ts';
import type { Offer } from '#domain/offer.ts';
import { DEMO_PASSWORD, seedDemoPeople } from '#server/users/demoPeople.ts';
import { anIndividualApplication } from '#test/support/applications.ts';
import { anApplicationBy } from '#test/support/entityApplications.ts';
import { webAddresses, wordsOfHtml, wordsOfText } from './support/emails.ts';
import { endlessNumbers, findNumbers, numbersOf, withNumbers } from './support/numbers.ts';
import { sendDueEmails } from './support/jobs.ts';
import { readySubmission, uploadedDocument } from './support/submissions.ts';
import { addOffer, START, startTestServer, TestClient, type TestServer } from './support/testServer.ts';

const [INVESTORS, ADVISERS, ISSUERS] = ['jane.citizen@example.com', 'ava@example.com', 'offers@emberfield.example'];
const ADVISER = {
  applicant_role: 'advisor',
  adviser_first_name: 'Ava',
  adviser_last_name: 'Reed',
  adviser_email: ADVISERS,
  adviser_mobile: '+61 412 345 679',
  dealer_group_afsl: '123456',
};
const [OFFER, UNTOLD] = [101, 102];

describe('the e-mails of a submission', () => {
  let server: TestServer;
  let day = 0;
  before(async () => {
    server = await startTestServer();
    await addOffer(server, { issuer_email: ISSUERS, allow_submit_with_missing_docs: true });
    await addOffer(server, { id: UNTOLD, href: '/offers/untold/', issuer_email: null });
    await seedDemoPeople(server.deps);
  });
  beforeEach(() => {
    server.sent.length = 0;
    // Another day, so that no test counts towards the limit of the next.
    day += 1;
    server.travelTo(new Date(START.getTime() + day * 24 * 3_600_000));
  });
  after(() => server.stop());

  interface Lodging {
    offer?: number;
    contact?: object;
    make?: (offer: Offer) => Application;
    client?: TestClient;
  }

  async function lodge({ offer = OFFER, contact = {}, make, client }: Lodging = {}): Promise<number> {
    const own = client ?? (await TestClient.open(server));
    const { data } = await readySubmission(server, own, offer, make);
    const answer = await own.submit({
      ...data,
      contact_details: { ...(data['contact_details'] as object), ...contact },
    });
    assert.equal(answer.status, 200, answer.body.toString());
    return Number(answer.json()['id']);
  }

  async function send(): Promise<Record<string, string>> {
    await sendDueEmails(server);
    for (const email of server.sent) {
      assert.deepEqual(wordsOfHtml(email.html), wordsOfText(email.text));
      // One of them leads somewhere, and to one place.
      const isRequest = email.subject.startsWith('Please approve');
      assert.equal(new Set(webAddresses(email)).size, 1, email.subject);
      assert.match(webAddresses(email)[0] ?? '', isRequest ? /\/d\// : /\/applications\/\d+\//, email.subject);
    }
    return Object.fromEntries(server.sent.map(({ to, text, subject }) => [to, `${subject}\n${text}`]));
  }

  async function statusOf(template: string): Promise<string[]> {
    const rows = await server.database
      .selectFrom('outbox')
      .select('status')
      .where('template', '=', template)
      .orderBy('application_id', 'desc')
      .execute();
    return rows.map(({ status }) => status);
  }

  it('[1-ADV-06, 2-ROLE-04] go to the investor and to the issuer, where an investor applies', async () => {
    await lodge();

    const emails = await send();

    assert.deepEqual(Object.keys(emails).sort(), [INVESTORS, ISSUERS].sort());
    assert.match(emails[ISSUERS] ?? '', /^EMB-\S+: an application for Emberfield[^]*^Submitted by: The investor$/m);
  });

  it('[1-ADV-06, 2-ROLE-03, 3-ROLE-08] go to investor, adviser and issuer, where an adviser has authority', async () => {
    const client = await TestClient.open(server);
    const contact = { ...ADVISER, adviser_has_authority: true, adviser_authority_doc: await uploadedDocument(client) };
    await lodge({ client, contact });

    const emails = await send();

    assert.deepEqual(Object.keys(emails).sort(), [ADVISERS, INVESTORS, ISSUERS].sort());
    assert.match(emails[INVESTORS] ?? '', /that Ava Reed has made for you/);
    assert.match(emails[ISSUERS] ?? '', /^Adviser: Ava Reed\nSubmitted by: The adviser$/m);
  });

  it('[1-ADV-07, 3-ROLE-09] do not go to the issuer while the investor has not approved', async () => {
    await lodge({ contact: { ...ADVISER, adviser_has_authority: false } });

    const emails = await send();

    assert.deepEqual(Object.keys(emails).sort(), [ADVISERS, INVESTORS].sort());
    assert.match(emails[INVESTORS] ?? '', /^Please approve the application/);
    assert.match(emails[ADVISERS] ?? '', /^Jane Citizen needs to review and approve the application\./m);
  });

  it('[2-ROLE-04] confirm to the investor what the issuer entered for them', async () => {
    const client = await TestClient.open(server);
    await client.logIn('grace.nakamura@example.com', DEMO_PASSWORD);
    client.follow(await client.call('GET', '/issuer/'));
    client.token = String((await client.call('GET', '/api/csrf/')).json()['csrf_token']);
    await lodge({ client, contact: { paper_received_on: '20/11/2026' } });

    const emails = await send();

    assert.deepEqual(Object.keys(emails).sort(), [INVESTORS, ISSUERS].sort());
    assert.match(
      emails[INVESTORS] ?? '',
      /^We have received an application for .* that Emberfield Copper Limited has made for you\.$/m,
    );
    assert.match(emails[ISSUERS] ?? '', /^Submitted by: Issuer staff$/m);
  });

  it('[1-ADV-06] tell nobody at an issuer who names no address', async () => {
    const before = await statusOf('issuer_notice');
    await lodge({ offer: UNTOLD });

    assert.deepEqual(Object.keys(await send()), [INVESTORS]);
    assert.deepEqual(await statusOf('issuer_notice'), before);
  });

  it('[1-ADV-06] hold no number of anybody, in either form', async () => {
    const numbers = endlessNumbers();
    const made: Application[] = [];
    for (const kind of ['individual', 'company', 'family_trust'] as const)
      await lodge({
        make: (offer) => {
          const base = kind === 'individual' ? anIndividualApplication(offer) : anApplicationBy(kind, offer);
          const application = withNumbers(base, numbers);
          made.push(application);
          return application;
        },
      });

    await send();

    const known = made.flatMap(numbersOf);
    assert.equal(server.sent.length, 6);
    assert.ok(known.length > 10);
    for (const { to, subject, text, html } of server.sent)
      assert.deepEqual(findNumbers(known, Buffer.from(subject + text + html), to), []);
  });

  it('[1-ADV-06] leave to the issuer without a limit, each once', async () => {
    for (let count = 0; count < 12; count += 1) await lodge({ contact: { email_address: `jane${count}@example.com` } });
    await send();
    await send();

    assert.equal(server.sent.filter(({ to }) => to === ISSUERS).length, 12);
  });

  it('[1-ADV-06] are one row for each template of an application; only the issuer has no row in people', async () => {
    const id = await lodge();
    const again = (template: string, key: unknown) =>
      sql`insert into outbox (id, application_id, person_key, template, created_at, status, next_attempt_at)
        values (gen_random_uuid(), ${id}, ${key}, ${template}, now(), 'waiting', now())`.execute(server.database);

    await assert.rejects(again('issuer_notice', null), /outbox_issuer/);
    await assert.rejects(again('confirmation', null), /outbox_receiver/);
    await send();
  });

  it('[1-ADV-06] are given up where the offer no longer names the issuer, and left out of the development page', async () => {
    await lodge();
    await addOffer(server, { issuer_email: null, allow_submit_with_missing_docs: true });

    const page = (await server.app.inject('/dev/outbox/')).body;
    const emails = await send();
    await addOffer(server, { issuer_email: ISSUERS, allow_submit_with_missing_docs: true });

    assert.deepEqual(Object.keys(emails), [INVESTORS]);
    assert.equal((await statusOf('issuer_notice'))[0], 'given_up');
    assert.match(page, /To jane\.citizen@example\.com/);
  });

  it('[1-ADV-06] name the issuer to nobody who reads the offer', async () => {
    for (const address of [
      '/api/offers/',
      '/api/offers/emberfield-copper/',
      '/api/offers/emberfield-copper/?preview=true',
    ])
      assert.doesNotMatch((await server.app.inject(address)).body, /issuer_email|offers@emberfield/, address);
  });

  it('are shown at the development page in both forms, the HTML where nothing in it runs', async () => {
    await lodge({ contact: { first_name: '<img src=x>' } });

    const { body, headers } = await server.app.inject('/dev/outbox/');

    assert.match(body, /<iframe sandbox title="[^"]+" srcdoc="&#60;!doctype html&#62;/);
    assert.match(body, /&#38;#60;img src=x&#38;#62;[^]*<pre tabindex="0">[^<]*&#60;img src=x&#62;/);
    assert.doesNotMatch(body, /<img/);
    assert.match(String(headers['content-security-policy']), /^default-src 'none'; style-src 'unsafe-inline'/);
  });
});
