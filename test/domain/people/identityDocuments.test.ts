import type { Person } from '#domain/application.ts';
import { AUSTRALIAN_STATES } from '#domain/addresses/addressFields.ts';
import {
  ID_TYPES,
  allowedIdTypes,
  hasAustralianAddress,
  hasRequiredIdDocuments,
  idDocumentsApply,
  isIdDocumentAccepted,
  requiredIdDocumentCount,
} from '#domain/people/identityDocuments.ts';

const atHome: Person = { manualAddress: false, loqateInternationalCountry: 'AU' };
const abroad: Person = { manualAddress: true, country: 170 };
const uploads = { require_aml_kyc: true, verification_doc_type: 'C' };

describe('the address', () => {
  it.each<[string, Person, boolean]>([
    [
      'manual, country 16, whatever was looked up',
      { manualAddress: true, country: 16, loqateInternationalCountry: 'GB' },
      true,
    ],
    ['manual, another country', { manualAddress: true, country: 170, loqateInternationalCountry: 'AU' }, false],
    ['looked up, AU', atHome, true],
    [
      'looked up, NZ, whatever country stands in the manual fields',
      { manualAddress: false, country: 16, loqateInternationalCountry: 'NZ' },
      false,
    ],
    ['not given', {}, false],
    ['second variant, manual', { registration_address: { address_type: 'Manual', country: 16 } }, true],
    [
      'second variant, looked up',
      { registration_address: { address_type: 'Loqate', country: 16, loqate_country: 'NZ' } },
      false,
    ],
  ])('[2-ID-03] %s', (_what, person, expected) => {
    expect(hasAustralianAddress(person)).toBe(expected);
  });
});

describe('ID types', () => {
  it('[2-ID-13, 2-ID-14] come from the list of the address', () => {
    const offer = {
      allowed_individual_docs: ['Passport', 'Medicare card'],
      allowed_foreign_individual_docs: ['Passport'],
    };

    expect(allowedIdTypes(offer, atHome)).toEqual(['Passport', 'Medicare card']);
    expect(allowedIdTypes(offer, abroad)).toEqual(['Passport']);
  });

  it('[2-ID-09, 2-ID-14] are all there are for an empty list, a licence only in Australia', () => {
    expect(allowedIdTypes({ allowed_individual_docs: [] }, atHome)).toEqual(ID_TYPES);
    expect(allowedIdTypes({}, abroad)).toEqual(ID_TYPES.filter((type) => type !== "Driver's licence"));
    expect(allowedIdTypes({ allowed_foreign_individual_docs: ["Driver's licence", 'Passport'] }, abroad)).toEqual([
      'Passport',
    ]);
  });

  it('[2-ID-17] states of issue', () => {
    expect(AUSTRALIAN_STATES).toEqual(['VIC', 'NSW', 'ACT', 'QLD', 'TAS', 'NT', 'SA', 'WA']);
  });
});

describe('identity documents', () => {
  it.each<[string, object, Person, boolean]>([
    ['upload', uploads, atHome, true],
    ['no AML/KYC', { ...uploads, require_aml_kyc: false }, atHome, false],
    ['by post', { ...uploads, verification_doc_type: 'O' }, atHome, false],
    ['neither type', { require_aml_kyc: true }, atHome, false],
    ['verification provider', { ...uploads, use_greenid_verification: true }, atHome, false],
    [
      'provider, documents anyway',
      { ...uploads, use_greenid_verification: true, ask_for_individual_docs_when_greenid_is_on: true },
      atHome,
      true,
    ],
    ['provider, address abroad', { ...uploads, use_greenid_verification: true }, abroad, true],
  ])('[2-ID-10, 2-ID-23, 2-MISC-05] are uploaded: %s', (...[, offer, person, expected]) => {
    expect(idDocumentsApply(offer, person)).toBe(expected);
  });

  it.each<[object, number, number]>([
    [{ required_doc_count: 2, required_foreign_id_doc_count: 0 }, 2, 0],
    [{}, 1, 1],
    [{ required_doc_count: 2 }, 2, 1],
  ])('[2-ID-11, 2-ID-12] under %j %i at home and %i abroad', (offer, home, foreign) => {
    expect([requiredIdDocumentCount(offer, atHome), requiredIdDocumentCount(offer, abroad)]).toEqual([home, foreign]);
  });

  it('[2-ID-09] count only with a type that the person may use', () => {
    const licence: Person = { idType: "Driver's licence", idDoc: { filename: 'licence.pdf' } };

    expect(isIdDocumentAccepted(uploads, { ...atHome, ...licence }, 1)).toBe(true);
    expect(isIdDocumentAccepted(uploads, { ...abroad, ...licence }, 1)).toBe(false);
    expect(isIdDocumentAccepted(uploads, { ...atHome, idDoc2: { filename: 'x.pdf' } }, 2)).toBe(false);
  });

  it('[2-ID-11, 2-READY-07] two are enough where two are required', () => {
    const one: Person = { ...atHome, idType: 'Passport', idDoc: { filename: 'a.pdf' } };

    expect(hasRequiredIdDocuments({ required_doc_count: 2 }, one)).toBe(false);
    expect(
      hasRequiredIdDocuments(
        { required_doc_count: 2 },
        { ...one, idType2: 'Medicare card', idDoc2: { filename: 'b.pdf' } },
      ),
    ).toBe(true);
  });
});
