import { LONGEST, MOST, MOST_ERRORS } from '#domain/model/limits.ts';
import { fromService, fromWire } from '#domain/wire.ts';
import { errorsOf, validateWith } from '#domain/rules/validate.ts';
import { stepSchema } from '#domain/stepRules/index.ts';
import { companySchema } from '#domain/organisations/companySchema.ts';
import { SAMPLE_ENTITIES } from '#server/lookups/data/sampleEntities.ts';
import { aDemoOffer, aSchemaContext } from '#test/support/applications.ts';
import { LIMITED_FIELDS } from '#test/support/limitedFields.ts';
import { LONG_ADDRESSES, LONG_NAMES } from '#test/support/longAnswers.ts';

describe('the limit of each field', () => {
  it('stands in the table for more than a thousand places', () => {
    expect(LIMITED_FIELDS.length).toBeGreaterThan(1_000);
  });

  it('lets the longest text and the longest list of every field through as they are', () => {
    const changed = LIMITED_FIELDS.filter(({ step, most, within }) => {
      const { application, excess } = fromWire({ [step]: within(most) });
      return excess !== undefined || JSON.stringify(application) !== JSON.stringify({ [step]: within(most) });
    });

    expect(changed.map(({ step, path }) => `${step}.${path}`)).toEqual([]);
  });

  it('names the step and the path of what is one step above it, for every field and list', () => {
    const unnamed = LIMITED_FIELDS.filter(({ step, path, above, within }) => {
      const { excess } = fromWire({ [step]: within(above) });
      return excess?.length !== 1 || excess[0]?.step !== step || excess[0].path !== path;
    });

    expect(unnamed.map(({ step, path }) => `${step}.${path}`)).toEqual([]);
  });

  it('is told in words', () => {
    const { excess } = fromWire({
      contact_details: { first_name: 'x'.repeat(LONGEST.name + 1) },
      review: { message_to_investor: 'x'.repeat(LONGEST.words + 1) },
      directors: { directors: Array.from({ length: MOST.people + 1 }, () => ({})) },
      investor_details: { investor_type: 'bare_trust', investors: Array.from({ length: 21 }, () => ({})) },
    });

    expect(excess).toEqual([
      { step: 'contact_details', path: 'first_name', message: 'Please enter at most 100 characters' },
      { step: 'investor_details', path: 'investors', message: 'You can add up to 20 trustees.' },
      { step: 'directors', path: 'directors', message: 'You can add up to 100 directors.' },
      { step: 'review', path: 'message_to_investor', message: 'Please enter at most 2,000 characters' },
    ]);
  });

  it('[2-BARE-06, 2-INV-23] of the investors hangs on who invests', () => {
    const people = (count: number, investor_type: string) =>
      fromWire({ investor_details: { investor_type, investors: Array.from({ length: count }, () => ({})) } }).excess;

    expect(people(4, 'joint_individual')).toBeUndefined();
    expect(people(5, 'joint_individual')).toHaveLength(1);
    expect(people(20, 'bare_trust')).toBeUndefined();
    expect(people(21, 'bare_trust')).toHaveLength(1);
  });

  it('counts characters, not units, and neither blanks around a text nor the two marks of a line’s end', () => {
    const name = (first_name: string) => fromWire({ contact_details: { first_name } }).excess;
    const message = (message_to_investor: string) => fromWire({ review: { message_to_investor } }).excess;

    expect(name(`  ${'𠮷'.repeat(98)} `)).toBeUndefined();
    expect(name('𠮷'.repeat(100))).toBeUndefined();
    expect(name('𠮷'.repeat(101))).toHaveLength(1);
    expect(name(` ${'x'.repeat(100)} `)).toBeUndefined();
    expect(name(' '.repeat(201))).toHaveLength(1);
    expect(message('a\r\n'.repeat(1_000))).toBeUndefined();
  });

  it('keeps the rows of a list that is too long from being looked at', () => {
    let looks = 0;
    const row = new Proxy({}, { ownKeys: () => ((looks += 1), []) });

    fromWire({ directors: { directors: Array.from({ length: 30_000 }, () => row) } });

    expect(looks).toBe(0);
  });

  it('ends the walk once enough is named', () => {
    let looks = 0;
    const owner = new Proxy({}, { ownKeys: () => ((looks += 1), []) });
    const director = { legalFirstName: 'x'.repeat(101), legalLastName: 'x'.repeat(101) };

    const { excess } = fromWire({
      directors: { directors: Array.from({ length: 100 }, () => director) },
      others: { others: [owner] },
    });

    expect(excess).toHaveLength(MOST_ERRORS);
    expect(looks).toBe(0);
  });

  it('counts details of other calls by their characters, keys and values, however deep', () => {
    const found = (abn_lookup_data: unknown) => fromWire({ corporate_trustee: { abn_lookup_data } }).excess;

    expect(found({ names: Array.from({ length: 1_000 }, () => 'x'.repeat(10)) })).toBeUndefined();
    expect(found(Array.from({ length: 20_001 }, () => null))).toHaveLength(1);
    expect(found({ ['k'.repeat(20_001)]: 1 })).toHaveLength(1);
    expect(found([[[['x'.repeat(20_001)]]]])).toHaveLength(1);
  });

  it('holds for handles of numbers, too', () => {
    const handles = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`n${at}`, 'h']));

    expect(fromWire({ number_handles: handles(MOST.handles) }).excess).toBeUndefined();
    expect(fromWire({ number_handles: handles(MOST.handles + 1) }).excess).toHaveLength(1);
  });

  it('leaves what the service has stored above it readable', () => {
    const stored = {
      contact_details: { first_name: 'x'.repeat(500) },
      directors: { directors: Array.from({ length: 150 }, () => ({ legalFirstName: 'Ana' })) },
    };

    expect(fromService(stored).application).toEqual(stored);
  });
});

describe('the rules of the form', () => {
  const context = aSchemaContext(aDemoOffer('emberfield-copper', { issuer_holdings_two_enabled: true }));
  const schema = companySchema(context);

  it('[2-ROLE-04] take real names of organisations, the longest too, and say which is too long', () => {
    const errorOf = (companyName: string) => validateWith(schema, { companyName })['companyName'];

    for (const name of [...SAMPLE_ENTITIES.map(({ name }) => name), ...LONG_NAMES])
      expect([name, errorOf(name)]).toEqual([name, undefined]);
    expect(errorOf('x'.repeat(300))).toBeUndefined();
    expect(errorOf('x'.repeat(301))).toBe('Please enter at most 300 characters');
  });

  it('[2-ADDR-29, 3-ADDR-10] take real addresses of Hong Kong, India and Brazil', () => {
    for (const address of LONG_ADDRESSES) {
      const errors = validateWith(schema, { registration_address: { ...address, country: 100 }, same_address: true });
      const ofAddress = Object.keys(errors).filter((path) => path.startsWith('registration_address'));
      expect([address.address_line_1, ofAddress]).toEqual([address.address_line_1, []]);
    }
  });

  it('look at no row of a list that is too long', () => {
    let looks = 0;
    const row = new Proxy({}, { get: () => ((looks += 1), undefined) });
    const directors = Array.from({ length: 101 }, () => row);

    const errors = errorsOf(stepSchema('directors', context), { directors });

    expect(errors).toEqual({ directors: 'You can add up to 100 directors.' });
    expect(looks).toBe(0);
  });
});
