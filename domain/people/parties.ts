/** Parties of an application: the people and entities of each investor type, each with its place in the data. */
import { investingKind } from '../model/investorTypes.ts';
import {
  placeOfRow,
  listEntities,
  peopleOf,
  placeOf,
  type OrganisationRole,
  type PersonRole,
} from '../model/places.ts';
import type {
  Application,
  Company,
  DataStepName,
  InvestorDetails,
  InvestorType,
  Person,
  PersonEntry,
} from '../model/application.ts';
import { isBeneficialOwner } from './beneficialOwner.ts';
import { entityName, personName } from './names.ts';
import { hasExistingHolding } from '../model/steps.ts';
import { readinessTexts } from '../texts/readiness.ts';

const { subjects } = readinessTexts;

/** A person or entity, its name in texts, and the place of its data (`path` within the step's values; '' is the step itself). */
export interface Party<Value> {
  value: Value;
  subject: string;
  step: DataStepName;
  path: string;
}

/** Returns the investor type; undefined for an existing holding, which has no investor details (2-READY-38). */
export function investorTypeOf(application: Application): InvestorType | undefined {
  return hasExistingHolding(application) ? undefined : application.investor_details?.investor_type;
}

/** Returns the investors who are individuals themselves: the first of an individual application, all of a joint one. */
export function individualInvestors(application: Application): Party<PersonEntry>[] {
  const type = investorTypeOf(application);
  const all = listInvestors(application);
  if (type === 'joint_individual') return all;
  return type === 'individual' ? all.slice(0, 1) : [];
}

/** Returns the trustees of a bare trust, each a company or an individual. */
export function bareTrustees(application: Application): Party<PersonEntry>[] {
  return investorTypeOf(application) === 'bare_trust' ? listInvestors(application) : [];
}

/** Returns the company, partnership or trust that invests; null if people invest. */
export function investingEntity(application: Application): Party<InvestorDetails> | null {
  const kind = investingKind(investorTypeOf(application));
  const details = application.investor_details;
  if (!details || !kind) return null;
  return { value: details, subject: entityName(details) || subjects[kind], step: 'investor_details', path: '' };
}

/** Returns the corporate trustee of a trust that has one, even while nothing is stored for it yet. */
export function corporateTrustee(application: Application): Party<Company> | null {
  const hasOne =
    investingKind(investorTypeOf(application)) === 'trust' && application.investor_details?.trusteeType === 'company';
  if (!hasOne) return null;
  const value = application.corporate_trustee ?? {};
  return {
    value,
    subject: value.companyName?.trim() || subjects.corporateTrustee,
    step: 'corporate_trustee',
    path: '',
  };
}

/** Returns the individual trustees of a trust. */
export function individualTrustees(application: Application): Party<Person>[] {
  const hasThem =
    investingKind(investorTypeOf(application)) === 'trust' &&
    application.investor_details?.trusteeType === 'individual';
  return hasThem ? listPeople(application, 'trustee') : [];
}

/** Returns the beneficial owners of an entity or bare trust; a prefilled trustee only if flagged as an owner too (2-BO-11). */
export function beneficialOwners(application: Application): Party<Person>[] {
  const type = investorTypeOf(application);
  if (!type || type === 'individual' || type === 'joint_individual') return [];
  return listPeople(application, 'beneficial_owner').filter(({ value }) => isBeneficialOwner(value));
}

/** Returns all parties whose certificate counts 'anywhere' (2-READY-28). */
export function certificateBearers(application: Application): Party<Pick<Person, 'sophisticatedInvestorDoc'>>[] {
  const entity = investingEntity(application);
  return [
    ...listInvestors(application),
    ...(entity ? [entity] : []),
    ...listCompanies(application),
    ...(['director', 'trustee', 'beneficial_owner', 'other'] as const).flatMap((role) => listPeople(application, role)),
  ];
}

/** Names for people without a name yet, by their number in the list. */
const FALLBACKS: Record<PersonRole, (number: number) => string> = {
  investor: subjects.investor,
  director: subjects.director,
  trustee: subjects.trustee,
  beneficial_owner: subjects.beneficialOwner,
  other: subjects.other,
};

const COMPANIES: Partial<Record<OrganisationRole | PersonRole | 'taxpayer', string>> = {
  custodian: subjects.custodian,
  holding_company: subjects.holdingCompany,
  corporate_trustee: subjects.corporateTrustee,
};

/** Returns the companies beside the entity that invests. */
function listCompanies(application: Application): Party<Company>[] {
  return listEntities(application).flatMap(({ kind, entity, role, step, path }) => {
    const fallback = COMPANIES[role];
    return kind === 'organisation' && fallback !== undefined
      ? [{ value: entity, subject: entity.companyName?.trim() || fallback, step, path }]
      : [];
  });
}

/** Returns the rows of the investor step: investors, or the trustees of a bare trust. */
function listInvestors(application: Application): Party<PersonEntry>[] {
  const isBareTrust = application.investor_details?.investor_type === 'bare_trust';
  return listPeople(application, 'investor', isBareTrust ? subjects.trustee : subjects.investor);
}

function listPeople(application: Application, role: PersonRole, fallback = FALLBACKS[role]): Party<PersonEntry>[] {
  const place = placeOf(role);
  return peopleOf(application, role).map((value, index) => {
    const { step, path } = placeOfRow(place, index);
    return { value, subject: personName(value) || value.companyName?.trim() || fallback(index + 1), step, path };
  });
}
