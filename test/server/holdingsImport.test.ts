/** `npm run holdings:import`: what is read into the register, what is refused, and how the register keeps it. */
import assert from 'node:assert/strict';
import { createSecretKey, randomBytes } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { clearOnce, readOverdue } from '#server/clearingJob.ts';
import { sealRows } from '#server/numbers/sealing.ts';
import { openHolder, openSubregister } from '#server/register/rows.ts';
import { seedDemoHoldings } from '#server/register/demoHoldings.ts';
import { importDemoOffers } from '#server/offers/importing.ts';
import { aHolding, csvOf, EMBERFIELD, importFile, writeHoldings } from './support/holdings.ts';
import { scanDatabase } from './support/numbers.ts';
import { addOffer, START, startTestServer, type TestServer } from './support/testServer.ts';

const DAY = 24 * 60 * 60_000;

describe('a holdings file', () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer();
    await addOffer(server);
    await addOffer(server, { id: 207, href: '/offers/saltbush/', client_name: 'Saltbush Property Partners Limited' });
  });
  after(() => server.stop());

  const holdings = async () => {
    const rows = await server.database
      .selectFrom('subregisters')
      .innerJoin('holders', 'holders.id', 'subregisters.holder_id')
      .selectAll('subregisters')
      .select([
        'holders.account_name',
        'holders.account_hash',
        'holders.details as holder',
        'holders.sealed_under as under',
      ])
      .orderBy('subregisters.id')
      .execute();
    return rows.map(({ id, account_name, name_and_designation, units, as_at, closed_at, security_code, ...row }) => {
      return {
        id,
        holder_id: row.holder_id,
        account_name,
        account_id: openHolder(server.keys, { ...row, details: row.holder, sealed_under: row.under }).account_id,
        name_and_designation,
        units,
        as_at,
        is_open: closed_at === null,
        security_code,
        security_name: row.security_name,
        details: openSubregister(server.keys, row),
      };
    });
  };
  const access = async () =>
    (await server.database.selectFrom('holder_access').selectAll().orderBy('username').execute()).map(
      ({ username, user_access }) => [username, user_access],
    );
  const empty = async (): Promise<void> => {
    await sql`delete from holder_access`.execute(server.database);
    await sql`delete from subregisters`.execute(server.database);
    await sql`delete from holders`.execute(server.database);
  };
  const take = (rows: Record<string, string>[], options = {}) =>
    importFile(server, writeHoldings(csvOf(rows)), options);

  it('is read into the register: holders, sub-registers, details and access', async () => {
    const result = await take([
      aHolding({
        name_and_designation: 'Ms Olivia Hartley <Travel A/C>',
        units: '4,000.5',
        read_access: 'rohan.mehta@example.com; HELEN@example.com',
        swift_code: 'ctbaau2s',
        tax_country_2: 'nz',
        tfn_2: '049 091 850',
      }),
      aHolding({ security_code: ' emb opt ', security_name: '', as_at: '', state: 'Closed' }),
    ]);

    assert.deepEqual(result, { holders: 1, holdings: 2, closed: 0 });
    const [first, second] = await holdings();
    assert.deepEqual(
      { ...first, id: 0, holder_id: 0 },
      {
        id: 0,
        holder_id: 0,
        account_name: 'Ms Olivia Hartley',
        account_id: 'I0041277390',
        name_and_designation: 'Ms Olivia Hartley <Travel A/C>',
        units: '4000.5',
        as_at: '2026-09-30',
        is_open: true,
        security_code: 'EMB',
        security_name: 'Emberfield Copper ordinary share',
        details: {
          external_ref: 'I0041277390',
          reg_addr1: '12 Market Street',
          reg_addr2: 'Fremantle WA 6160',
          tax_details: [
            { tax_country: 16, tfn: '123456782' },
            { tax_country: 170, tfn: '049091850' },
          ],
          distribution_bank_account_name: 'O Hartley',
          distribution_bank_bsb: '063-000',
          distribution_bank_account_number: '10428871',
          swift_code: 'CTBAAU2S',
          bank_country: 16,
          drp_status: 'P',
        },
      },
    );
    assert.deepEqual(
      [second?.security_code, second?.security_name, second?.as_at, second?.is_open],
      ['EMB OPT', 'emb opt', '2026-11-20', false],
    );
    assert.equal(second?.holder_id, first?.holder_id);
    assert.equal(new Set([first?.id, second?.id, first?.holder_id]).size, 3, 'one id, one thing');
    assert.deepEqual(await access(), [
      ['helen@example.com', 'read'],
      ['olivia.hartley@example.com', 'full'],
      ['rohan.mehta@example.com', 'read'],
    ]);
  });

  it('replaces holdings by holder number and security, with who may use them; the ids stay', async () => {
    const before = await holdings();

    const result = await take([
      aHolding({ account_name: 'Ms Olivia Hart', units: '5000', full_access: 'new@example.com' }),
      aHolding({
        account_name: 'Ms Olivia Hart',
        security_code: 'EMB OPT',
        full_access: '',
        read_access: 'new@example.com',
      }),
    ]);

    assert.deepEqual(result, { holders: 1, holdings: 2, closed: 0 });
    const now = await holdings();
    assert.deepEqual(
      now.map(({ id, account_name, units }) => [id, account_name, units]),
      [
        [before[0]?.id, 'Ms Olivia Hart', '5000'],
        [before[1]?.id, 'Ms Olivia Hart', '4000'],
      ],
    );
    assert.deepEqual(await access(), [['new@example.com', 'full']]);
  });

  it('closes what a full file leaves out of its securities, if their number was agreed to', async () => {
    await empty();
    await take([
      aHolding(),
      aHolding({ account_id: 'I0000000001' }),
      aHolding({ account_id: 'I0000000002' }),
      aHolding({ security_code: 'EMB OPT' }),
      aHolding({ issuer: 'Saltbush Property Partners Limited' }),
    ]);
    const open = async () => (await holdings()).filter(({ is_open: isOpen }) => isOpen).length;

    for (const closes of [undefined, 1, 3]) {
      const refused = await take([aHolding({ units: '1' })], { isFull: true, ...(closes !== undefined && { closes }) });
      assert.deepEqual(refused, { holders: 1, holdings: 1, closed: 2 });
      assert.equal(await open(), 5);
    }
    assert.deepEqual(await take([aHolding()], { isFull: true, closes: 2 }), { holders: 1, holdings: 1, closed: 2 });

    assert.equal(await open(), 3);
    assert.ok((await holdings()).every(({ units }) => units === '4000'));
  });

  it('changes nothing in a dry run', async () => {
    const before = await holdings();

    assert.deepEqual(await take([aHolding({ account_id: 'X0000000009' })], { isDryRun: true }), {
      holders: 1,
      holdings: 1,
      closed: 0,
    });
    assert.deepEqual(await holdings(), before);
  });

  it('with problems is refused as a whole, each problem with its line', async () => {
    const before = await holdings();
    const broken: [Record<string, string>, ...string[]][] = [
      [
        { account_name: '', account_id: '', security_code: '', units: '' },
        'account_name: is missing',
        'account_id: is missing',
        'security_code: is missing',
        'units: is missing',
      ],
      [{ issuer: '' }, 'issuer: is missing: fill it in, or say --issuer'],
      [{ issuer: 'Nobody Limited' }, 'issuer Nobody Limited is in no offer (client_name)'],
      [{ account_id: 'I-004' }, 'account_id: must be 4 to 20 letters and digits'],
      [{ units: '4 thousand' }, 'units: must be a number such as 4000 or 250.125'],
      [{ units: '-4' }, 'units: must be a number such as 4000 or 250.125'],
      [{ as_at: '31/02/2026' }, 'as_at: must be a date such as 30/06/2026'],
      [{ as_at: '2026-11-22' }, 'as_at: lies in the future'],
      [{ state: 'gone' }, 'state: must be open or closed'],
      [{ tax_country: 'Atlantis' }, 'tax_country: is not the name or the code of a country'],
      [{ tfn: '123456789' }, 'tfn: Please enter a valid TFN or ABN'],
      [{ tax_country: '' }, 'tfn: has no tax_country'],
      [{ distribution_bank_bsb: '0630' }, 'distribution_bank_bsb: BSB Must be six digits'],
      [
        { distribution_bank_account_number: '12' },
        'distribution_bank_account_number: Account number should be 3-12 digits',
      ],
      [
        { bank_country: 'NZL', distribution_bank_account_number: '12-34?' },
        'distribution_bank_account_number: Only alphanumeric characters allowed',
      ],
      [
        { swift_code: 'CTBAAU2SXXXX' },
        'swift_code: A SWIFT or Bank Identification Code (BIC) should have no more than 11 characters',
      ],
      [{ drp_status: 'half' }, 'drp_status: must be F, P or N'],
      [
        { full_access: 'olivia at home' },
        'full_access: must be e-mail addresses, with a semicolon between two of them',
      ],
      [{ account_name: 'Another Name' }, 'account_name differs from that of another line with the same account_id'],
      [{}, 'is a holding that an earlier line has: the same holder number and security'],
    ];

    const result = await take([aHolding({ units: '1' }), ...broken.map(([changes]) => aHolding(changes))]);

    const expected = broken.flatMap(([, ...problems], index) =>
      problems.map((problem) => `line ${index + 3}: ${problem}`),
    );
    // The other name's row is a holding that stands twice as well.
    const twice = `line ${broken.length + 1}: is a holding that an earlier line has: the same holder number and security`;
    assert.ok('problems' in result);
    assert.deepEqual([...result.problems].sort(), [...expected, twice].sort());
    assert.deepEqual(await holdings(), before);
  });

  it('names each thousandth problem and counts the rest', async () => {
    const result = await take(Array.from({ length: 1_200 }, () => aHolding({ units: '' })));

    assert.ok('problems' in result && result.problems.length === 1_000 && result.more === 200);
  });

  it('finds a holding that stands twice, and another name, also far apart', async () => {
    const many = Array.from({ length: 900 }, (_, index) =>
      aHolding({ account_id: `I${String(index).padStart(8, '0')}` }),
    );

    const result = await take([...many, aHolding({ account_id: 'I00000000', account_name: 'Another' })]);

    assert.deepEqual(result, {
      problems: [
        'line 902: account_name differs from that of another line with the same account_id',
        'line 902: is a holding that an earlier line has: the same holder number and security',
      ],
      more: 0,
    });
  });

  it('may be Registry Direct’s list of all holdings as it is', async () => {
    await empty();
    const list = csvOf([
      {
        Holder: 'Mr Ari Vu + Ms Lin Vu <Vu Family A/C>',
        'HIN/SRN': 'I00112233445',
        Security: 'Ordinary shares',
        'TFN quoted?': 'Yes',
        'Tax declaration country': 'AUSTRALIA',
        Email: 'ari@example.com',
        'Account name': 'A Vu',
        BSB: '012-003',
        'Account number': '445566',
        'Bank country': 'AUSTRALIA',
        'DRP preference': 'Partial Participation',
        'Advisor access': 'adviser@example.com (Registered)',
        Address: '1 Hill Road\nPerth WA 6000',
        Quantity: '12,500',
        'Phone number': '08 5550 1234',
      },
    ]);

    const result = await importFile(server, writeHoldings(list), { issuer: EMBERFIELD });

    assert.deepEqual(result, { holders: 1, holdings: 1, closed: 0 });
    const [holding] = await holdings();
    assert.deepEqual(
      [holding?.security_code, holding?.units, holding?.account_id],
      ['ORDINARY SHARES', '12500', 'I00112233445'],
    );
    assert.deepEqual(holding?.details, {
      external_ref: 'I00112233445',
      reg_addr1: '1 Hill Road\nPerth WA 6000',
      distribution_bank_account_name: 'A Vu',
      distribution_bank_bsb: '012-003',
      distribution_bank_account_number: '445566',
      bank_country: 16,
      drp_status: 'P',
      tax_details: [{ tax_country: 16, tfn: '' }],
    });
    assert.deepEqual(await access(), [
      ['adviser@example.com', 'read'],
      ['ari@example.com', 'full'],
    ]);
  });

  it('may be JSON, with semicolons or tabs, with Excel’s own first line, and begin with a mark', async () => {
    const row = aHolding();
    const withSeparator = (separator: string) =>
      csvOf([row]).replaceAll('","', `"${separator}"`).replaceAll(/^"|"$/gm, '"');
    const files: [string, string][] = [
      [JSON.stringify([{ ...row, swift_code: null }]), 'holdings.json'],
      [withSeparator(';'), 'a.csv'],
      [withSeparator('\t'), 'b.csv'],
      [`sep=;\r\n${withSeparator(';')}`, 'c.csv'],
      [`\uFEFF${csvOf([row])}\r\n\r\n`, 'd.csv'],
    ];
    for (const [content, name] of files) {
      await empty();
      assert.deepEqual(
        await importFile(server, writeHoldings(content, name)),
        { holders: 1, holdings: 1, closed: 0 },
        name,
      );
      assert.equal((await holdings())[0]?.account_name, row['account_name']);
    }
  });

  it('that is no holdings file is refused with the reason', async () => {
    const csv = csvOf([aHolding()]);
    const files: [string | Buffer, string, string][] = [
      ['', 'a.csv', 'file: has no holdings'],
      [csv.split('\n')[0] ?? '', 'a.csv', 'file: has no holdings'],
      [
        'issuer,colour,issuer\n',
        'a.csv',
        'the first line names the columns, but there is no column colour, issuer stands twice',
      ],
      [`${csv},"more"`, 'a.csv', 'line 2: has more cells than the first line'],
      [Buffer.from(csv.replace('Olivia', 'Zoë'), 'latin1'), 'a.csv', 'line 2: is not written in UTF-8'],
      [csv.slice(0, -1), 'a.csv', 'line 2 cannot be read: a quotation mark is not closed'],
      ['{"issuer":', 'a.json', 'the file is not JSON: SyntaxError'],
      ['{}', 'a.json', 'the file is not a list of holdings'],
      ['[1]', 'a.json', 'holding 1: is no object'],
      [
        JSON.stringify([{ ...aHolding(), units: 4000 }]),
        'a.json',
        'holding 1: must have texts, also for numbers: units',
      ],
      [JSON.stringify([{ colour: 'red' }]), 'a.json', 'holding 1: has fields that are not known: colour'],
    ];
    for (const [content, name, problem] of files)
      assert.deepEqual(
        await importFile(server, writeHoldings(content, name)),
        { problems: [problem], more: 0 },
        problem,
      );
    assert.deepEqual(await importFile(server, '/nowhere/a.csv'), { problems: ['the file cannot be read'], more: 0 });
    assert.deepEqual(await importFile(server, '/nowhere/a.json'), { problems: ['the file cannot be read'], more: 0 });
  });

  it('leaves no number in plain in the database', async () => {
    await empty();
    const numbers = {
      account_id: '462830001',
      tfn: '462830006',
      distribution_bank_account_number: '462830011',
      external_ref: '462830025',
    };
    assert.ok('holders' in (await take([aHolding({ ...numbers, tax_country: 'NZL' })])));

    assert.deepEqual(await scanDatabase(Object.values(numbers), server), []);
  });

  it('is encrypted anew under a newer key', async () => {
    const before = await holdings();
    const ring = { newest: 2, keys: new Map([...server.keys.ring.keys, [2, createSecretKey(randomBytes(32))]]) };

    const { rows } = await sealRows({ database: server.database, keys: { ...server.keys, ring }, which: 'outdated' });

    assert.equal(rows, 2);
    const under = await server.database.selectFrom('subregisters').select('sealed_under').execute();
    assert.deepEqual(under, [{ sealed_under: 2 }]);
    const { ring: old } = server.keys;
    server.keys.ring = ring;
    assert.deepEqual(await holdings(), before);
    server.keys.ring = old;
  });

  it('is kept while its holdings are open, and for the years of retention once they are closed', async () => {
    await empty();
    await take([
      aHolding(),
      aHolding({ account_id: 'X0000000001', state: 'closed' }),
      aHolding({ security_code: 'OLD', state: 'closed' }),
    ]);
    const years = server.deps.config.retentionYears;
    const left = async () => ({
      holdings: (await holdings()).map(({ account_id, security_code }) => `${account_id} ${security_code}`),
      holders: (await server.database.selectFrom('holders').select('id').execute()).length,
      overdue: (await readOverdue(server.deps))['register'],
    });

    server.travelTo(new Date(START.getTime() + (years * 365 - 1) * DAY));
    await take([aHolding({ account_id: 'X0000000001', state: 'closed' })]);
    await clearOnce(server.deps);
    assert.deepEqual(await left(), {
      holdings: ['I0041277390 EMB', 'X0000000001 EMB', 'I0041277390 OLD'],
      holders: 2,
      overdue: 0,
    });

    server.travelTo(new Date(START.getTime() + (years + 1) * 366 * DAY));
    assert.ok(Number((await left()).overdue) > 0);
    await clearOnce(server.deps, { limit: 1 });
    assert.deepEqual(await left(), { holdings: ['I0041277390 EMB'], holders: 1, overdue: 0 });
    server.travelTo(START);
  });

  it('of the demonstration gives each demo person holdings to try every profile with, once', async () => {
    await empty();
    await importDemoOffers(server.deps, 'offers');
    await seedDemoHoldings(server.deps);
    const first = await holdings();
    await seedDemoHoldings(server.deps);

    assert.deepEqual(await holdings(), first);
    const users = new Set((await access()).map(([username]) => username));
    assert.deepEqual(
      [...users],
      ['grace.nakamura@example.com', 'olivia.hartley@example.com', 'rohan.mehta@example.com'],
    );
    assert.ok(first.some(({ is_open: isOpen }) => !isOpen));
  });
});
