/** The settings of an offer that documents 2 and 3 read: each one alone changes what is asked. */
import type { Application, Person } from '#domain/application.ts';
import { allowedIdTypes, requiredIdDocumentCount } from '#domain/people/identityDocuments.ts';
import { identityNotes } from '#domain/people/identityNotes.ts';
import type { Offer } from '#domain/offer.ts';
import { requiredDocuments } from '#domain/offers/landing.ts';
import { paymentChoices } from '#domain/payment.ts';
import { assessReadiness } from '#domain/readiness.ts';
import { identityFields } from '#domain/people/identityAsked.ts';
import { mustSelectSourceOfWealth } from '#domain/people/personSchema.ts';
import { asksForRoles, asksForPep, asksForWealth } from '#domain/people/personFields.ts';
import { NEW_APPLICATION } from '#domain/session.ts';
import { sourceOfWealthDocRequired } from '#domain/people/sourceOfWealthRules.ts';
import { asksForDrp } from '#domain/stepRules/bank_details/rules.ts';
import { hasInvestmentChoice } from '#domain/money/regularPlan.ts';
import { identityTexts } from '#domain/texts/identityTexts.ts';
import { bankStatementRule } from '#domain/documents/statements.ts';
import { listSteps } from '#domain/steps.ts';
import { aDemoOffer, aPerson } from '#test/support/applications.ts';
import { investedBy } from '#test/support/readiness.ts';

const BASE: Partial<Offer> = {
  require_aml_kyc: true,
  verification_doc_type: 'C',
  use_greenid_verification: false,
  required_doc_count: 1,
  required_foreign_id_doc_count: 1,
  allow_submit_with_missing_docs: false,
  new_investor_bank_statement_type: 'DONOTASK',
  existing_investor_bank_statement_type: 'DONOTASK',
};
const file = { filename: 'document.pdf' };
const local: Person = aPerson({ manualAddress: true, country: 16, idType: 'Passport' });
const foreign: Person = aPerson({ manualAddress: true, country: 170, idType: 'Passport' });
const individual = (person: Person) => investedBy({ investor_type: 'individual', investors: [person] });
const trust = (trustType: string): Application =>
  investedBy(
    { investor_type: 'trust_superfund', trusteeType: 'individual', trustType, trustName: 'T' },
    { trustees: { trustees: [{ ...local, idDoc: file }] }, beneficial_owners: { beneficialOwners: [local] } },
  );
const partnership = investedBy({ investor_type: 'partnership', partnershipName: 'P' });

type Probe = (offer: Offer) => unknown;

const readiness = (application: Application) => (offer: Offer) =>
  assessReadiness({ offer, application, user: null, mode: NEW_APPLICATION });
const needs =
  (application: Application): Probe =>
  (offer) =>
    readiness(application)(offer)
      .items.filter(({ needed, supplied }) => needed && !supplied)
      .map(({ kind, subject }) => `${subject}: ${kind}`);
const canSubmit =
  (application: Application): Probe =>
  (offer) =>
    readiness(application)(offer).canSubmit;
const hasStep =
  (name: string, application: Application = {}): Probe =>
  (offer) =>
    listSteps({ offer, user: null, application, mode: NEW_APPLICATION }).some((step) => step.name === name);

interface Row {
  setting: string;
  probe: Probe;
  /** Over BASE; what they answer to the probe. */
  off: Partial<Offer>;
  on: Partial<Offer>;
  before: unknown;
  after: unknown;
}

/** One setting from its first value to its second. */
function row(
  change: { [K in keyof Offer]?: readonly [Offer[K] | undefined, Offer[K]] },
  probe: Probe,
  [before, after]: readonly [unknown, unknown],
  rest: Partial<Offer> = {},
): Row {
  const [setting = '', [from, to] = [undefined, undefined]] = Object.entries(change)[0] ?? [];
  return {
    setting: `${setting} = ${JSON.stringify(to)}`,
    probe,
    off: { ...rest, [setting]: from },
    on: { ...rest, [setting]: to },
    before,
    after,
  };
}

const certifying: Partial<Offer> = {
  require_aml_kyc: false,
  require_sophisticated_investor_verification: true,
  sophisticated_investor_verification_type: 'ONE',
  issuer_wholesale_client_default_setting: null,
};
const wealthy: Partial<Offer> = {
  require_aml_kyc: false,
  require_source_of_wealth_information: true,
  source_of_wealth_documents_type: 'ALL',
};
const joint = investedBy({ investor_type: 'joint_individual', investors: [local, aPerson({ legalFirstName: 'Bo' })] });
const company: Application = { investor_details: { investor_type: 'company' } };

/** The setting alone changes the answer of its probe. */
function changesAnswer({ probe, off, on, before, after }: Row): void {
  expect(probe(aDemoOffer('emberfield-copper', { ...BASE, ...off }))).toEqual(before);
  expect(probe(aDemoOffer('emberfield-copper', { ...BASE, ...on }))).toEqual(after);
}

it.each([
  row({ require_aml_kyc: [false, true] }, needs(individual(local)), [[], ['Jane Citizen: identity']]),
  row({ verification_doc_type: ['O', 'C'] }, needs(individual(local)), [[], ['Jane Citizen: identity']]),
  row({ use_greenid_verification: [false, true] }, needs(individual(local)), [['Jane Citizen: identity'], []]),
  row(
    { ask_for_individual_docs_when_greenid_is_on: [false, true] },
    needs(individual(local)),
    [[], ['Jane Citizen: identity']],
    { use_greenid_verification: true },
  ),
  row({ required_doc_count: [1, 2] }, (offer) => requiredIdDocumentCount(offer, local), [1, 2]),
  row({ required_foreign_id_doc_count: [1, 2] }, (offer) => requiredIdDocumentCount(offer, foreign), [1, 2]),
  row({ allowed_individual_docs: [[], ['Passport']] }, (offer) => allowedIdTypes(offer, local).length, [7, 1]),
  row(
    { allowed_foreign_individual_docs: [[], ['Passport']] },
    (offer) => identityFields(offer, foreign, 1).types.length,
    [6, 1],
  ),
])('[2-MISC-04, 3-MISC-02, 3-MISC-03, 3-MISC-05] identity: $setting', changesAnswer);

it.each([
  row({ require_source_of_wealth_information: [false, true] }, (offer) => asksForWealth(offer), [false, true]),
  row(
    { source_of_wealth_checkboxes_type: ['NONE', 'ONE'] },
    (offer) => [0, 1].map((index) => mustSelectSourceOfWealth(offer, index)),
    [
      [false, false],
      [true, false],
    ],
    wealthy,
  ),
  row(
    { source_of_wealth_checkboxes_type: ['ONE', 'ALL'] },
    (offer) => [0, 1].map((index) => mustSelectSourceOfWealth(offer, index)),
    [
      [true, false],
      [true, true],
    ],
    wealthy,
  ),
  row(
    { source_of_wealth_documents_type: ['NONE', 'ONE'] },
    (offer) => [0, 1].map((index) => sourceOfWealthDocRequired(offer, index)),
    [
      [false, false],
      [true, false],
    ],
    wealthy,
  ),
  row(
    { source_of_wealth_documents_type: ['ONE', 'ALL'] },
    (offer) => [0, 1].map((index) => sourceOfWealthDocRequired(offer, index)),
    [
      [true, false],
      [true, true],
    ],
    wealthy,
  ),
])('[2-MISC-06, 2-MISC-17, 3-MISC-02, 3-MISC-04] source of wealth: $setting', changesAnswer);

it.each([
  row(
    { require_sophisticated_investor_verification: [false, true] },
    needs(individual(local)),
    [[], ['Jane Citizen: certificate']],
    certifying,
  ),
  row(
    { sophisticated_investor_verification_type: ['ONE', 'ALL'] },
    needs(joint),
    [['Jane Citizen: certificate'], ['Jane Citizen: certificate', 'Bo Citizen: certificate']],
    certifying,
  ),
  row(
    { issuer_wholesale_client_default_setting: ['all_excl_not_required', 'set_manually'] },
    needs(individual(local)),
    [['Jane Citizen: certificate'], []],
    certifying,
  ),
  row(
    { issuer_wholesale_client_default_setting: ['all_excl_not_required', 'any'] },
    needs(joint),
    [['Jane Citizen: certificate'], ['Jane Citizen: certificate', 'Bo Citizen: certificate']],
    certifying,
  ),
])('[2-MISC-07, 3-MISC-02] certificate: $setting', changesAnswer);

it.each([
  row(
    {
      security: [
        { name: 'Ordinary shares', category: 'O' },
        { name: 'Units', category: 'U' },
      ],
    },
    needs(trust('other')),
    [['T: aml'], ['T: aml', 'Jane Citizen: identity']],
  ),
])('[2-MISC-08] the security: $setting', changesAnswer);

it.each([
  row({ allow_submit_with_missing_docs: [false, true] }, canSubmit(individual(local)), [false, true]),
  row({ allow_foreigner_submit_with_missing_docs: [false, true] }, canSubmit(individual(foreign)), [false, true]),
  row(
    { allow_submit_with_missing_accountant_certs: [false, true] },
    canSubmit(individual(local)),
    [false, true],
    certifying,
  ),
  row(
    { allow_submit_with_missing_source_of_wealth_docs: [false, true] },
    canSubmit(individual(local)),
    [false, true],
    wealthy,
  ),
])('[2-MISC-09, 3-MISC-02] what may be missing: $setting', changesAnswer);

it.each([
  row({ require_super_fund_aml_doc: [false, true] }, needs(trust('superannuation_fund')), [[], ['T: aml']]),
  row({ require_partnership_agreement_doc: [false, true] }, needs(partnership), [[], ['P: agreement']]),
  row({ family_trust_tax_return: [false, true] }, needs(trust('family')), [['T: aml'], ['T: aml', 'T: family_trust']]),
  row({ show_solicitor_text: [false, true] }, (offer) => identityNotes(offer, local, true).length, [1, 2]),
])('[2-MISC-10] documents: $setting', changesAnswer);

it.each([
  row({ ask_individuals_pep: [false, true] }, (offer) => asksForPep(offer), [false, true]),
  row({ ask_beneficial_owners_additional_roles: [false, true] }, (offer) => asksForRoles(offer, 'beneficial_owner'), [
    false,
    true,
  ]),
  row({ request_individuals_with_other_roles: [false, true] }, hasStep('others', company), [false, true]),
])('[2-MISC-11] people: $setting', changesAnswer);

it.each([
  row({ new_investor_bank_statement_type: ['DONOTASK', 'REQUIRED'] }, (offer) => bankStatementRule(offer, 'NEW'), [
    'DONOTASK',
    'REQUIRED',
  ]),
  row({ existing_investor_bank_statement_type: ['REQUIRED', 'O'] }, (offer) => bankStatementRule(offer, 'TOP_UP'), [
    'REQUIRED',
    'OPTIONAL',
  ]),
])('[2-MISC-12] the bank statement: $setting', changesAnswer);

it.each([
  row(
    { payment_methods: [['BPAY'], ['BPAY', 'Cheque']] },
    (offer) => paymentChoices(offer, {}, false).flatMap(({ methods }) => methods),
    [['BPAY'], ['BPAY', 'Cheque']],
    { max_bpay_payment_amount: null },
  ),
  row(
    { max_bpay_payment_amount: ['100', '20000'] },
    (offer) => paymentChoices(offer, { payableNow: '5000.00' }, false).flatMap(({ methods }) => methods),
    [['BPAY', 'Cheque'], ['BPAY']],
    { payment_methods: ['BPAY', 'Cheque'] },
  ),
  row({ has_due_diligence: [false, true] }, hasStep('applicant_profile'), [false, true], {
    has_personal_advice: false,
  }),
  row({ has_personal_advice: [false, true] }, hasStep('applicant_profile'), [false, true], {
    has_due_diligence: false,
  }),
  row({ holding_details_two: [false, true] }, hasStep('tax_details'), [true, false]),
])('[2-MISC-14] the rest: $setting', changesAnswer);

it.each([
  row(
    { verification_doc_type: ['C', 'O'] },
    (offer) => identityNotes(offer, local, true).includes(identityTexts.byPost),
    [false, true],
  ),
  row(
    { source_of_wealth_documents_type: ['none', 'all'] },
    (offer) => [0, 1].map((index) => sourceOfWealthDocRequired(offer, index)),
    [
      [false, false],
      [true, true],
    ],
    wealthy,
  ),
  row({ issuer_holdings_two_enabled: [false, true] }, hasStep('tax_details'), [true, false]),
  row({ regular_investment_plan_enabled: [false, true] }, (offer) => hasInvestmentChoice(offer), [false, true]),
  row({ allow_drp: [false, true] }, (offer) => asksForDrp(offer), [false, true]),
  row(
    { allowed_company_docs: [[], ['Constitution']] },
    (offer) => requiredDocuments(offer).some(({ text }) => text.includes('Constitution')),
    [false, true],
  ),
])('[3-MISC-02, 3-MISC-03, 3-MISC-04] as document 3 reads them: $setting', changesAnswer);
