import { MASK, classedFields, maskDeep, sensitivityOf } from '#domain/model/sensitivity.ts';
import { aDemoOffer, anIndividualApplication } from '#test/support/applications.ts';

const SECRETS = [
  'tfn',
  'tin',
  'idNumber',
  'idNumber2',
  'idCardNumber',
  'idCardNumber2',
  'accountNumber',
  'bsb',
  'swiftCode',
  'routingNumber',
  'password',
  'dateOfBirth',
  'cp_dob',
  'business_number',
  'giin',
  'otp_token',
  'verification_code',
  'csrf_token',
  'token',
];

/** Every key of a value, at any depth. */
function keysOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => [key, ...keysOf(entry)]);
}

describe('sensitivity', () => {
  it.each(SECRETS)('%s is secret', (field) => {
    expect(sensitivityOf(field)).toBe('secret');
  });

  it('counts an unknown field as secret, also one that every object has', () => {
    expect(sensitivityOf('somethingNew')).toBe('secret');
    expect(sensitivityOf('constructor')).toBe('secret');
  });

  it.each(['emberfield-copper', 'kestrel-notes', 'tarn-ridge-water-trust'] as const)(
    'has classed every field of %s and an application to it',
    (slug) => {
      const offer = aDemoOffer(slug);
      const classed = new Set(classedFields());

      const unknown = keysOf([offer, anIndividualApplication(offer)]).filter((key) => !classed.has(key));

      expect(unknown).toEqual([]);
    },
  );

  it('masks every secret at any depth, and nothing of its shape', () => {
    const state = {
      people: {
        ids: ['p1'],
        entities: { p1: { legalFirstName: 'Jane', dateOfBirth: '27/03/1984', idNumber: '012345678', idNumber2: '' } },
      },
    };

    expect(maskDeep(state)).toEqual({
      people: {
        ids: ['p1'],
        entities: { p1: { legalFirstName: 'Jane', dateOfBirth: MASK, idNumber: MASK, idNumber2: '' } },
      },
    });
  });

  it('leaves only the first letter of personal texts in a snapshot', () => {
    expect(
      maskDeep({ first_name: 'Jane', email_address: 'jane@example.com', totalAmount: '5000' }, { personal: 'initial' }),
    ).toEqual({
      first_name: 'J…',
      email_address: 'j…',
      totalAmount: '5000',
    });
  });

  it('leaves no secret of a whole application in its masked text', () => {
    const application = anIndividualApplication(aDemoOffer('kestrel-notes'));

    const text = JSON.stringify(maskDeep(application, { personal: 'initial' }));

    for (const secret of [
      '123456782',
      '27/03/1984',
      '012345678',
      'P1234567',
      '12345678',
      '063-000',
      'Jane Citizen',
      'jane.citizen',
    ]) {
      expect(text).not.toContain(secret);
    }
  });

  it('survives circles, files, dates and functions', () => {
    const circle: Record<string, unknown> = { files: new Date(0), label: 'x' };
    circle['people'] = circle;

    expect(maskDeep(circle)).toEqual({ files: '[Date]', label: 'x', people: '[circular]' });
    expect(maskDeep(undefined)).toBeUndefined();
    expect(maskDeep({ unheardOf: 12, alsoUnheard: true })).toEqual({ unheardOf: MASK, alsoUnheard: true });
  });
});
