import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { importDemoOffers, importOffer } from '#server/offers/importing.ts';
import { readOfferFile } from '#server/offers/offerFile.ts';
import { addOffer, START, startTestServer, TestClient, writeOfferFile, type TestServer } from './support/testServer.ts';
import { unzip } from './support/unzip.ts';

function sha256(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

async function problemsOf(changes: Record<string, unknown>): Promise<string[]> {
  const reading = await readOfferFile(writeOfferFile(changes));
  return 'problems' in reading ? reading.problems.map(({ path: place, message }) => `${place}: ${message}`) : [];
}

describe('offer files', () => {
  it('are accepted as the demo offers are', async () => {
    for (const name of fs.readdirSync('offers')) {
      const reading = await readOfferFile(path.join('offers', name, 'offer.json'));
      assert.ok('offer' in reading, `${name}: ${JSON.stringify(reading)}`);
      assert.ok(reading.offer.documents.every(({ size }) => Number(size) > 0));
    }
  });

  const rows: [name: string, changes: Record<string, unknown>, problem: RegExp][] = [
    ['a missing name', { name: undefined }, /^name: is missing$/],
    ['an amount as a number', { min_investment_amount: 2000 }, /^min_investment_amount: must be a text/],
    ['an amount that is none', { price_per_security: 'one' }, /^price_per_security: must be a decimal number/],
    ['an unknown state', { state: 'ajar' }, /^state: must be one of opening, open, closed, archived$/],
    [
      'an amount that no certificate is waived on',
      { certificate_waiver_on: 'fee' },
      /^certificate_waiver_on: must be one of total, payable_now$/,
    ],
    ['a misspelt setting', { allow_dpr: true }, /has fields that are not known: allow_dpr/],
    ['an unknown payment method', { payment_methods: ['BPAY', 'Cash'] }, /^payment_methods\[1\]: must be one of BPAY/],
    ['an address of the wrong form', { href: '/offers/Ember/' }, /^href: must look like/],
    [
      'an issuer to be told under two addresses',
      { issuer_email: 'a@x.example, b@x.example' },
      /^issuer_email: must be one/,
    ],
    ['a closing time that is none', { closes_at: 'soon' }, /^closes_at: must be a date and time/],
    ...['Sydney', '+10:00', 'GMT+10', 'Australia/Atlantis', 'Etc/GMT+10', 'australia/sydney', '10'].map(
      (time_zone): (typeof rows)[number] => [
        `a time zone that is none, ${time_zone}`,
        { time_zone },
        /^time_zone: must be the name of a time zone such as Australia\/Perth$/,
      ],
    ),
    [
      'a time zone in other letters',
      { time_zone: 'Australia/SYDNEY' },
      /^time_zone: must be written Australia\/Sydney$/,
    ],
    [
      'a document that is not there',
      { documents: [{ filename: 'Nothing.pdf' }] },
      /^documents\[0\]\.filename: there is no file documents\/Nothing\.pdf/,
    ],
    ['a picture outside its folder', { hero_image: '../../etc/passwd' }, /^hero_image: there is no file/],
    [
      'plans without a frequency',
      { regular_investment_plan_enabled: true },
      /^regular_investment_plan_frequencies: must name at least one/,
    ],
    [
      'plans with an empty list of frequencies',
      { regular_investment_plan_enabled: true, regular_investment_plan_frequencies: [] },
      /^regular_investment_plan_frequencies: must name at least one/,
    ],
    [
      'a text that no database keeps',
      { description: '<p>a\0b</p>' },
      /^description: must not contain the character U\+0000$/,
    ],
    ['a flag as text', { require_aml_kyc: 'yes' }, /^require_aml_kyc: must be true or false$/],
  ];
  for (const [name, changes, problem] of rows) {
    it(`[1-OFFER-02, 1-OFFER-06, 1-OFFER-12] are refused with the place of ${name}`, async () => {
      const problems = await problemsOf(changes);
      assert.ok(
        problems.some((line) => problem.test(line)),
        JSON.stringify(problems),
      );
    });
  }

  it('are refused with every problem at once', async () => {
    assert.equal((await problemsOf({ name: undefined, state: 'ajar', fee_percentage: 1 })).length, 3);
  });
});

describe('offer calls', () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer();
    await addOffer(server);
    await addOffer(server, { id: 103, href: '/offers/over/', closes_at: '2026-11-20T17:00:00+11:00' });
    await addOffer(server, { id: 104, href: '/offers/old/', state: 'archived' });
  });
  after(() => server.stop());

  it('list every offer that is not archived, a past one as closed', async () => {
    const client = await TestClient.open(server);
    const { results } = (await client.call('GET', '/api/offers/')).json() as {
      results: { href: string; state: string }[];
    };
    assert.deepEqual(results.map(({ href, state }) => `${href} ${state}`).sort(), [
      '/offers/emberfield-copper/ open',
      '/offers/over/ closed',
    ]);
  });

  it('[1-AMT-16, 1-AMT-27] say in the list what is sold at which price, and the smallest application by number and in money', async () => {
    const own = await startTestServer();
    await importDemoOffers(own.deps, 'offers');
    const client = await TestClient.open(own);

    const { results } = (await client.call('GET', '/api/offers/')).json() as { results: Record<string, unknown>[] };

    const facts = ['security_kind', 'price_per_security', 'price_precision', 'min_securities', 'min_value'];
    const factsOf = (slug: string) => {
      const line = results.find((result) => result['slug'] === slug);
      return facts.map((fact) => line?.[fact]);
    };
    assert.deepEqual(factsOf('emberfield-copper'), ['shares', '0.40', 2, '5000', '2000.00']);
    assert.deepEqual(factsOf('wattle-grove-income-fund'), ['units', '1.0482', 4, null, '1000']);
    assert.deepEqual(factsOf('kestrel-notes'), ['notes', '100.00', 2, null, '10000']);
    await own.stop();
  });

  it('[1-OFFER-01, 1-OFFER-11, 1-SESS-03] give one offer with currency, street types and the time', async () => {
    const client = await TestClient.open(server);
    const answer = (await client.call('GET', '/api/offers/emberfield-copper/')).json() as Record<
      string,
      Record<string, unknown>
    >;
    assert.deepEqual(
      [answer['offer']?.['id'], answer['currency_code'], answer['preview'], answer['server_time']],
      [101, 'AUD', false, START.toISOString()],
    );
    assert.ok(answer['street_type_options']?.['includes']);
    assert.equal((await client.call('GET', '/api/offers/nothing/')).status, 404);
  });

  it('serve the files that the offer names, and no others', async () => {
    const client = await TestClient.open(server);
    const { offer } = (await client.call('GET', '/api/offers/emberfield-copper/')).json() as {
      offer: { hero_image: string };
    };
    const picture = await client.call('GET', offer.hero_image);
    assert.deepEqual([picture.status, picture.headers['content-type']], [200, 'image/svg+xml']);
    assert.match(String(picture.headers['content-security-policy']), /sandbox/);
    for (const other of ['offer.json', '../offer.json', '..%2foffer.json', 'images/other.svg']) {
      assert.equal((await client.call('GET', `/offers/emberfield-copper/files/${other}`)).status, 404, other);
    }
  });

  it('[3-CALL-13, 1-LAND-15, 3-LAND-17] stream all documents as one zip, byte for byte', async () => {
    const own = await startTestServer();
    await importDemoOffers(own.deps, 'offers');
    const client = await TestClient.open(own);

    for (const slug of fs.readdirSync('offers')) {
      const folder = path.join('offers', slug, 'documents');
      const answer = await client.call('GET', `/offers/${slug}/download_documents_zip/`);
      const expected = fs
        .readdirSync(folder)
        .sort()
        .map((name) => [name, sha256(fs.readFileSync(path.join(folder, name)))]);
      assert.deepEqual([answer.status, answer.headers['content-type']], [200, 'application/zip']);
      assert.match(String(answer.headers['content-disposition']), new RegExp(`filename="${slug}-documents\\.zip"`));
      assert.ok(expected.length > 0);
      assert.deepEqual((await unzip(answer.body)).map(([name, content]) => [name, sha256(content)]).sort(), expected);
    }
    await own.stop();
  });

  it('imports demo offers only into an empty database', async () => {
    assert.equal(await importDemoOffers(server.deps, 'offers'), 0);
    await assert.rejects(importOffer(server.deps, writeOfferFile({ id: 999 })), /belongs to the offer with id 101/);
  });
});

describe('country calls', () => {
  let server: TestServer;
  before(async () => (server = await startTestServer()));
  after(() => server.stop());

  it('[1-CTRY-01, 1-CTRY-02] list all countries, whatever the query', async () => {
    const client = await TestClient.open(server);
    const { results } = (await client.call('GET', '/api/registry__country/?page_size=500')).json() as {
      results: { id: number; name: string }[];
    };
    assert.ok(results.length > 230);
    assert.deepEqual(
      results.find(({ id }) => id === 16),
      { id: 16, name: 'AUSTRALIA' },
    );
  });

  it('[1-CTRY-05, 2-CTRY-05, 2-CALL-09, 3-CALL-19] give one by id', async () => {
    const client = await TestClient.open(server);
    for (const end of ['170/', '170']) {
      assert.deepEqual((await client.call('GET', `/api/registry__country/${end}`)).json(), {
        id: 170,
        name: 'NEW ZEALAND',
      });
    }
  });

  it('[1-CTRY-06, 2-CALL-10, 3-CALL-20] give one by its two-letter code', async () => {
    const client = await TestClient.open(server);
    for (const code of ['NZ', 'nz']) {
      assert.deepEqual((await client.call('GET', `/api/registry__country/from-iso2-code/?iso2-code=${code}`)).json(), {
        id: 170,
        name: 'NEW ZEALAND',
      });
    }
  });

  it('refuse what is no country', async () => {
    const client = await TestClient.open(server);
    for (const end of ['99999/', 'x/', 'from-iso2-code/?iso2-code=QQ', 'from-iso2-code/'])
      assert.ok([400, 404].includes((await client.call('GET', `/api/registry__country/${end}`)).status), end);
  });
});

describe('pages', () => {
  it('answer the built page at every page address, and its files for ever', async () => {
    const folder = path.dirname(writeOfferFile());
    fs.writeFileSync(path.join(folder, 'index.html'), `<!doctype html><title>Allot</title>${' '.repeat(2000)}`);
    fs.writeFileSync(path.join(folder, 'app.0a1b2c3d4e.js'), 'let a;');
    const server = await startTestServer({ config: { publicDirectory: folder } });
    const client = await TestClient.open(server);

    for (const address of [
      '/',
      '/offers/emberfield-copper/',
      '/offers/emberfield-copper/?x=1',
      '/investor/dashboard',
    ]) {
      const page = await client.call('GET', address);
      assert.deepEqual([page.status, page.headers['cache-control']], [200, 'no-store'], address);
    }
    assert.equal(
      (await client.call('GET', '/app.0a1b2c3d4e.js')).headers['cache-control'],
      'public, max-age=31536000, immutable',
    );
    for (const address of ['/api/nothing/', '/missing.js', '/offer/api/x/', '/dev/x/'])
      assert.equal((await client.call('GET', address)).status, 404, address);
    assert.equal(
      (await client.call('GET', '/', { headers: { 'accept-encoding': 'br' } })).headers['content-encoding'],
      'br',
    );
    await server.stop();
  });
});
