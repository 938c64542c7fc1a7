/** What the readiness tests speak with: an offer that asks for nothing, two persons, and the verdict. */
import type { Application, InvestorDetails, Person } from '#domain/application.ts';
import { type Readiness, type ReadinessOffer, assessReadiness } from '#domain/readiness.ts';
import { type ActingUser, type Mode, NEW_APPLICATION } from '#domain/session.ts';

export const file = { filename: 'document.pdf' };
export const jane: Person = {
  legalFirstName: 'Jane',
  legalLastName: 'Citizen',
  manualAddress: false,
  loqateInternationalCountry: 'AU',
  idType: 'Passport',
};
export const wiremu: Person = { legalFirstName: 'Wiremu', manualAddress: true, country: 170, idType: 'Passport' };
export const withId = (person: Person): Person => ({ ...person, idDoc: file });
export const lodged: Mode = { editing: true, draft: false, status: 'submitted', preview: false };

export const plain: ReadinessOffer = {
  security: { category: 'O' },
  new_investor_bank_statement_type: 'DONOTASK',
  existing_investor_bank_statement_type: 'DONOTASK',
};
export const verifying: ReadinessOffer = { ...plain, require_aml_kyc: true, verification_doc_type: 'C' };
export const certifying: ReadinessOffer = {
  ...plain,
  require_sophisticated_investor_verification: true,
  sophisticated_investor_verification_type: 'ALL',
};

export function assess(
  offer: ReadinessOffer,
  application: Application,
  { user = null, mode = NEW_APPLICATION }: { user?: ActingUser | null; mode?: Mode } = {},
): Readiness {
  return assessReadiness({ offer, application, user, mode });
}

export function investedBy(investor_details: InvestorDetails, rest: Application = {}): Application {
  return {
    contact_details: { holdingProfileType: 'NEW' },
    purchase_amount: { totalValue: '10000.00' },
    investor_details,
    ...rest,
  };
}

export const byIndividual = (person: Person) => investedBy({ investor_type: 'individual', investors: [person] });
export const byJoint = (...investors: Person[]) => investedBy({ investor_type: 'joint_individual', investors });
