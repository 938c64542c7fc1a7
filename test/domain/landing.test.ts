import { offerTagsOf, requiredDocuments, showsStartSection, showsTermsSection } from '#domain/landing.ts';
import type { OfferState } from '#domain/offer.ts';
import { NEW_APPLICATION } from '#domain/session.ts';
import { aDemoOffer } from '#test/support/applications.ts';

const plain = aDemoOffer('emberfield-copper', { require_sophisticated_investor_verification: false, regular_investment_plan_enabled: false, allow_drp: false });

it.each([
  ['[1-LAND-08] Sophisticated/wholesale investors only', { require_sophisticated_investor_verification: true }, 'Sophisticated/wholesale investors only'],
  ['[1-LAND-09] Regular investment plan available', { regular_investment_plan_enabled: true }, 'Regular investment plan available'],
  ['[1-LAND-10] Reinvestment plan available', { allow_drp: true }, 'Reinvestment plan available'],
])('%s is shown by its setting alone', (_name, setting, tag) => {
  expect(offerTagsOf(plain)).toEqual([]);
  expect(offerTagsOf({ ...plain, ...setting })).toEqual([tag]);
});

describe('[1-LAND-18, 3-LAND-22] required documents', () => {
  it('names identity documents with the accepted types and how many', () => {
    const list = requiredDocuments({ ...plain, require_aml_kyc: true, required_doc_count: 2, allowed_individual_docs: ['Passport', "Driver's licence"] });
    expect(list[0]).toEqual({ kind: 'identity', text: 'Two identity documents of each investor', detail: "Accepted: Passport, Driver's licence" });
  });

  it('asks for nothing but a tax number where the offer needs nothing', () => {
    const bare = { ...plain, require_aml_kyc: false, require_source_of_wealth_information: false, new_investor_bank_statement_type: null, existing_investor_bank_statement_type: null };
    expect(requiredDocuments(bare).map(({ kind }) => kind)).toEqual(['tax_number']);
  });

  it.each([
    ['certificate', { require_sophisticated_investor_verification: true }],
    ['source_of_wealth', { require_source_of_wealth_information: true, source_of_wealth_documents_type: 'ALL' }],
    ['bank_statement', { new_investor_bank_statement_type: 'REQUIRED' }],
  ])('lists %s when its setting asks for it', (kind, setting) => {
    expect(requiredDocuments({ ...plain, ...setting }).map((item) => item.kind)).toContain(kind);
  });
});

it.each<[OfferState, boolean, boolean]>([
  ['open', true, true],
  ['opening', true, false],
  ['closed', false, false],
  ['archived', false, false],
])('[1-LAND-23, 1-LAND-26, 1-LAND-27] an offer in state %s shows terms: %s, start: %s', (state, terms, start) => {
  const offer = { ...plain, state };
  expect(showsTermsSection(offer, null, NEW_APPLICATION)).toBe(terms);
  expect(showsStartSection(offer)).toBe(start);
});
