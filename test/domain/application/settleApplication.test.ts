import type { Application, Company, Person, PostalAddress } from '#domain/application.ts';
import { aDemoOffer, settledIn } from '#test/support/applications.ts';
import { anApplicationBy, type InvestorKind } from '#test/support/entityApplications.ts';

const OWNERS: InvestorKind[] = [
  'individual',
  'joint',
  'company',
  'corporate_trust',
  'family_trust',
  'partnership',
  'bare_trust',
];
const PICKED = { id: 'AU|1', fullAddress: '4-18 Example Street, Carlton VIC 3053' };
const TYPED: PostalAddress = {
  address_type: 'Manual',
  streetNumber: '1',
  streetName: 'Harbour',
  streetType: 'Street',
  suburbCity: 'Sydney',
  state: 'NSW',
  postcode: '2000',
  country: 16,
};
const LINES: PostalAddress = {
  address_type: 'Manual',
  address_line_1: '1 Harbour Street',
  suburb_city: 'Sydney',
  state: 'NSW',
  postcode: '2000',
  country: 16,
};

const OFFER = aDemoOffer();
const settleApplication = (application: Application, offer = OFFER) => settledIn(offer, application);

const person = (changes: Partial<Person>): Application => ({ directors: { directors: [changes] } });
/** Addresses of document 3's component are asked for in one wizard variant, flat ones in the other; */
const settledPerson = (changes: Partial<Person>) => {
  const offer = { ...OFFER, issuer_holdings_two_enabled: changes.registration_address !== undefined };
  const settled = settleApplication(person(changes), offer).directors?.directors?.[0] ?? {};
  return changes.registration_address ? { registration_address: settled.registration_address } : settled;
};

it.each(OWNERS)('[2-CALL-06] leaves a complete %s as it is, in both sets of address fields', (owner) => {
  for (const slug of ['emberfield-copper', 'tarn-ridge-water-trust'] as const) {
    const offer = aDemoOffer(slug);
    const application = anApplicationBy(owner, offer);
    expect(settleApplication(application, offer)).toEqual(application);
  }
});

it.each<[string, Partial<Person>, Partial<Person>]>([
  [
    'a postal address that is the same after all',
    { same_address: true, postal_address: TYPED },
    { same_address: true },
  ],
  ['a postal address about which nothing was said', { postal_address: TYPED }, {}],
  [
    'the picked address of who typed theirs',
    { manualAddress: true, streetName: 'Harbour', loqateAddress: PICKED },
    { manualAddress: true, streetName: 'Harbour', loqateAddress: null },
  ],
  [
    'what was being searched for',
    { manualAddress: true, loqateAddress: { id: '', fullAddress: '4-18 Exam' } },
    { manualAddress: true, loqateAddress: null },
  ],
  [
    'the typed address of who picked theirs',
    { manualAddress: false, flatNumber: '4', streetName: 'Harbour', state: 'NSW', loqateAddress: PICKED },
    { manualAddress: false, flatNumber: '', streetName: '', state: '', loqateAddress: PICKED },
  ],
  [
    'the other way of a postal address',
    { same_address: false, postal_address: { ...TYPED, loqate_address: PICKED } },
    { same_address: false, postal_address: { ...TYPED, loqate_address: null } },
  ],
  [
    'the typed lines of an address that was picked',
    { registration_address: { ...LINES, address_type: 'Loqate', loqate_address: PICKED } },
    {
      registration_address: {
        address_type: 'Loqate',
        address_line_1: '',
        suburb_city: '',
        state: '',
        postcode: '',
        country: 16,
        loqate_address: PICKED,
      },
    },
  ],
])('[2-ADDR-15, 2-ADDR-36, 3-ADDR-02] sends without %s', (...[, given, sent]) => {
  expect(settledPerson(given)).toEqual(sent);
});

it.each<Partial<Person>>([
  { same_address: false, postal_address: TYPED },
  { manualAddress: true, streetName: 'Harbour', loqateAddress: null, country: 16 },
  { manualAddress: false, loqateAddress: PICKED, loqateInternationalCountry: 'AU' },
  { registration_address: LINES },
])('[2-ADDR-36] sends an answer that stands: %j', (given) => {
  expect(settledPerson(given)).toEqual(given);
});

it('[2-ADDR-36] settles everybody in the application', () => {
  const hidden: Company & Person = { same_address: true, postal_address: TYPED };
  const places: Application[] = [
    { investor_details: { investor_type: 'company', ...hidden } },
    { investor_details: { investor_type: 'joint_individual', investors: [{}, hidden] } },
    { investor_details: { investor_type: 'trust_superfund', has_custodian: true, custodian: hidden } },
    {
      investor_details: {
        investor_type: 'bare_trust',
        has_holding_company: true,
        holding_company: hidden,
        investors: [hidden],
      },
    },
    { corporate_trustee: { trusteeType: 'company', ...hidden } },
    { directors: { directors: [{}, hidden] } },
    { trustees: { trustees: [hidden] } },
    { beneficial_owners: { beneficialOwners: [hidden] } },
    { others: { others: [hidden] } },
  ];
  for (const application of places) {
    const without = JSON.stringify(application).replaceAll(`,"postal_address":${JSON.stringify(TYPED)}`, '');
    expect(settleApplication(application)).toEqual(JSON.parse(without));
  }
});

it('[2-BO-10] keeps the owners that count, not those that were still being typed', () => {
  const owners = { beneficialOwners: [{ legalFirstName: 'Ana' }], tempBeneficialOwners: [{ legalFirstName: '' }] };

  expect(settleApplication({ beneficial_owners: owners })).toEqual({
    beneficial_owners: { beneficialOwners: [{ legalFirstName: 'Ana' }] },
  });
});
