/** The readiness cases as applications that have everything but the documents in question: what the service can be sent. */
import type { Application, Person, PersonEntry, UploadedDocument } from '#domain/application.ts';
import type { Offer } from '#domain/offer.ts';
import { settle as settlePurchase } from '#domain/stepRules/purchase_amount/rules.ts';
import type { ReadinessCase } from './cases.ts';
import { aCompany, anApplicationBy, aPersonOf, type InvestorKind } from './entityApplications.ts';

const DOCUMENT: UploadedDocument = {
  id: 'doc-1',
  filename: 'licence.pdf',
  download: '/api/application_docs/doc-1/',
  delete_document: '/api/application_docs/doc-1/',
};

/** Units of the offer at one dollar each, so that an amount is a value. */
export const PRICED: Partial<Offer> = {
  price_per_security: '1.00',
  min_increment_amount: null,
  min_investment_amount: '1',
  payment_methods: ['Cheque', 'Direct debit'],
};

/** The case's answers over a complete application of its kind of owner; null for what the service takes in no application yet. */
export function wholeApplication({ application: given, mode }: ReadinessCase, offer: Offer): Application | null {
  const type = given.investor_details?.investor_type;
  if (type === undefined || mode.editing || mode.submitting) return null;
  const whole = anApplicationBy(kindOf(given), offer);
  const details = given.investor_details ?? {};
  const investors = details.investors?.map((person, index) => personOf(person, index, offer));
  const isAdviser = given.contact_details?.applicant_role === 'advisor';
  return {
    ...whole,
    contact_details: { ...whole.contact_details, ...given.contact_details, ...(isAdviser && ADVISER) },
    purchase_amount: settlePurchase({ totalAmount: wholeDollars(given.purchase_amount?.totalValue) }, { offer }),
    investor_details: {
      ...whole.investor_details,
      ...details,
      amlCtfDoc: supplied(details.amlCtfDoc),
      agreementDoc: supplied(details.agreementDoc),
      familyTrustStatus: supplied(details.familyTrustStatus),
      ...certificateOf(details),
      ...(investors && { investors }),
    },
    ...(given.corporate_trustee && {
      corporate_trustee: { ...whole.corporate_trustee, amlCtfDoc: supplied(given.corporate_trustee.amlCtfDoc) },
    }),
    ...listOf('trustees', 'trustees', given, offer),
    ...listOf('directors', 'directors', given, offer),
    ...listOf('beneficial_owners', 'beneficialOwners', given, offer),
    bank_details: { ...whole.bank_details, bank_statement: supplied(given.bank_details?.bank_statement) },
    payment_options:
      given.payment_options?.paymentMethod === 'N'
        ? {
            ...ACCOUNT,
            paymentMethod: 'N',
            payment_bank_statement: supplied(given.payment_options.payment_bank_statement),
          }
        : { paymentMethod: 'C' },
  };
}

/** Shares are whole. */
function wholeDollars(value = '10000.00'): string {
  return value.replace(/\.\d+$/, '');
}

const ADVISER = {
  adviser_first_name: 'Ada',
  adviser_last_name: 'Viser',
  adviser_email: 'ada@adviser.example',
  adviser_mobile: '+61412345679',
  dealer_group_name: 'Group',
};
const ACCOUNT = { accountName: 'Jane Citizen', bsb: '063-000', accountNumber: '87654321' };

function kindOf({ investor_details: details = {} }: Application): InvestorKind {
  switch (details.investor_type) {
    case 'company':
    case 'partnership':
    case 'bare_trust':
      return details.investor_type;
    case 'joint_individual':
      return 'joint';
    case 'trust_superfund':
      return details.trusteeType === 'company' ? 'corporate_trust' : 'family_trust';
    default:
      return 'individual';
  }
}

function supplied(document: UploadedDocument | null | undefined): UploadedDocument | null {
  return document?.filename ? DOCUMENT : null;
}

function certificateOf({ sophisticatedInvestorDoc: certificate, sophisticatedInvestorDocDate: date }: Person): Person {
  return certificate?.filename
    ? { sophisticatedInvestorDoc: DOCUMENT, sophisticatedInvestorDocDate: date ?? '' }
    : { sophisticatedInvestorDoc: null, sophisticatedInvestorDocDate: '' };
}

function listOf<Step extends 'trustees' | 'directors' | 'beneficial_owners'>(
  step: Step,
  list: string,
  given: Application,
  offer: Offer,
): Partial<Application> {
  const people = Object.values(given[step] ?? {}).find((value): value is Person[] => Array.isArray(value));
  if (people === undefined) return {};
  return { [step]: { [list]: people.map((person, index) => personOf(person, index + 1, offer)) } };
}

/** Somebody with everything that is asked of them but documents, and those that the case gives. */
function personOf(given: PersonEntry, index: number, offer: Offer): PersonEntry {
  if (given.trusteeType === 'company') return { ...aCompany(offer), ...given, amlCtfDoc: supplied(given.amlCtfDoc) };
  const isAbroad = given.manualAddress ? (given.country ?? 16) !== 16 : given.loqateInternationalCountry !== 'AU';
  const base = aPersonOf(offer, index);
  const first = { ...IDENTITY, idType: given.idType ?? 'Passport', idNumber: given.idNumber ?? 'N1234567' };
  const second =
    offer.required_doc_count === 2 && !isAbroad
      ? { idType2: given.idType2 ?? 'Birth certificate', idNumber2: 'B1234567', idDoc2: supplied(given.idDoc2) }
      : { idType2: '', idNumber2: '', idDoc2: null };
  return {
    ...base,
    ...(isAbroad ? ABROAD : {}),
    ...first,
    ...second,
    idDoc: supplied(given.idDoc),
    ...certificateOf(given),
    sourceOfWealthDoc: supplied(given.sourceOfWealthDoc),
    ...(given.trusteeType && { trusteeType: given.trusteeType }),
  };
}

const IDENTITY: Person = { idStateOfIssue: '', idCardNumber: '', idCountryOfIssue: 16 };
const ABROAD: Person = { manualAddress: true, country: 170, state: 'Auckland', postcode: '1010' };
