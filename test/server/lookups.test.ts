import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { australianBusinessRegister } from '#server/lookups/abr.ts';
import { loqateAddressBook } from '#server/lookups/loqate.ts';
import { OutsideFailure } from '#server/lookups/outside.ts';
import { superFundRegister } from '#server/lookups/superFunds.ts';
import * as answers from './support/outsideAnswers.ts';
import { FAULTS, says, startOutsideService, type OutsideService } from './support/outsideService.ts';

/** Far beyond what an answer takes on the busiest machine: whoever answers is never out of time here. */
const LIMITS = { timeoutMs: 60_000, maxSize: 200_000 };
/** Where the service keeps silent, which it does however long it is given. */
const limitsFor = (fault: string) => (fault === 'timeout' ? { ...LIMITS, timeoutMs: 250 } : LIMITS);
const KEY = 'AA11-AA11-AA11-AA11';
const GUID = '00000000-1111-2222-3333-444444444444';
const QUERY = { text: '12 High St', country: 'AU' };

let service: OutsideService;
before(async () => void (service = await startOutsideService()));
after(() => service.stop());
beforeEach(() => void (service.asked.length = 0));

/** The query of the only call that the service got. */
function asked(): { path: string; query: Record<string, string> } {
  assert.equal(service.asked.length, 1);
  const [address] = service.asked;
  return { path: address?.pathname ?? '', query: Object.fromEntries(address?.searchParams ?? []) };
}

const isFailure = (fault: string) => (error: unknown) =>
  error instanceof OutsideFailure &&
  error.code === fault &&
  !`${error.message}${error.stack}`.includes(KEY) &&
  !`${error.message}${error.stack}`.includes(GUID);

describe('Loqate Capture', () => {
  const book = (limits = LIMITS) => loqateAddressBook({ key: KEY, url: `${service.url}/`, limits });

  it('[2-CALL-11, 3-CALL-18] finds addresses as the documentation says', async () => {
    service.answer = says(answers.LOQATE_FOUND);

    const found = await book().find({ text: 'G B G Evermore', country: 'GB' });

    assert.deepEqual(found, [
      {
        id: 'GB|RM|B|55605138|ENG',
        fullAddress: 'G B G Evermore 128 Queen Victoria Street, London EC4V 4BJ',
        is_group: false,
      },
    ]);
    assert.deepEqual(asked(), {
      path: '/Capture/Interactive/Find/v1.10/json6.ws',
      query: { Key: KEY, Text: 'G B G Evermore', IsMiddleware: 'true', Countries: 'GB', Limit: '10', Language: 'en' },
    });
  });

  it('[2-CALL-11] gives a building as a group and asks for what it holds by its own id', async () => {
    service.answer = says(answers.LOQATE_CONTAINER);
    const [group] = await book().find(QUERY);
    service.asked.length = 0;
    service.answer = says(answers.LOQATE_FOUND);

    const within = await book().open(group?.id ?? '', QUERY);

    assert.deepEqual([group?.is_group, group?.fullAddress], [true, '27 High St, Kew VIC 3101 - 6 Addresses']);
    assert.equal(asked().query['Container'], 'AU|LP|AU-VIC|KEW-HIGH_ST|27');
    assert.equal(within[0]?.is_group, false);
  });

  it('[2-ADDR-34] retrieves the chosen address once, on one line', async () => {
    service.answer = says(answers.LOQATE_RETRIEVED);

    const full = await book().open('GB|RM|B|55605138|ENG', QUERY);

    assert.deepEqual(full, [
      { id: 'GB|RM|B|55605138|ENG', fullAddress: 'U 5 12 High St, Kew VIC 3101', is_group: false },
    ]);
    assert.deepEqual(asked(), {
      path: '/Capture/Interactive/Retrieve/v1.20/json6.ws',
      query: { Key: KEY, Id: 'GB|RM|B|55605138|ENG' },
    });
  });

  it('finds nothing where there is nothing', async () => {
    service.answer = says({ Items: [] });

    assert.deepEqual(await book().find(QUERY), []);
  });

  it('passes over lines without an id or a text, and over a list without end', async () => {
    const item = (index: number) => ({
      Id: `AU|${index}`,
      Type: 'Address',
      Text: `${index} High St`,
      Description: 'Kew',
    });
    service.answer = says({
      Items: [{ Type: 'Address' }, { Id: 7, Text: {} }, ...Array.from({ length: 50 }, (_, index) => item(index))],
    });

    const found = await book().find(QUERY);

    assert.deepEqual(
      found.map(({ id }) => id),
      ['AU|0', 'AU|1', 'AU|2', 'AU|3', 'AU|4', 'AU|5', 'AU|6', 'AU|7', 'AU|8', 'AU|9'],
    );
  });

  const refused: [name: string, body: object][] = [
    ['an unknown key', answers.LOQATE_UNKNOWN_KEY],
    ['a list of something else', { Items: 'none' }],
    ['items that are no objects', { Items: [1, null] }],
    ['another shape', { items: [] }],
  ];
  for (const [name, body] of refused) {
    it(`[3-ADDR-21] fails on ${name}`, async () => {
      service.answer = says(body);

      await assert.rejects(book().find(QUERY), isFailure(name === 'an unknown key' ? 'refused' : 'unreadable'));
    });
  }

  for (const [name, answer, fault] of FAULTS) {
    it(`[2-CALL-12] fails as ${fault} when the service ${name}`, async () => {
      service.answer = answer;

      await assert.rejects(book(limitsFor(fault)).find(QUERY), isFailure(fault));
      await assert.rejects(book(limitsFor(fault)).open('AU|1', QUERY), isFailure(fault));
    });
  }
});

describe('the Australian Business Register', () => {
  const register = (limits = LIMITS) => australianBusinessRegister({ guid: GUID, url: service.url, limits });

  it('[2-CALL-14, 3-CALL-16] finds an entity by its ABN', async () => {
    service.answer = says(
      answers.abrEntity({ abn: '89000000019', acn: '000000019', name: 'OKAFOR &amp; DAUGHTERS PTY LTD' }),
    );

    const entry = await register().find('89000000019', 'abn');

    assert.deepEqual(entry, {
      kind: 'entity',
      abn: '89000000019',
      acn: '000000019',
      status: 'Active',
      organisationName: 'OKAFOR & DAUGHTERS PTY LTD',
    });
    assert.deepEqual(asked(), {
      path: '/SearchByABNv202001',
      query: { searchString: '89000000019', includeHistoricalDetails: 'N', authenticationGuid: GUID },
    });
  });

  it('[2-CALL-14] finds a company by its ACN', async () => {
    service.answer = says(
      answers
        .abrEntity({ abn: '89000000019', acn: '000000019', name: 'EXAMPLE PTY LTD' })
        .replaceAll('businessEntity202001', 'businessEntity201408'),
    );

    const entry = await register().find('000000019', 'acn');

    assert.equal(entry.kind === 'entity' && entry.organisationName, 'EXAMPLE PTY LTD');
    assert.equal(asked().path, '/SearchByASICv201408');
  });

  for (const description of ['No records found', 'Search text is not a valid ABN or ACN']) {
    it(`[2-ABN-03, 3-ABN-03] gives the register's own words: ${description}`, async () => {
      service.answer = says(answers.abrException(description));

      assert.deepEqual(await register().find('89000000019', 'abn'), { kind: 'exception', description });
    });
  }

  it('[3-ABN-03] keeps a description short', async () => {
    service.answer = says(answers.abrException('x'.repeat(5000)));

    const entry = await register().find('89000000019', 'abn');

    assert.equal(entry.kind === 'exception' && entry.description.length, 300);
  });

  it('takes an exception about our registration for a failure', async () => {
    service.answer = says(
      answers.abrException('The GUID entered is not recognised as a Registered Party', 'WEBSERVICES'),
    );

    await assert.rejects(register().find('89000000019', 'abn'), isFailure('refused'));
  });

  for (const [name, answer, fault] of FAULTS) {
    it(`[2-CALL-14] fails as ${fault} when the register ${name}`, async () => {
      service.answer = answer;

      await assert.rejects(register(limitsFor(fault)).find('89000000019', 'abn'), isFailure(fault));
    });
  }
});

describe('Super Fund Lookup', () => {
  const register = (limits = LIMITS) => superFundRegister({ guid: GUID, url: service.url, limits });

  it('[2-ABN-06, 3-ABN-04] finds a fund by its ABN', async () => {
    service.answer = says(answers.superFundFound('LINDQVIST SUPERANNUATION FUND'));

    const entry = await register().find('51900000105');

    assert.equal(entry.kind === 'entity' && entry.organisationName, 'LINDQVIST SUPERANNUATION FUND');
    assert.deepEqual(asked(), { path: '/SearchByABN', query: { abn: '51900000105', guid: GUID } });
  });

  it('[2-ABN-06, 3-ABN-04] gives the words of an exception', async () => {
    service.answer = says(answers.superFundException('ABN is not a superannuation entity'));

    assert.deepEqual(await register().find('89000000019'), {
      kind: 'exception',
      description: 'ABN is not a superannuation entity',
    });
  });

  it('takes an exception about our registration for a failure', async () => {
    service.answer = says(answers.superFundException('The GUID entered is not recognised as a Registered Party'));

    await assert.rejects(register().find('51900000105'), isFailure('refused'));
  });

  for (const [name, answer, fault] of FAULTS) {
    it(`[3-ABN-04] fails as ${fault} when the register ${name}`, async () => {
      service.answer = answer;

      await assert.rejects(register(limitsFor(fault)).find('51900000105'), isFailure(fault));
    });
  }
});
