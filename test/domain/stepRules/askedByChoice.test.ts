/** Which fields are asked hangs on choices alone: no key in a field that is typed into shows or hides another (`freeText` of a block). */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import type {
  ApplicantProfile,
  BankDetails,
  Company,
  ContactDetails,
  InvestorDetails,
  PaymentOptions,
  Person,
  PurchaseAmount,
  TaxInvestor,
  Tin,
} from '#domain/application.ts';
import type { PersonRole } from '#domain/model/peoplePlaces.ts';
import type { Offer } from '#domain/offer.ts';
import { type OrganisationKind } from '#domain/model/investorTypes.ts';
import { numberKindOf, asksForArsn } from '#domain/organisations/businessNumbers.ts';
import { isNumberOptional, asksForNumber } from '#domain/organisations/registration.ts';
import { identityFields } from '#domain/people/identityAsked.ts';
import { DRIVERS_LICENCE, PASSPORT } from '#domain/model/idTypes.ts';
import { OTHER_SOURCE, PEP_STATUSES, applicablePersonFields } from '#domain/people/personFields.ts';
import { applicableFields as askedOfProfile } from '#domain/stepRules/applicant_profile/rules.ts';
import { applicableFields as askedOfBank } from '#domain/stepRules/bank_details/rules.ts';
import { applicableFields as askedOfContact } from '#domain/stepRules/contact_details/rules.ts';
import type { SchemaContext } from '#domain/rules/context.ts';
import { STEP_RULES } from '#domain/stepRules/index.ts';
import { applicableFields as askedOfInvestor } from '#domain/stepRules/investor_details/rules.ts';
import { applicableFields as askedOfPayment } from '#domain/stepRules/payment_options/rules.ts';
import { applicableFields as askedOfAmount } from '#domain/stepRules/purchase_amount/rules.ts';
import { asksForMessage } from '#domain/stepRules/review/rules.ts';
import { GIIN_TYPE_FIELDS, TAX_TYPES, taxSections, tinSections } from '#domain/tax.ts';
import { investorTypeLabels } from '#domain/texts/person.ts';
import { aDemoOffer, aSchemaContext } from '#test/support/applications.ts';

/** The fields of a form that are chosen, never typed into, with their answers; those of an object in it by path. */
type Choices = Record<string, readonly unknown[]>;

const FLAG = [true, false, null];
const ROLES: readonly PersonRole[] = ['investor', 'director', 'trustee', 'beneficial_owner', 'other'];
const KINDS: readonly OrganisationKind[] = ['company', 'trust', 'partnership'];

const PERSON: Choices = {
  idType: [DRIVERS_LICENCE, PASSPORT, ''],
  idType2: [DRIVERS_LICENCE, PASSPORT, ''],
  manualAddress: FLAG,
  country: [16, 170, null],
  loqateInternationalCountry: ['AU', 'NZ'],
  'registration_address.address_type': ['Manual', 'Loqate'],
  'registration_address.country': [16, 170, null],
  'registration_address.loqate_country': ['AU', 'NZ'],
  sourcesOfWealth: [[], [OTHER_SOURCE], ['Inheritance/gift']],
  pep_status: PEP_STATUSES,
};

const ORGANISATION: Choices = {
  registered_country: ['AU', 'NZ', 'SG', ''],
  has_business_number: FLAG,
  abn_not_available_reason: ['not_required', 'other', ''],
  is_charity: FLAG,
  is_public: FLAG,
  is_listed: FLAG,
};

const TAX_BLOCK: Choices = {
  tax_country_is_australia: FLAG,
  has_other_tax_countries: FLAG,
  is_aus_retired_fund: FLAG,
  is_financial_institution: FLAG,
  has_giin: FLAG,
  giin_type: [...Object.keys(GIIN_TYPE_FIELDS), ''],
  is_active_financial_entity: FLAG,
  active_entity_no_tin_reason_type: ['OTHER', 'TRADING', ''],
  is_entity_managed_by_others: FLAG,
  cp_tax_country_outside_aus: FLAG,
  trust_cp_tax_country_outside_aus: FLAG,
  controlling_person_needed: FLAG,
};

interface Rule<Form> {
  name: string;
  choices: Choices;
  read: (form: Form, context: SchemaContext) => unknown;
}

/** A rule with the type of its form forgotten: forms are made of its choices. */
function rule<Form>(name: string, choices: Choices, read: Rule<Form>['read']): [string, Rule<unknown>] {
  return [name, { name, choices, read: (form, context) => read(form as Form, context) }];
}

const RULES = [
  rule<ApplicantProfile>('applicant_profile', { is_personal_advised: FLAG }, askedOfProfile),
  rule<BankDetails>('bank_details', { bankCountry: [16, 170, null] }, askedOfBank),
  rule<ContactDetails>(
    'contact_details',
    {
      applicant_role: ['investor', 'advisor'],
      adviser_has_authority: FLAG,
      holdingProfileType: ['NEW', 'TOP_UP', 'EXISTING', 'DUPLICATE'],
    },
    askedOfContact,
  ),
  rule<InvestorDetails>(
    'investor_details',
    { investor_type: Object.keys(investorTypeLabels), trustType: ['family', 'regulated', 'superannuation_fund'] },
    askedOfInvestor,
  ),
  rule<PaymentOptions>('payment_options', { paymentMethod: ['', 'C', 'D', 'N'] }, askedOfPayment),
  rule<PurchaseAmount>('purchase_amount', { isRegularInvestment: ['', 'true', 'false'] }, askedOfAmount),
  rule<ContactDetails>('review', { applicant_role: ['investor', 'advisor'] }, (form, { user, mode }) =>
    asksForMessage(form, user, mode),
  ),
  rule<Person>('a person', PERSON, (form, { offer }) =>
    [0, 1].flatMap((index) => ROLES.map((role) => applicablePersonFields(form, { index, role }, offer))),
  ),
  rule<Person>('the identity of a person', PERSON, (form, { offer }) => [
    identityFields(offer, form, 1),
    identityFields(offer, form, 2),
  ]),
  rule<Company>('the registration of an organisation', ORGANISATION, (form) =>
    KINDS.flatMap((kind) => [numberKindOf(kind, form), isNumberOptional(kind, form), asksForNumber(kind, form)]),
  ),
  rule<InvestorDetails & { trustType?: string }>('a trust', { trustType: ['family', 'regulated'] }, asksForArsn),
  rule<TaxInvestor>('a block of tax details', TAX_BLOCK, (form) => TAX_TYPES.map((type) => taxSections(type, form))),
  rule<Tin>(
    'a foreign tax number',
    {
      person_type: ['NORMAL', 'CONTROL_PERSON'],
      has_tin: FLAG,
      reason_type: ['UNABLE_TO_OBTAIN', 'NOT_ISSUED', ''],
    },
    tinSections,
  ),
];

/** Everything that an offer can ask for, or not. */
const SETTINGS = [
  'require_aml_kyc',
  'use_greenid_verification',
  'ask_for_individual_docs_when_greenid_is_on',
  'require_source_of_wealth_information',
  'require_sophisticated_investor_verification',
  'ask_individuals_pep',
  'has_personal_advice',
  'has_due_diligence',
  'regular_investment_plan_enabled',
  'family_trust_tax_return',
  'issuer_holdings_two_enabled',
] as const satisfies readonly (keyof Offer)[];

const offers = fc.record(Object.fromEntries(SETTINGS.map((name) => [name, fc.boolean()]))).chain((settings) =>
  fc.constantFrom(1, 2).map((count) =>
    aDemoOffer('emberfield-copper', {
      ...settings,
      verification_doc_type: 'C',
      required_doc_count: count,
      required_foreign_id_doc_count: count,
    }),
  ),
);

/** A form of which these fields may be answered. */
function formsOf(choices: Choices): fc.Arbitrary<Record<string, unknown>> {
  const answers = Object.fromEntries(
    Object.entries(choices).map(([field, options]) => [field, fc.constantFrom(...options)]),
  );
  return fc.record(answers, { requiredKeys: [] }).map(nested);
}

/** `{ 'a.b': 1 }` as `{ a: { b: 1 } }`. */
function nested(flat: Record<string, unknown>): Record<string, unknown> {
  const form: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(flat)) {
    const [field = '', part] = path.split('.');
    form[field] = part === undefined ? value : { ...(form[field] as object | undefined), [part]: value };
  }
  return form;
}

/** The form, telling of every field that is looked at; a list is looked at as one. */
function watched(form: object, onRead: (path: string) => void, prefix = ''): object {
  const told = (name: string | symbol) => typeof name === 'string' && onRead(`${prefix}${name}`);
  return new Proxy(form, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
      if (isObject && typeof name === 'string') return watched(value, onRead, `${prefix}${name}.`);
      told(name);
      return value;
    },
    has: (target, name) => (told(name), Reflect.has(target, name)),
    ownKeys: (target) => (onRead(`${prefix}*`), Reflect.ownKeys(target)),
  });
}

/** The fields that a rule looks at without their being among its choices. */
function typedFieldsRead({ choices, read }: Rule<unknown>): string[] {
  const parents = Object.keys(choices).map((path) => path.split('.')[0]);
  const known = new Set([...Object.keys(choices), ...parents]);
  const found = new Set<string>();
  fc.assert(
    fc.property(formsOf(choices), offers, (form, offer) => {
      const onRead = (path: string) => void (known.has(path) || found.add(path));
      read(watched(form, onRead), aSchemaContext(offer));
    }),
  );
  return [...found];
}

it.each(RULES)('[2-STEP-31] reads of %s nothing but what is chosen', (_name, each) => {
  expect(typedFieldsRead(each)).toEqual([]);
});

it('finds a rule that reads what is typed', () => {
  const [, typing] = rule<Person>('', PERSON, ({ pep_status: status, legalFirstName: name }) =>
    status === 'NOT_PEP' ? name : null,
  );
  const [, spread] = rule<Person>('', PERSON, (person) => ({ ...person }));

  expect(typedFieldsRead(typing)).toEqual(['legalFirstName']);
  expect(typedFieldsRead(spread)).toContain('*');
});

it('knows the rules of every step that asks some fields only', () => {
  const folder = 'domain/stepRules';
  const steps = readdirSync(folder).filter((name) => {
    const file = `${folder}/${name}/rules.ts`;
    return existsSync(file) && /export function applicableFields\(/.test(readFileSync(file, 'utf8'));
  });
  const named = RULES.map(([name]) => name);

  expect(steps.length).toBeGreaterThan(0);
  expect(steps.filter((name) => !named.includes(name))).toEqual([]);
});

/** What is typed into a registration and an address. */
const TYPED = [
  'companyName',
  'trustName',
  'partnershipName',
  'business_number',
  'other_reason',
  'arsn',
  'hin',
  'regulation_association',
  'membership_number',
  'streetName',
  'suburbCity',
] as const satisfies readonly (keyof InvestorDetails | keyof Person)[];
const TEXT = fc.stringMatching(/^[A-Za-z0-9]{1,12}$/);

it('[2-STEP-31, 2-ABN-04, 2-CO-25] keeps the same fields of an owner, whatever is typed into them', () => {
  const owners = formsOf({
    ...ORGANISATION,
    investor_type: Object.keys(investorTypeLabels),
    trustType: ['family', 'regulated', 'superannuation_fund'],
    regulated_partnership: FLAG,
    has_custodian: FLAG,
    has_holding_company: FLAG,
  });
  const typed = fc.record(Object.fromEntries(TYPED.map((field) => [field, TEXT])));
  fc.assert(
    fc.property(owners, fc.tuple(typed, typed), offers, (owner, [one, other], offer) => {
      const kept = (texts: object) =>
        Object.keys(STEP_RULES.investor_details.settle({ ...owner, ...texts }, aSchemaContext(offer))).sort();

      expect(kept(other)).toEqual(kept(one));
    }),
  );
});
