import fc from 'fast-check';
import type { Application } from '#domain/application.ts';
import { fromWire, toWire } from '#domain/wire.ts';
import { applications } from '#test/support/arbitraries.ts';

const ids = {
  offer: 7,
  application_id: 12,
  splash_application_id: null,
  issuer_is_submitting: false,
  all_docs_are_attached: true,
};

describe('what is sent', () => {
  it('[2-CALL-02, 2-CALL-03, 2-CALL-06] step data by step name, with the offer and the ids that are known', () => {
    const application: Application = {
      contact_details: { first_name: 'Jane' },
      review: { message_to_investor: 'Hello' },
    };

    expect(toWire(application, ids)).toEqual({
      contact_details: { first_name: 'Jane' },
      review: { message_to_investor: 'Hello' },
      offer: 7,
      application_id: 12,
      issuer_is_submitting: false,
      all_docs_are_attached: true,
    });
  });

  it('[2-HIN-07, 2-CALL-07] the HIN once more under its own name', () => {
    const wire = toWire({ investor_details: { hin: 'X0012345678' } }, ids);

    expect(wire).toMatchObject({ hin: 'X0012345678', investor_details: { hin: 'X0012345678' } });
    expect(toWire({ investor_details: {} }, ids)).not.toHaveProperty('hin');
  });

  it.each([
    ['i', [{}], 'individual'],
    ['i', [{}, {}], 'joint_individual'],
    ['c', undefined, 'company'],
    ['t', undefined, 'trust_superfund'],
    ['t', [{}, {}], 'bare_trust'],
    ['p', [], 'partnership'],
    ['joint_individual', [{}], 'joint_individual'],
    ['toString', [], 'toString'],
  ])(
    '[2-INV-06, 2-INV-07] reads the type %s with the investors %j as %s, and writes types in full',
    (investor_type, investors, expected) => {
      const { application } = fromWire({ investor_details: { investor_type, investors } });

      expect(application.investor_details?.investor_type).toBe(expected);
      expect(toWire(application, ids)).toMatchObject({ investor_details: { investor_type: expected } });
    },
  );

  it('[3-MISC-08] ISO for the dates of the declaration and of controlling persons, DD/MM/YYYY for those of persons', () => {
    const application: Application = {
      tax_details: {
        submit_date: '21/11/2026',
        investors: [{ cpTinDetails: [{ cp_dob: '01/02/1980' }], tins: [{ cp_dob: '31/02/1980' }] }],
      },
      investor_details: {
        investors: [{ dateOfBirth: '27/03/1984', idDocDate: '01/01/2030', sophisticatedInvestorDocDate: '02/02/2026' }],
      },
    };

    expect(toWire(application, ids)).toMatchObject({
      tax_details: {
        submit_date: '2026-11-21',
        investors: [{ cpTinDetails: [{ cp_dob: '1980-02-01' }], tins: [{ cp_dob: '31/02/1980' }] }],
      },
      investor_details: {
        investors: [{ dateOfBirth: '27/03/1984', idDocDate: '01/01/2030', sophisticatedInvestorDocDate: '02/02/2026' }],
      },
    });
  });

  it('[3-LAND-41, 1-LAND-41] no password, and nothing that is not a field', () => {
    const landing = {
      username: 'jane@example.com',
      password: 'S3cret-word',
      hasAccount: true,
      all_docs_are_downloaded: true,
    };
    const loaded = {
      landingpage: landing,
      contact_details: { first_name: 'Jane', is_admin: true },
      wizard: { step: 3 },
      next_steps: {},
    };

    const wire = toWire(loaded, ids);

    expect(wire).toMatchObject({
      landingpage: { username: 'jane@example.com', hasAccount: true },
      contact_details: { first_name: 'Jane' },
    });
    expect(JSON.stringify(wire)).not.toMatch(/S3cret|is_admin|wizard|next_steps/);
  });

  it('[1-UPL-02, 2-CALL-07] of a document only what names it', () => {
    const bank_statement = {
      filename: 'a.pdf',
      download: '/d/1',
      delete_document: '/d/1',
      doc_file: 'bytes',
      public: true,
    };

    expect(toWire({ bank_details: { bank_statement } }, ids)).toMatchObject({
      bank_details: { bank_statement: { filename: 'a.pdf', download: '/d/1' } },
    });
    expect(JSON.stringify(toWire({ bank_details: { bank_statement } }, ids))).not.toMatch(/doc_file|public/);
  });
});

describe('what is read', () => {
  it('[2-CALL-02, 2-CALL-06, 2-DRAFT-03] takes the application and the envelope apart', () => {
    const data = { ...toWire({ contact_details: { first_name: 'Jane' } }, ids), action: 'save_as_draft' };

    expect(fromWire(data)).toEqual({
      application: { contact_details: { first_name: 'Jane' } },
      offer: 7,
      application_id: 12,
      issuer_is_submitting: false,
      all_docs_are_attached: true,
      action: 'save_as_draft',
    });
  });

  it.each([
    [null],
    [undefined],
    ['text'],
    [7],
    [[]],
    [{ contact_details: 'text', directors: { directors: 'text' }, others: [] }],
  ])('[2-CALL-06] survives %j', (data) => {
    expect(Object.values(fromWire(data).application).every((step) => JSON.stringify(step) === '{}')).toBe(true);
  });

  it.each([
    [
      'texts',
      'contact_details',
      { first_name: 1, last_name: true, email_address: [], tel_mobile: {}, adviser_email: 'a@b.co' },
      { adviser_email: 'a@b.co' },
    ],
    [
      'flags',
      'landingpage',
      { agree_to_terms: 'true', all_docs_are_downloaded: 1, hasAccount: false },
      { hasAccount: false },
    ],
    [
      'whole numbers',
      'bank_details',
      { bankCountry: '16', bsb: 63000, bank_statement: { size: 1.5, filename: 'a.pdf' } },
      { bank_statement: { filename: 'a.pdf' } },
    ],
    [
      'dates',
      'tax_details',
      { submit_date: 20261121, investors: [{ tins: [{ cp_dob: 5, tin: '1' }] }] },
      { investors: [{ tins: [{ tin: '1' }] }] },
    ],
    [
      'lists of texts',
      'investor_details',
      { investors: [{ sourcesOfWealth: ['Gift', 1, null] }] },
      { investors: [{ sourcesOfWealth: ['Gift'] }] },
    ],
    [
      'texts by name',
      'applicant_profile',
      { other_answers: { other_0: 'Gift', other_1: 7 } },
      { other_answers: { other_0: 'Gift' } },
    ],
    [
      'amounts',
      'purchase_amount',
      { totalAmount: 5000, isRegularInvestment: true, is_regular_investment_plan: 'true' },
      {},
    ],
    [
      'null where a text or a list belongs',
      'tax_details',
      { tax_type: null, investors: [{ tins: null, has_giin: null, tfn: null }] },
      { investors: [{ has_giin: null }] },
    ],
    [
      'null where a declaration belongs',
      'investor_details',
      { taxDetails: null, investors: [{ taxDetails: null }], custodian: null },
      { investors: [{}], custodian: null },
    ],
    [
      'nothing else: null stands for numbers and documents',
      'bank_details',
      { bankCountry: null, bank_statement: null },
      { bankCountry: null, bank_statement: null },
    ],
  ])('[2-CALL-06, 2-CALL-07] leaves out what is not of its kind: %s', (_name, step, sent, read) => {
    expect(fromWire({ [step]: sent }).application).toEqual({ [step]: read });
  });

  it('[2-CALL-07] leaves out what is not of its kind, and cannot be talked into a prototype', () => {
    const data: unknown = JSON.parse(
      '{"__proto__":{"polluted":true},"contact_details":{"first_name":{"a":1},"last_name":"Lee","constructor":"x"},"directors":{"directors":[null,"x",{"legalLastName":"Lang"}]}}',
    );

    expect(fromWire(data).application).toEqual({
      contact_details: { last_name: 'Lee' },
      directors: { directors: [{ legalLastName: 'Lang' }] },
    });
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});

it('[2-CALL-06, 2-CALL-07, 3-MISC-08] what was sent comes back as it was', () => {
  fc.assert(
    fc.property(applications, (application) => {
      const sent: unknown = JSON.parse(JSON.stringify(toWire(application, ids)));
      expect(fromWire(sent).application).toEqual(application);
    }),
  );
}, 300_000);
