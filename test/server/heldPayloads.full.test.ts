/** Every holding of the register in every profile by every caller: what the service takes, and what it keeps of it. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Application, ContactDetails } from '#domain/application.ts';
import type { Holder } from '#domain/model/holders.ts';
import { chosenHolding } from '#domain/offers/chosenHolding.ts';
import { toWire } from '#domain/wire.ts';
import { readStored } from '#server/applications/stored.ts';
import { importDemoOffers } from '#server/offers/importing.ts';
import { seedDemoPeople } from '#server/users/demoPeople.ts';
import {
  actAs,
  csvOf,
  EMBERFIELD,
  importFile,
  onHolding,
  signInAs,
  startWithHoldings,
  writeHoldings,
} from './support/holdings.ts';
import { countRows, readySubmission } from './support/submissions.ts';
import { startTestServer, TestClient, type TestServer } from './support/testServer.ts';

const OFFER = 101;
const PROFILES = ['TOP_UP', 'EXISTING', 'DUPLICATE'] as const;
/** Details that nobody but the register may say. */
const LIES = {
  account_name: 'Mallory',
  account_id: 'I0041277390',
  name_and_designation: 'Mallory',
  external_ref: 'X0099999999',
  security_code: 'EMB',
  units: '9000000',
  distribution_bank_account_number: '99999999',
  tax_details: [{ tax_country: 16, tfn: '123456782' }],
};

describe('an application on any holding by anybody', () => {
  let server: TestServer;
  before(async () => (server = await startWithHoldings()));
  after(() => server.stop());

  it('is taken from who may apply with it, with the register’s details; else refused with nothing written', async () => {
    const { database, deps } = server;
    const holdings = await database
      .selectFrom('subregisters')
      .innerJoin('holders', 'holders.id', 'subregisters.holder_id')
      .innerJoin('issuers', 'issuers.id', 'holders.issuer_id')
      .select(['subregisters.id', 'holder_id', 'security_code', 'closed_at', 'account_name', 'issuers.name as issuer'])
      .execute();
    const access = await database.selectFrom('holder_access').selectAll().execute();
    const callers = new Map<string | null, TestClient>([[null, await TestClient.open(server)]]);
    for (const name of ['olivia.hartley', 'rohan.mehta', 'grace.nakamura'])
      callers.set(`${name}@example.com`, await signInAs(server, name));
    const grace = callers.get('grace.nakamura@example.com');
    assert.ok(grace);
    await actAs(grace, 'investor');
    const ready = new Map<TestClient, Application>();
    for (const client of callers.values())
      ready.set(client, (await readySubmission(server, client, OFFER)).application);
    const counts = { sent: 0, taken: 0 };
    const rows = await countRows(server);

    for (const profile of PROFILES)
      for (const id of [...holdings.map((each) => each.id), ...new Set(holdings.map((each) => each.holder_id)), 0])
        for (const [email, client] of callers) {
          const usable = holdings.filter(
            ({ id: own, holder_id: holder, issuer, closed_at, security_code }) =>
              (profile === 'EXISTING' ? holder : own) === id &&
              issuer === EMBERFIELD &&
              closed_at === null &&
              (profile !== 'TOP_UP' || security_code === 'EMB') &&
              access.some(
                (each) => each.holder_id === holder && each.username === email && each.user_access === 'full',
              ),
          );
          const field = profile === 'EXISTING' ? 'selectedHolder' : 'selectedSubregister';
          const contact: ContactDetails = { holdingProfileType: profile, [field]: { id, ...LIES } };
          const answer = await client.submit(toWire(onHolding(ready.get(client) ?? {}, contact), { offer: OFFER }));
          const name = `${profile} ${id} by ${email ?? 'nobody'}`;
          counts.sent += 1;
          assert.equal(answer.status, usable.length > 0 ? 200 : 400, `${name}: ${answer.body.toString()}`);
          if (usable.length === 0) {
            assert.deepEqual(Object.keys(answer.json()['errors'] as object), ['landingpage'], name);
            continue;
          }
          counts.taken += 1;
          const kept = (await readStored(deps, Number(answer.json()['id'])))?.application.contact_details;
          const { account_name, account_id, ...others } = chosenHolding(kept) ?? {};
          assert.equal(account_name, usable[0]?.account_name, name);
          assert.match(account_id ?? '', /^\*{6}\w{3}$/, name);
          for (const lie of Object.values(LIES))
            assert.ok(lie === 'EMB' || !Object.values(others).includes(lie), `${name} keeps ${JSON.stringify(lie)}`);
        }

    assert.ok(counts.sent >= 200, `${counts.sent} payloads`);
    assert.ok(counts.taken >= 5 && counts.taken < 30, `${counts.taken} taken`);
    const written = await countRows(server);
    assert.equal(Number(written['applications']) - Number(rows['applications']), counts.taken);
  });
});

describe('the register of a service in production', () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer({ config: { isProduction: true } });
    await importDemoOffers(server.deps, 'offers');
    await seedDemoPeople(server.deps);
  });
  after(() => server.stop());

  it('takes Registry Direct’s list as its first holdings, and one of the holders adds to theirs', async () => {
    const list = csvOf([
      {
        Holder: 'Ms Olivia Hartley',
        'HIN/SRN': 'I0041277390',
        Security: 'EMB',
        Quantity: '4,000',
        Email: 'olivia.hartley@example.com',
        Address: '12 Market Street\nFremantle WA 6160',
        'Account name': 'O Hartley',
        BSB: '063-000',
        'Account number': '10428871',
        'Bank country': 'AUSTRALIA',
        'DRP preference': 'Partial Participation',
        'TFN quoted?': 'Yes',
        'Tax declaration country': 'AUSTRALIA',
      },
    ]);
    const result = await importFile(server, writeHoldings(list), { issuer: EMBERFIELD });
    assert.deepEqual(result, { holders: 1, holdings: 1, closed: 0 });
    const olivia = await signInAs(server, 'olivia.hartley');
    const listed = await olivia.call('GET', `/api/registry__holder/?offer_id=${OFFER}`);
    const [holder] = listed.json()['results'] as Holder[];
    const id = holder?.holdings[0]?.id;
    assert.ok(id);
    const { application } = await readySubmission(server, olivia, OFFER);
    const contact: ContactDetails = { holdingProfileType: 'TOP_UP', selectedSubregister: { id } };

    const sent = await olivia.submit(toWire(onHolding(application, contact), { offer: OFFER }));

    assert.equal(sent.status, 200, sent.body.toString());
    const kept = await readStored(server.deps, Number(sent.json()['id']));
    assert.deepEqual(kept?.application.contact_details?.selectedSubregister?.account_id, '******390');
  });
});
