import { residentialPlace } from '#domain/addresses/addressAt.ts';
import { addressLines } from '#domain/addresses/addressLines.ts';
import { identityNotes } from '#domain/people/identityNotes.ts';
import type { Offer } from '#domain/offer.ts';
import { aDemoOffer, aPerson } from '#test/support/applications.ts';

const BASE = { show_solicitor_text: false } satisfies Partial<Offer>;
const MAY_BE_MISSING =
  'You may submit your application without these documents, but you may be asked to provide them later.';
const MUST_BE_UPLOADED = 'These documents must be uploaded before you submit your application.';
const BY_POST =
  'You will need to send the original documents by post. Instructions will be in your confirmation email.';
const SOLICITOR = 'Copies may be certified by a solicitor or another person authorised to certify documents.';

describe('what is said about identity documents', () => {
  it.each([
    { id: '2-ID-16', name: 'uploads are needed', offer: {}, person: {}, notes: [MUST_BE_UPLOADED] },
    {
      id: '2-ID-15',
      name: 'an Australian may go without',
      offer: { allow_submit_with_missing_docs: true },
      person: {},
      notes: [MAY_BE_MISSING],
    },
    {
      id: '2-ID-16',
      name: 'a foreigner may not for that',
      offer: { allow_submit_with_missing_docs: true },
      person: { country: 170 },
      notes: [MUST_BE_UPLOADED],
    },
    {
      id: '2-ID-15',
      name: 'a foreigner may go without',
      offer: { allow_foreigner_submit_with_missing_docs: true },
      person: { country: 170 },
      notes: [MAY_BE_MISSING],
    },
    {
      id: '2-ID-23',
      name: 'originals go by post',
      offer: { verification_doc_type: 'O' },
      person: {},
      notes: [BY_POST],
    },
    {
      id: '2-ID-25',
      name: 'a solicitor may certify',
      offer: { show_solicitor_text: true },
      person: {},
      notes: [MUST_BE_UPLOADED, SOLICITOR],
    },
    {
      id: '2-ID-10',
      name: 'the provider verifies',
      offer: { use_greenid_verification: true, show_solicitor_text: true },
      person: {},
      notes: [],
    },
    { id: '2-ID-10', name: 'no identity is asked for', offer: { require_aml_kyc: false }, person: {}, notes: [] },
    {
      id: '2-ID-10',
      name: 'neither upload nor post',
      offer: { verification_doc_type: null, show_solicitor_text: true },
      person: {},
      notes: [],
    },
  ])('[2-ID-15, 2-ID-16, 2-ID-23, 2-ID-25] $name ($id)', ({ offer, person, notes }) => {
    expect(identityNotes(aDemoOffer('emberfield-copper', { ...BASE, ...offer }), aPerson(person), true)).toEqual(notes);
  });
});

describe('an address to read', () => {
  it.each([
    {
      id: '2-ADDR-13',
      name: 'with a unit',
      person: { flatNumber: '7' },
      lines: ['Unit 7, 18 Example Street', 'Carlton VIC 3053'],
    },
    { id: '2-ADDR-13', name: 'without a unit', person: {}, lines: ['18 Example Street', 'Carlton VIC 3053'] },
    {
      id: '2-ADDR-20',
      name: 'abroad, without state and postcode',
      person: { state: '', postcode: ' ' },
      lines: ['18 Example Street', 'Carlton'],
    },
    {
      id: '2-ADDR-08',
      name: 'as found',
      person: { manualAddress: false, loqateAddress: { id: '1', fullAddress: 'U 5 12 High St, Kew' } },
      lines: ['UNIT 5 12 High St, Kew'],
    },
    { id: '2-ADDR-05', name: 'not found yet', person: { manualAddress: false, loqateAddress: null }, lines: [] },
    {
      id: '2-ADDR-12',
      name: 'half a search',
      person: { manualAddress: false, loqateAddress: { id: '', fullAddress: '12 High' } },
      lines: [],
    },
    {
      id: '3-ADDR-04',
      name: 'in lines',
      person: {
        registration_address: {
          address_type: 'Manual' as const,
          address_line_1: 'Level 2',
          address_line_2: '18 Example St',
          suburb_city: 'Carlton',
          state: 'VIC',
          postcode: '3053',
        },
      },
      lines: ['Level 2', '18 Example St', 'Carlton VIC 3053'],
    },
  ])('[2-ADDR-05, 2-ADDR-08, 2-ADDR-13, 3-ADDR-04] $name ($id)', ({ person, lines }) => {
    expect(addressLines(aPerson(person), residentialPlace(person))).toEqual(lines);
  });
});
