/** Who stands behind an application: the persons and entities of each investor type, each with its place in the data. */
import { lookUp } from './lookUp.ts';
import type { Application, Company, DataStepName, InvestorDetails, InvestorType, Person } from './application.ts';
import { isBeneficialOwner } from './beneficialOwner.ts';
import { entityName, personName } from './names.ts';
import { hasExistingHolding } from './steps.ts';
import { readinessTexts } from './texts/readiness.ts';

const { subjects } = readinessTexts;

/** A person or entity, what to call them, and where their data stands (`path` within the step's values; '' is the step itself). */
export interface Party<Value> {
  value: Value;
  subject: string;
  step: DataStepName;
  path: string;
}

/** An investor of the investor step; in a bare trust it may be a company. */
export type InvestorEntry = Person & Partial<Company>;

const ENTITY_NAMES: Partial<Record<InvestorType, string>> = {
  company: subjects.company,
  partnership: subjects.partnership,
  trust_superfund: subjects.trust,
};

/** The investor type; none on an existing holding, which carries no investor details (2-READY-38). */
export function investorTypeOf(application: Application): InvestorType | undefined {
  return hasExistingHolding(application) ? undefined : application.investor_details?.investor_type;
}

/** The investors who are individuals themselves: the first of an individual application, all of a joint one. */
export function individualInvestors(application: Application): Party<InvestorEntry>[] {
  const type = investorTypeOf(application);
  const all = listInvestors(application, subjects.investor);
  if (type === 'joint_individual') return all;
  return type === 'individual' ? all.slice(0, 1) : [];
}

/** The trustees of a bare trust, each a company or an individual. */
export function bareTrustees(application: Application): Party<InvestorEntry>[] {
  return investorTypeOf(application) === 'bare_trust' ? listInvestors(application, subjects.trustee) : [];
}

/** The company, partnership or trust that invests; null where persons do. */
export function investingEntity(application: Application): Party<InvestorDetails> | null {
  const type = investorTypeOf(application);
  const details = application.investor_details;
  const fallback = lookUp(ENTITY_NAMES, type);
  if (!details || !fallback) return null;
  return { value: details, subject: entityName(details) || fallback, step: 'investor_details', path: '' };
}

/** The corporate trustee of a trust that has one, also while nothing is stored for it yet. */
export function corporateTrustee(application: Application): Party<Company> | null {
  const hasOne =
    investorTypeOf(application) === 'trust_superfund' && application.investor_details?.trusteeType === 'company';
  if (!hasOne) return null;
  const value = application.corporate_trustee ?? {};
  return {
    value,
    subject: value.companyName?.trim() || subjects.corporateTrustee,
    step: 'corporate_trustee',
    path: '',
  };
}

/** The individual trustees of a trust. */
export function individualTrustees(application: Application): Party<Person>[] {
  const hasThem =
    investorTypeOf(application) === 'trust_superfund' && application.investor_details?.trusteeType === 'individual';
  return hasThem
    ? listPersons(application.trustees?.trustees, subjects.trustee, { step: 'trustees', list: 'trustees' })
    : [];
}

/** The beneficial owners of an entity or bare trust; a prefilled trustee only if flagged as an owner too (2-BO-11). */
export function beneficialOwners(application: Application): Party<Person>[] {
  const type = investorTypeOf(application);
  if (!type || type === 'individual' || type === 'joint_individual') return [];
  const place = { step: 'beneficial_owners', list: 'beneficialOwners' } as const;
  return listPersons(application.beneficial_owners?.beneficialOwners, subjects.beneficialOwner, place).filter(
    ({ value }) => isBeneficialOwner(value),
  );
}

/** Everybody whose certificate counts 'anywhere' (2-READY-28). */
export function certificateBearers(application: Application): Party<Pick<Person, 'sophisticatedInvestorDoc'>>[] {
  const { investor_details: details, corporate_trustee, directors, trustees, beneficial_owners, others } = application;
  const investorName = details?.investor_type === 'bare_trust' ? subjects.trustee : subjects.investor;
  const entities: [Company | null | undefined, string, DataStepName, string][] = [
    [details?.custodian, subjects.custodian, 'investor_details', 'custodian'],
    [details?.holding_company, subjects.holdingCompany, 'investor_details', 'holding_company'],
    [corporate_trustee, subjects.corporateTrustee, 'corporate_trustee', ''],
  ];
  const entity = investingEntity(application);
  return [
    ...listInvestors(application, investorName),
    ...(entity ? [entity] : []),
    ...entities.flatMap(([value, name, step, path]) =>
      value ? [{ value, subject: value.companyName?.trim() || name, step, path }] : [],
    ),
    ...listPersons(directors?.directors, subjects.director, { step: 'directors', list: 'directors' }),
    ...listPersons(trustees?.trustees, subjects.trustee, { step: 'trustees', list: 'trustees' }),
    ...listPersons(beneficial_owners?.beneficialOwners, subjects.beneficialOwner, {
      step: 'beneficial_owners',
      list: 'beneficialOwners',
    }),
    ...listPersons(others?.others, subjects.other, { step: 'others', list: 'others' }),
  ];
}

function listInvestors(application: Application, fallback: (number: number) => string): Party<InvestorEntry>[] {
  const place = { step: 'investor_details', list: 'investors' } as const;
  return listPersons<InvestorEntry>(application.investor_details?.investors, fallback, place);
}

function listPersons<Value extends InvestorEntry>(
  persons: readonly Value[] | undefined,
  fallback: (number: number) => string,
  { step, list }: { step: DataStepName; list: string },
): Party<Value>[] {
  return (persons ?? []).map((value, index) => ({
    value,
    subject: personName(value) || value.companyName?.trim() || fallback(index + 1),
    step,
    path: `${list}.${index}`,
  }));
}
