/** Calls about existing holders: whose they are, who sees them, and what is copied from them. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Holder } from '#domain/model/holders.ts';
import { importDemoOffers } from '#server/offers/importing.ts';
import { seedDemoHoldings } from '#server/register/demoHoldings.ts';
import { DEMO_PASSWORD, seedDemoPeople } from '#server/users/demoPeople.ts';
import { createAccount } from '#server/users/users.ts';
import { aHolding, csvOf, EMBERFIELD, importFile, writeHoldings } from './support/holdings.ts';
import { startTestServer, TestClient, type TestServer } from './support/testServer.ts';

const OFFER = { emberfield: 101, saltbush: 107, kestrel: 103 };
const SALTBUSH = 'Saltbush Property Partners Limited';

describe('existing holders', () => {
  let server: TestServer;
  let olivia: TestClient, rohan: TestClient, grace: TestClient, saltbush: TestClient;

  const signIn = async (username: string): Promise<TestClient> => {
    const client = await TestClient.open(server);
    assert.equal((await client.logIn(username, DEMO_PASSWORD)).status, 204);
    return client;
  };
  const holdersOf = async (client: TestClient, offer: number): Promise<Holder[]> => {
    const answer = await client.call('GET', `/api/registry__holder/?offer_id=${offer}`);
    assert.equal(answer.status, 200);
    return answer.json()['results'] as Holder[];
  };
  const search = (client: TestClient, offer: number, q: string) =>
    client.call('GET', `/issuer/holder-offer-search/?offer_id=${offer}&q=${encodeURIComponent(q)}`);
  const found = async (client: TestClient, offer: number, q: string): Promise<string[]> =>
    ((await search(client, offer, q)).json()['results'] as Holder[]).map(({ account_name }) => account_name);
  const copy = (client: TestClient, id: number, offer?: number) =>
    client.call(
      'GET',
      `/api/registry__subregister/${id}/copy_details/${offer === undefined ? '' : `?offer_id=${offer}`}`,
    );
  const act = async (client: TestClient, as: string): Promise<void> => {
    client.follow(await client.call('GET', `/${as}/`));
    client.token = String((await client.call('GET', '/api/csrf/')).json()['csrf_token']);
  };

  before(async () => {
    server = await startTestServer();
    await importDemoOffers(server.deps, 'offers');
    await seedDemoPeople(server.deps);
    await seedDemoHoldings(server.deps);
    await createAccount(
      server.deps,
      {
        person: { username: 'staff@saltbush.example', first_name: 'Sam', last_name: 'Tan', tel_mobile: '' },
        password: DEMO_PASSWORD,
        groups: { is_investor: false, is_adviser: false, is_issuer_staff: true, is_issuer_admin: false },
        issuer: SALTBUSH,
      },
      server.deps.clock.now(),
    );
    olivia = await signIn('olivia.hartley@example.com');
    rohan = await signIn('rohan.mehta@example.com');
    grace = await signIn('grace.nakamura@example.com');
    saltbush = await signIn('staff@saltbush.example');
  });
  after(() => server.stop());

  it('[3-CALL-11] [1-HOLD-01] [3-HOLD-06] are listed for the account, by name', async () => {
    const holders = await holdersOf(olivia, OFFER.emberfield);

    assert.deepEqual(
      holders.map(({ id: _id, holdings, ...holder }) => ({ ...holder, holdings: holdings.length })),
      [
        {
          account_name: 'Hartley Superannuation Pty Ltd',
          account_id: '******678',
          user_access: 'full',
          holdings: 1,
        },
        { account_name: 'Ms Olivia Hartley', account_id: '******390', user_access: 'full', holdings: 2 },
      ],
    );
  });

  it('[1-HOLD-02] [1-HOLD-08] [3-HOLD-07] come with their open sub-registers; no id names two things', async () => {
    const holders = await holdersOf(olivia, OFFER.emberfield);

    const shares = {
      issuer_name: EMBERFIELD,
      security_name: 'Emberfield Copper ordinary share',
      security_code: 'EMB',
      as_at: '2026-09-30',
    };
    const options = {
      ...shares,
      security_name: 'Emberfield Copper option expiring 30/06/2028',
      security_code: 'EMBO',
    };
    const fund = 'Hartley Superannuation Pty Ltd <Hartley Super Fund A/C>';
    assert.deepEqual(
      holders.map(({ holdings }) => holdings.map(({ id: _id, ...holding }) => holding)),
      [
        [{ name_and_designation: fund, external_ref: '******678', ...shares, units: '25000' }],
        [
          { name_and_designation: 'Ms Olivia Hartley', external_ref: '******390', ...options, units: '1500' },
          { name_and_designation: 'Ms Olivia Hartley', external_ref: '******390', ...shares, units: '4000' },
        ],
      ],
    );
    const ids = holders.flatMap(({ id, holdings }) => [id, ...holdings.map((holding) => holding.id)]);
    assert.equal(new Set(ids).size, ids.length);
  });

  it('are those of the offer’s issuer, with the access of the account, and nobody else’s', async () => {
    const named = async (client: TestClient, offer: number) =>
      (await holdersOf(client, offer)).map(({ account_name, user_access }) => `${account_name}: ${user_access}`);

    assert.deepEqual(await named(olivia, OFFER.saltbush), [
      'Hartley Superannuation Pty Ltd: read',
      'Ms Olivia Hartley: full',
    ]);
    assert.deepEqual(await named(olivia, OFFER.kestrel), []);
    assert.deepEqual(await named(olivia, 999), []);
    assert.deepEqual(await named(rohan, OFFER.emberfield), ['Mrs Priya Nair: full']);
    assert.deepEqual(await named(await TestClient.open(server), OFFER.emberfield), []);
    await act(grace, 'issuer');
    assert.deepEqual(await named(grace, OFFER.emberfield), []);
    await act(grace, 'investor');
    assert.deepEqual(await named(grace, OFFER.emberfield), ['Ms Grace Nakamura: full']);
  });

  it('[3-CALL-12] are found by the issuer’s staff, by the beginnings of words or a whole number', async () => {
    const rows = [
      {
        account_name: "Siobhán O'Brien",
        account_id: 'I0000000011',
        name_and_designation: "Siobhán O'Brien <Café A/C>",
      },
      { account_name: 'Łukasz Nowak-Hartley', account_id: 'X0099887766', state: 'closed' },
    ];
    await importFile(server, writeHoldings(csvOf(rows.map((row) => aHolding({ full_access: '', ...row })))));
    await act(grace, 'issuer');
    const cases: [string, string[]][] = [
      ['hart', ['Hartley Superannuation Pty Ltd', 'Ms Olivia Hartley']],
      ['  OLIVIA   hart ', ['Ms Olivia Hartley']],
      ['super fund', ['Hartley Superannuation Pty Ltd']],
      ['artley', []],
      ['thomas', []],
      ['nowak', []],
      ['siobhan obrien', ["Siobhán O'Brien"]],
      ['O’BRIEN cafe', ["Siobhán O'Brien"]],
      ['X0012345678', ['Hartley Superannuation Pty Ltd']],
      ['x00 1234 5678', ['Hartley Superannuation Pty Ltd']],
      ['X00123456', []],
      ['I0093310552', []],
      ['h', []],
      ['', []],
      ["'); drop table holders; --", []],
      [':* & !', []],
      ['%', []],
      [`har${String.fromCharCode(92)}`, ['Hartley Superannuation Pty Ltd', 'Ms Olivia Hartley']],
    ];
    for (const [q, names] of cases) assert.deepEqual(await found(grace, OFFER.emberfield, q), names, q);

    // Closed holdings come first by name, and take no place of those that are found.
    const many = Array.from({ length: 45 }, (_, index) =>
      aHolding({
        account_name: `Zed ${100 + index}`,
        account_id: `I99000${100 + index}`,
        state: index < 20 ? 'closed' : 'open',
        full_access: '',
      }),
    );
    await importFile(server, writeHoldings(csvOf(many)));
    assert.deepEqual(
      await found(grace, OFFER.emberfield, 'zed'),
      Array.from({ length: 20 }, (_, index) => `Zed ${120 + index}`),
    );
  });

  it('of another issuer are not found, and nobody but staff who act for the issuer searches', async () => {
    await act(grace, 'issuer');
    assert.deepEqual(await found(saltbush, OFFER.saltbush, 'hartley'), [
      'Hartley Superannuation Pty Ltd',
      'Ms Olivia Hartley',
    ]);
    assert.deepEqual(await found(saltbush, OFFER.saltbush, 'nakamura'), []);
    const refused = [
      await search(saltbush, OFFER.emberfield, 'hartley'),
      await search(grace, OFFER.saltbush, 'hartley'),
      await search(grace, 999, 'hartley'),
      await search(olivia, OFFER.emberfield, 'hartley'),
      await search(await TestClient.open(server), OFFER.emberfield, 'hartley'),
    ];
    await act(grace, 'investor');
    refused.push(await search(grace, OFFER.emberfield, 'hartley'));
    assert.deepEqual([...new Set(refused.map(({ status, body }) => `${status} ${body.toString()}`))].length, 1);
    assert.equal(refused[0]?.status, 404);
  });

  it('[2-CALL-16] [1-HOLD-03] give their details to copy: of a sub-register, or of a holder in the offer’s security', async () => {
    const [fund, own] = await holdersOf(olivia, OFFER.emberfield);
    const [options, shares] = own?.holdings ?? [];
    assert.ok(fund && own && options && shares);
    const details = async (id: number, offer?: number) => (await copy(olivia, id, offer)).json();
    const account = {
      distribution_bank_account_name: 'O Hartley',
      distribution_bank_bsb: '063-000',
      distribution_bank_account_number: '10428871',
      bank_country: 16,
    };
    const known = {
      account_name: 'Ms Olivia Hartley',
      account_id: '******390',
      reg_addr1: '12 Market Street',
      reg_addr2: 'Fremantle WA 6160',
      tax_details: [{ tax_country: 16, tfn: '******782' }],
      ...account,
    };

    assert.deepEqual(await details(shares.id), { id: shares.id, ...known, drp_status: 'P' });
    assert.deepEqual(await details(options.id, OFFER.emberfield), { id: options.id, ...known, drp_status: 'N' });
    assert.deepEqual(await details(own.id, OFFER.emberfield), { id: own.id, ...known, drp_status: 'P' });
    assert.deepEqual(await details(own.id, OFFER.saltbush), {
      id: own.id,
      account_name: 'Ms Olivia Hartley',
      account_id: '******390',
      tax_details: [],
    });
    assert.deepEqual(await details(own.id), await details(own.id, OFFER.saltbush));
    assert.equal((await details(fund.id))['distribution_bank_account_number'], '10428899');
  });

  it('give nothing of what the caller may not apply with: as if it were not there', async () => {
    const [fund, own] = await holdersOf(olivia, OFFER.emberfield);
    const [seen] = await holdersOf(olivia, OFFER.saltbush);
    const [nair] = await holdersOf(rohan, OFFER.emberfield);
    const closed = await server.database
      .selectFrom('subregisters')
      .select(['id', 'holder_id'])
      .where('closed_at', 'is not', null)
      .where('name_and_designation', 'like', '%Thomas%')
      .executeTakeFirstOrThrow();
    assert.ok(fund && own && seen && nair);
    const anybody = await TestClient.open(server);
    await act(grace, 'investor');
    const ids = (holder: Holder): number[] => [holder.id, ...holder.holdings.map(({ id }) => id)];
    const refused: [TestClient, number[]][] = [
      [olivia, [...ids(seen), ...ids(nair), closed.id, closed.holder_id, 999_999, 999_999_999]],
      [rohan, ids(own)],
      [grace, ids(own)],
      [saltbush, ids(own)],
      [anybody, ids(own)],
    ];
    const missing = (await copy(olivia, 999_999)).body.toString();
    for (const [client, each] of refused)
      for (const id of each) {
        const answer = await copy(client, id, OFFER.emberfield);
        assert.deepEqual([answer.status, answer.body.toString()], [404, missing], String(id));
      }
    await act(grace, 'issuer');
    assert.equal((await copy(grace, own.id, OFFER.emberfield)).status, 200);
    assert.equal((await copy(grace, seen.id, OFFER.emberfield)).status, 404);
    assert.equal((await copy(olivia, 0)).status, 404);
  });
});
