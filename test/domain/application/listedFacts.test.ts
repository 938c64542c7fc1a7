import type { Application } from '#domain/application.ts';
import { listedFacts } from '#domain/application/listedFacts.ts';
import type { Offer } from '#domain/offer.ts';
import { settle } from '#domain/stepRules/purchase_amount/rules.ts';
import { withPaths } from '#test/support/schemaTables/rows.ts';
import { aDemoOffer, anIndividualApplication } from '#test/support/applications.ts';
import { anApplicationBy } from '#test/support/entityApplications.ts';

const OFFER = aDemoOffer();
const ADVISED = {
  'contact_details.applicant_role': 'advisor',
  'contact_details.adviser_first_name': 'Rohan',
  'contact_details.adviser_last_name': 'Mehta',
  'contact_details.adviser_email': 'rohan@advice.example',
};
const factsOf = (changes: Record<string, unknown> = {}, offer: Offer = OFFER, made = anIndividualApplication(offer)) =>
  listedFacts(offer, withPaths<Application>(made, changes));

it('names investor, adviser and amount, with the words of their names and addresses', () => {
  const { investor, sortName, adviser, amount, words } = factsOf({
    ...ADVISED,
    'investor_details.investors.0.legalFirstName': 'Zoë',
    'investor_details.investors.0.legalLastName': "O'Neill",
    'contact_details.email_address': 'Zoe.ONeill@mail.example',
    purchase_amount: settle({ totalAmount: '20000' }, { offer: OFFER }),
  });

  expect([investor, sortName, adviser, amount]).toEqual(["Zoë O'Neill", "zoe o'neill", 'Rohan Mehta', '8000.00']);
  expect(words).toEqual(
    expect.arrayContaining(['zoe', 'oneill', 'mail', 'jane', 'citizen', 'rohan', 'mehta', 'advice']),
  );
});

it('names no adviser of an investor who applies themselves, and no amount that was not asked for', () => {
  const facts = factsOf({ 'contact_details.adviser_first_name': 'Rohan', purchase_amount: {} });

  expect([facts.adviser, facts.amount]).toEqual(['', null]);
  expect(facts.words).not.toContain('rohan');
});

it.each(['company', 'corporate_trust', 'partnership'] as const)('names what invests: a %s', (kind) => {
  const made = anApplicationBy(kind, OFFER);
  const { trustName, partnershipName, companyName } = made.investor_details ?? {};

  expect(factsOf({}, OFFER, made).investor).toBe(trustName || partnershipName || companyName);
});

it.each([
  ['NOT_PEP', false],
  ['HIGH_RISK_PEP', true],
  ['NOT_DETERMINED', true],
  ['LOW_RISK_PEP', true],
  ['', false],
] as const)('marks a person who answered %s: %s', (status, expected) => {
  expect(factsOf({ 'investor_details.investors.0.pep_status': status }).isPep).toBe(expected);
});

it.each([
  [{}, false],
  [{ 'tax_details.investors.0.has_other_tax_countries': true }, true],
  [{ 'tax_details.investors.0.tax_country_is_australia': false }, true],
  [{ 'investor_details.investors.0.taxDetails': { is_australian_resident: true, is_foreign_resident: true } }, true],
  [{ 'investor_details.taxDetails': { is_australian_resident: false } }, true],
])('marks tax residents of another country: %j is %s', (changes, expected) => {
  expect(factsOf(changes).isForeign).toBe(expected);
});

it.each([
  ['5000', {}, '4999', true],
  ['5000', {}, '5000', false],
  ['5000', { isRegularInvestment: 'true', regular_investment_plan_frequency: 'MONTHLY' }, '300', false],
  ['5000', { isRegularInvestment: 'true', regular_investment_plan_frequency: 'MONTHLY' }, '299', true],
  [null, {}, '1', false],
])('compares with a minimum of %s: %j of %s is below it: %s', (minimum, plan, totalAmount, expected) => {
  const offer = { ...OFFER, min_investment_amount: minimum, min_regular_investment_amount: '300' };

  expect(factsOf({ purchase_amount: { ...plan, totalAmount } }, offer).isBelowMinimum).toBe(expected);
});

it('names the kinds of documents that are needed and missing, each once', () => {
  const offer: Offer = { ...OFFER, new_investor_bank_statement_type: 'REQUIRED' };

  expect(factsOf({}, offer).missing).not.toContain('bank_statement');
  expect(factsOf({ 'bank_details.bank_statement': null }, offer).missing).toEqual(['bank_statement']);
});

it('[2-CERT-03] takes the date of the oldest certificate that is there', () => {
  const certificate = (date: string) => ({
    'investor_details.investors.0.sophisticatedInvestorDoc': { filename: 'a.pdf' },
    'investor_details.investors.0.sophisticatedInvestorDocDate': date,
  });

  expect(factsOf(certificate('03/02/2024')).certificateDate).toBe('2024-02-03');
  expect(
    factsOf({ 'investor_details.investors.0.sophisticatedInvestorDocDate': '03/02/2024' }).certificateDate,
  ).toBeNull();
  expect(
    factsOf({
      ...certificate('03/02/2024'),
      'investor_details.sophisticatedInvestorDoc': { filename: 'b.pdf' },
      'investor_details.sophisticatedInvestorDocDate': '01/02/2023',
    }).certificateDate,
  ).toBe('2023-02-01');
});

it('matches by name and birthday, tax number, account and mailbox, however they are written', () => {
  const one = factsOf({
    'investor_details.investors.0.dateOfBirth': '01/02/1980',
    'bank_details.bsb': '063-000',
    'bank_details.accountNumber': '1042 8871',
    'contact_details.email_address': 'Jane+Offers@example.com',
    'tax_details.investors.0.tfn': '123 456 782',
  });
  const other = factsOf({
    'investor_details.investors.0.legalFirstName': 'JANE',
    'investor_details.investors.0.dateOfBirth': '01/02/1980',
    'bank_details.bsb': '063000',
    'bank_details.accountNumber': '10428871',
    'contact_details.email_address': 'jane@example.com',
    'tax_details.investors.0.tfn': '123456782',
  });

  expect(one.matches).toHaveLength(4);
  expect(other.matches).toEqual(one.matches);
});

it('matches nobody by a code of exemption, or by a name without a birthday', () => {
  const { matches } = factsOf({
    'investor_details.investors.0.dateOfBirth': '',
    'tax_details.investors.0.tfn': '444444441',
    'bank_details.accountNumber': '',
    'contact_details.email_address': '',
  });

  expect(matches).toEqual([]);
});
