import assert from 'node:assert/strict';
import { Writable } from 'node:stream';
import { after, before, describe, it } from 'node:test';
import { ConfigError, readConfig } from '#server/config.ts';
import { australianBusinessRegister } from '#server/lookups/abr.ts';
import { createLookups } from '#server/lookups/lookups.ts';
import { loqateAddressBook } from '#server/lookups/loqate.ts';
import { OutsideFailure } from '#server/lookups/outside.ts';
import { superFundRegister } from '#server/lookups/superFunds.ts';
import { says, startOutsideService, type OutsideService } from './support/outsideService.ts';
import { encodeForm, startTestServer, TestClient, type Answer, type TestServer } from './support/testServer.ts';

interface Found {
  id: string;
  fullAddress: string;
  is_group: boolean;
}

function findAddress(client: TestClient, query: Record<string, string>): Promise<Answer> {
  return client.call('GET', `/offer/api/address-lookup/?${new URLSearchParams(query).toString()}`);
}

const resultsOf = (answer: Answer): Found[] => answer.json()['results'] as Found[];

async function findNumber(client: TestClient, fields: Record<string, string>): Promise<Answer> {
  return client.call(
    'POST',
    '/api/contact_abn_lookup/',
    await encodeForm({ is_superfund: 'false', is_company: 'false', use_abn: 'true', ...fields }),
  );
}

describe('the address look-up with the bundled sample', () => {
  let server: TestServer;
  let client: TestClient;
  before(async () => {
    server = await startTestServer();
    client = await TestClient.open(server);
  });
  after(() => server.stop());

  const searches: [typed: string, country: string, first: string][] = [
    ['12 High St Kew', 'AU', '12 High St, Kew VIC 3101'],
    ['12 high street, kew', 'AU', '12 High St, Kew VIC 3101'],
    ['  kew 3101 12 high ', 'au', '12 High St, Kew VIC 3101'],
    ['5/27 High Street Kew', 'AU', 'U 5 27 High St, Kew VIC 3101'],
    ['UNIT 5 27 High St', 'AU', 'U 5 27 High St, Kew VIC 3101'],
    ['84 Unley Road', 'AU', '84 Unley Rd, Unley SA 5061'],
    ['5 ponsonby road', 'NZ', '5 Ponsonby Road, Ponsonby, Auckland 1011'],
    ['12 friedrichstrasse', 'DE', ''],
    ['12 Friedrichstraße', 'DE', '12 Friedrichstraße, Berlin 10117'],
  ];
  for (const [typed, country, first] of searches) {
    it(`[2-CALL-11, 3-CALL-17] finds ${first || 'nothing'} for «${typed}»`, async () => {
      const answer = await findAddress(client, { address: typed, country });

      assert.equal(answer.status, 200, answer.body.toString());
      assert.equal(resultsOf(answer)[0]?.fullAddress ?? '', first);
    });
  }

  it('[2-CALL-11] finds at most ten, in one country only', async () => {
    const here = resultsOf(await findAddress(client, { address: 'st', country: 'AU' }));
    const there = resultsOf(await findAddress(client, { address: '12 High St Kew', country: 'NZ' }));

    assert.deepEqual([here.length, there.length], [10, 0]);
  });

  it('[2-CALL-11, 3-CALL-17] opens a building by the filter, and gives one address by its id', async () => {
    const [building] = resultsOf(await findAddress(client, { address: '27 High St Kew', country: 'AU' }));

    const units = resultsOf(
      await findAddress(client, { address: '27 High St Kew', country: 'AU', filter: building?.id ?? '' }),
    );
    const [one] = units;
    const full = resultsOf(await findAddress(client, { address: '', country: 'AU', filter: one?.id ?? '' }));

    assert.deepEqual([building?.is_group, units.length], [true, 6]);
    assert.deepEqual(full, [{ id: one?.id, fullAddress: 'U 1 27 High St, Kew VIC 3101', is_group: false }]);
  });

  const bad: [name: string, query: Record<string, string>][] = [
    ['no country', { address: '12 High St' }],
    ['a country of three letters', { address: '12 High St', country: 'AUS' }],
    ['no address', { country: 'AU' }],
    ['a text without end', { address: 'x'.repeat(201), country: 'AU' }],
    ['an empty filter', { address: '12 High St', country: 'AU', filter: '' }],
  ];
  for (const [name, query] of bad) {
    it(`[2-CALL-11] refuses ${name}`, async () => {
      assert.equal((await findAddress(client, query)).status, 400);
    });
  }

  it('finds nothing in a country that there is not, or for signs alone', async () => {
    assert.deepEqual(resultsOf(await findAddress(client, { address: '12 High St', country: 'ZZ' })), []);
    assert.deepEqual(resultsOf(await findAddress(client, { address: ',,,/ -- ..', country: 'AU' })), []);
  });
});

describe('the business-number look-up with the bundled sample', () => {
  let server: TestServer;
  let client: TestClient;
  before(async () => {
    server = await startTestServer();
    client = await TestClient.open(server);
  });
  after(() => server.stop());

  it('[2-CALL-13, 2-CALL-14, 3-CALL-15, 3-CALL-16] answers an entity with its main organisation name', async () => {
    const answer = await findNumber(client, { lookup_string: '89 000 000 019' });

    assert.deepEqual(answer.json(), {
      businessEntity: {
        ABN: { identifierValue: '89000000019' },
        ASICNumber: '000000019',
        entityStatus: { entityStatusCode: 'Active' },
        mainName: { organisationName: 'MARLOWE HOLDINGS PTY LTD' },
      },
    });
  });

  it('[2-CALL-13, 3-CALL-15] looks a company up by its ACN, and by its ABN where that is said', async () => {
    const byAcn = await findNumber(client, { lookup_string: '000 000 019', is_company: 'true', use_abn: 'false' });
    const byAbn = await findNumber(client, { lookup_string: '89000000019', is_company: 'true', use_abn: 'true' });

    assert.deepEqual(byAcn.json(), byAbn.json());
  });

  const exceptions: [name: string, fields: Record<string, string>, description: string][] = [
    ['an unknown ABN', { lookup_string: '51824753556' }, 'No records found'],
    ['a wrong ABN', { lookup_string: '51824753557' }, 'Search text is not a valid ABN or ACN'],
    ['an ACN where an ABN is asked', { lookup_string: '000000019' }, 'Search text is not a valid ABN or ACN'],
    ['a name', { lookup_string: 'Marlowe Holdings' }, 'Search text is not a valid ABN or ACN'],
    ['nothing', { lookup_string: '' }, 'Search text is not a valid ABN or ACN'],
  ];
  for (const [name, fields, description] of exceptions) {
    it(`[2-ABN-03, 3-ABN-03, 3-ABN-05] answers an exception for ${name}`, async () => {
      const answer = await findNumber(client, fields);

      assert.deepEqual([answer.status, answer.json()], [200, { exception: { exceptionDescription: description } }]);
    });
  }

  it('[2-ABN-06, 3-ABN-04] answers a super fund in the capitalised shape', async () => {
    const fund = await findNumber(client, { lookup_string: '51 900 000 105', is_superfund: 'true' });
    const company = await findNumber(client, { lookup_string: '89000000019', is_superfund: 'true' });
    const wrong = await findNumber(client, { lookup_string: '1', is_superfund: 'true' });

    assert.deepEqual(fund.json(), { OrganisationName: 'LINDQVIST SUPERANNUATION FUND' });
    assert.deepEqual(company.json(), { ExceptionDescription: 'ABN is not a superannuation entity' });
    assert.deepEqual(wrong.json(), { ExceptionDescription: 'Search text is not a valid ABN or ACN' });
  });

  it('[2-CALL-13] takes a form with these fields only', async () => {
    const json = await client.call('POST', '/api/contact_abn_lookup/', {
      headers: { 'content-type': 'application/json' },
      payload: '{}',
    });
    const more = await client.call(
      'POST',
      '/api/contact_abn_lookup/',
      await encodeForm({ lookup_string: '1', password: 'x' }),
    );
    const long = await findNumber(client, { lookup_string: '1'.repeat(201) });
    const stranger = await client.call('POST', '/api/contact_abn_lookup/', {
      ...(await encodeForm({ lookup_string: '1' })),
      headers: { 'x-csrf-token': 'no' },
    });

    assert.deepEqual([json.status, more.status, long.status, stranger.status], [415, 400, 413, 403]);
  });
});

describe('look-ups without a session', () => {
  it('[2-CALL-11, 2-CALL-13] are refused, with another site’s or an invented cookie too; a visitor’s own is enough and makes no row', async () => {
    const server = await startTestServer();
    const visitor = await TestClient.open(server);
    const ask = (headers: Record<string, string>) =>
      server.app.inject({ url: '/offer/api/address-lookup/?address=12+High+St&country=AU', headers });
    const own = { cookie: visitor.cookie, 'x-csrf-token': visitor.token };

    const statuses = [
      (await ask({})).statusCode,
      (await ask({ ...own, cookie: 'allot_session=invented' })).statusCode,
      (await ask({ ...own, 'x-csrf-token': 'no' })).statusCode,
      (await ask({ ...own, 'sec-fetch-site': 'cross-site' })).statusCode,
      (await ask(own)).statusCode,
    ];

    assert.deepEqual(statuses, [403, 403, 403, 403, 200]);
    assert.deepEqual(await server.database.selectFrom('sessions').select('id').execute(), []);
    await server.stop();
  });
});

describe('limits of look-ups', () => {
  it('[2-CALL-11, 2-CALL-13] lets a session make so many look-ups a minute', async () => {
    const server = await startTestServer({ config: { lookupsPerMinute: 3 } });
    const [client, other] = [await TestClient.open(server), await TestClient.open(server)];
    const search = (who: TestClient) => findAddress(who, { address: '12 High St', country: 'AU' });

    const statuses = [
      (await search(client)).status,
      (await findNumber(client, { lookup_string: '1' })).status,
      (await search(client)).status,
      (await search(client)).status,
    ];

    assert.deepEqual([...statuses, (await search(other)).status], [200, 200, 200, 429, 200]);
    server.travelTo(new Date('2026-11-21T02:01:00Z'));
    assert.equal((await search(client)).status, 200);
    await server.stop();
  });
});

describe('look-ups while the outside services fail', () => {
  const SECRETS = ['AA11-AA11', 'guid-of-abr', 'guid-of-sfl', 'High', '89000000019', '51900000105'];
  let outside: OutsideService;
  let server: TestServer;
  let client: TestClient;
  const logged: string[] = [];
  before(async () => {
    outside = await startOutsideService();
    const limits = { timeoutMs: 60_000, maxSize: 1000 };
    const { url } = outside;
    const lookups = {
      addresses: loqateAddressBook({ key: 'AA11-AA11-AA11-AA11', url, limits }),
      businesses: australianBusinessRegister({ guid: 'guid-of-abr', url, limits }),
      superFunds: superFundRegister({ guid: 'guid-of-sfl', url, limits }),
    };
    const logStream = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        logged.push(chunk.toString());
        done();
      },
    });
    server = await startTestServer({ lookups, logLevel: 'warn', logStream });
    client = await TestClient.open(server);
  });
  after(async () => {
    await server.stop();
    await outside.stop();
  });

  it('[2-CALL-12, 3-ADDR-21] says only that it is not available, and logs only why', async () => {
    outside.answer = says('Key AA11-AA11-AA11-AA11 may not search for 12 High St', 403);

    const answersGiven = [
      await findAddress(client, { address: '12 High St', country: 'AU' }),
      await findNumber(client, { lookup_string: '89000000019' }),
      await findNumber(client, { lookup_string: '51900000105', is_superfund: 'true' }),
    ];

    for (const answer of answersGiven)
      assert.deepEqual(
        [answer.status, answer.json()],
        [502, { message: 'This look-up is not available at the moment' }],
      );
    const log = logged.join('');
    assert.equal(log.match(/"fault":"refused"/g)?.length, 3, log);
    for (const secret of SECRETS) assert.ok(!log.includes(secret), `${secret} is in the log`);
  });

  it('[2-ABN-03] asks a register only about numbers that pass their check', async () => {
    outside.asked.length = 0;

    await findNumber(client, { lookup_string: '51824753557' });
    await findNumber(client, { lookup_string: "'; drop table", is_superfund: 'true' });

    assert.equal(outside.asked.length, 0);
  });
});

describe('settings of look-ups', () => {
  it('take the real services where their keys are set', async () => {
    const lookups = createLookups(
      readConfig({
        LOQATE_KEY: 'k',
        LOQATE_URL: 'http://127.0.0.1:1',
        ABR_GUID: 'g',
        ABR_URL: 'http://127.0.0.1:1',
        SUPER_FUND_GUID: 's',
        SUPER_FUND_URL: 'http://127.0.0.1:1',
      }),
    );

    await assert.rejects(lookups.addresses.find({ text: '12 High St', country: 'AU' }), OutsideFailure);
    await assert.rejects(lookups.businesses.find('89000000019', 'abn'), OutsideFailure);
    await assert.rejects(lookups.superFunds.find('51900000105'), OutsideFailure);
  });

  it('refuse an address on which a key would travel in the open', () => {
    assert.throws(
      () =>
        readConfig({
          LOQATE_URL: 'http://api.addressy.com',
          ABR_URL: 'ftp://x',
          SUPER_FUND_URL: 'http://127.0.0.1.example.com',
        }),
      (error) =>
        error instanceof ConfigError &&
        ['LOQATE_URL', 'ABR_URL', 'SUPER_FUND_URL'].every((name) => error.message.includes(name)),
    );
  });
});
