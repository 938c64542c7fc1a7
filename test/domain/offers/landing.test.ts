import { offerTagsOf, requiredDocuments, acceptsApplications, asksForTerms } from '#domain/offers/landing.ts';
import type { Offer, OfferState } from '#domain/offer.ts';
import { type Mode, NEW_APPLICATION } from '#domain/session.ts';
import { listSteps } from '#domain/steps.ts';
import { aDemoOffer, aUser } from '#test/support/applications.ts';

const plain = aDemoOffer('emberfield-copper', {
  require_sophisticated_investor_verification: false,
  regular_investment_plan_enabled: false,
  allow_drp: false,
});

it.each([
  [
    '[1-LAND-08] Sophisticated/wholesale investors only',
    { require_sophisticated_investor_verification: true },
    'Sophisticated/wholesale investors only',
  ],
  [
    '[1-LAND-09] Regular investment plan available',
    { regular_investment_plan_enabled: true },
    'Regular investment plan available',
  ],
  ['[1-LAND-10] Reinvestment plan available', { allow_drp: true }, 'Reinvestment plan available'],
])('%s is shown by its setting alone', (_name, setting, tag) => {
  expect(offerTagsOf(plain)).toEqual([]);
  expect(offerTagsOf({ ...plain, ...setting })).toEqual([tag]);
});

describe('[1-LAND-18, 3-LAND-22] required documents', () => {
  it('names identity documents with the accepted types and how many', () => {
    const list = requiredDocuments({
      ...plain,
      require_aml_kyc: true,
      required_doc_count: 2,
      allowed_individual_docs: ['Passport', "Driver's licence"],
    });
    expect(list[0]).toEqual({
      kind: 'identity',
      text: 'Two identity documents for each investor',
      detail: "Accepted: Passport, Driver's licence",
    });
  });

  it('asks for nothing but a tax number where the offer needs nothing', () => {
    const bare = {
      ...plain,
      require_aml_kyc: false,
      require_source_of_wealth_information: false,
      new_investor_bank_statement_type: null,
      existing_investor_bank_statement_type: null,
    };
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
  expect(asksForTerms(offer, null, NEW_APPLICATION)).toBe(terms);
  expect(acceptsApplications(offer, null)).toBe(start);
});

it.each<[OfferState, boolean, boolean]>([
  ['open', false, true],
  ['opening', true, false],
  ['closed', true, true],
  ['closed', false, false],
  ['archived', true, false],
])('an offer in state %s, with days left for paper forms: %s, takes those of staff alone: %s', (state, goesOn, takes) => {
  const offer = { state, takes_paper_forms: goesOn };
  expect(acceptsApplications(offer, aUser({ is_acting_as_issuer: true }))).toBe(takes);
  expect(acceptsApplications(offer, aUser())).toBe(state === 'open');
});

describe('required documents, by the whole of what an offer may ask', () => {
  const bare = aDemoOffer('emberfield-copper', {
    require_aml_kyc: false,
    require_sophisticated_investor_verification: false,
    require_source_of_wealth_information: false,
    new_investor_bank_statement_type: 'OPTIONAL',
    existing_investor_bank_statement_type: 'DONOTASK',
  });
  const TAX = 'A tax file number (TFN) or ABN, or proof of exemption';
  const COMPANY = 'Company documents, if a company is investing';

  it.each<[string, Partial<Offer>, string[]]>([
    ['nothing', {}, [TAX]],
    [
      'one identity document of any kind',
      { require_aml_kyc: true, required_doc_count: null, allowed_individual_docs: [], allowed_company_docs: [] },
      [
        "An identity document for each investor; Accepted: Driver's licence, Passport, Birth certificate, Citizenship certificate, Medicare card, Proof of age card, National identity card",
        COMPANY,
        TAX,
      ],
    ],
    [
      'two of two kinds, and company documents by name',
      {
        require_aml_kyc: true,
        required_doc_count: 2,
        allowed_individual_docs: ['Passport', 'Medicare card'],
        allowed_company_docs: ['Constitution', 'Company extract'],
      },
      [
        'Two identity documents for each investor; Accepted: Passport, Medicare card',
        'If a company is investing: Constitution, Company extract',
        TAX,
      ],
    ],
    [
      "an accountant's certificate",
      { require_sophisticated_investor_verification: true },
      ["An accountant's certificate, less than two years old", TAX],
    ],
    [
      'the source of wealth with documents',
      { require_source_of_wealth_information: true, source_of_wealth_documents_type: 'ONE' },
      ['Documents that show the source of funds', TAX],
    ],
    [
      'the source of wealth without documents',
      { require_source_of_wealth_information: true, source_of_wealth_documents_type: 'none' },
      [TAX],
    ],
    [
      'source of wealth documents of nobody',
      { require_source_of_wealth_information: false, source_of_wealth_documents_type: 'ALL' },
      [TAX],
    ],
    [
      "new investors' statement",
      { new_investor_bank_statement_type: 'REQUIRED' },
      ['A recent bank statement with BSB and account number', TAX],
    ],
    [
      "existing investors' statement",
      { existing_investor_bank_statement_type: 'REQUIRED' },
      ['A recent bank statement with BSB and account number', TAX],
    ],
  ])('[1-LAND-18, 3-LAND-22] %s', (_name, settings, expected) => {
    const list = requiredDocuments({ ...bare, ...settings });
    expect(list.map(({ text, detail }) => (detail === undefined ? text : `${text}; ${detail}`))).toEqual(expected);
  });
});

describe('the landing step', () => {
  const draft: Mode = { editing: true, draft: true, status: 'draft', preview: false };
  const pending: Mode = { ...draft, draft: false, status: 'pending_approval' };
  const submitted: Mode = { ...draft, draft: false, status: 'submitted' };
  const investor = { is_acting_as_investor: true };
  const steps = (mode: Mode, user: { is_acting_as_investor: boolean } | null = investor) =>
    listSteps({ offer: {}, user, application: {}, mode });

  it('[3-LAND-01, 3-LAND-02, 3-LAND-03] stands first, outside sidebar and progress bar, before the others in their order', () => {
    const [landing, ...others] = steps(NEW_APPLICATION, null);
    expect(landing).toMatchObject({ name: 'landingpage', inSidebar: false, hasProgressBar: false });
    expect(others.map(({ title }) => title)).toEqual([
      'Contact details',
      'Investment amount',
      'Investor details',
      'Tax details and declaration',
      'Bank account details',
      'Payment Options',
      'Review and submit your application',
      'Next steps',
    ]);
  });

  it.each<[string, Mode, boolean]>([
    ['a new application', NEW_APPLICATION, true],
    ['a draft', draft, false],
    ['what waits for approval', pending, true],
    ['what was submitted', submitted, false],
  ])('[3-LAND-04] of %s is there: %j', (_name, mode, isThere) => {
    expect(steps(mode).some(({ name }) => name === 'landingpage')).toBe(isThere);
  });

  it('[3-LAND-05] is all there is of a draft while nobody is signed in', () => {
    expect(steps(draft, null).map(({ name }) => name)).toEqual(['landingpage']);
  });
});
