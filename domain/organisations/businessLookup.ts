/** Request to a register of businesses, and the answers that its response fills in (2-ABN, 3-ABN). */
import type { InvestorDetails } from '../model/application.ts';
import { withoutSpaces } from '../formats/format.ts';
import { isRecord } from '../formats/isRecord.ts';
import { isSameName } from '../formats/sameName.ts';
import { NAME_FIELDS } from './registration.ts';
import { numberKindOf } from './businessNumbers.ts';
import { type OrganisationKind } from '../model/investorTypes.ts';

/** Fields of the request (2-CALL-13). */
export interface BusinessQuestion {
  /** Digits. */
  lookup_string: string;
  /** Asks the register of super funds, whose response has a shape of its own (2-ABN-06). */
  is_superfund: boolean;
  is_company: boolean;
  /** The number is an ABN, not an ACN. */
  use_abn: boolean;
}

/** An entity of a register. */
export interface FoundBusiness {
  /** Main organisation name; '' if the register has none (a sole trader). */
  name: string;
  /** Status as the register states it: `Active`, `Cancelled`; '' if it states none. */
  status: string;
  /** Unchanged response, saved with the application (2-ABN-07). */
  data: unknown;
}

/** Returns the request for a typed number; null for no number, or one that no Australian register knows (2-ABN-01). */
export function lookupQuestion(
  kind: OrganisationKind,
  organisation: InvestorDetails,
  number: string,
): BusinessQuestion | null {
  const numberKind = numberKindOf(kind, organisation);
  const lookup_string = withoutSpaces(number);
  if (lookup_string === '' || (numberKind !== 'ABN' && numberKind !== 'ACN')) return null;
  return {
    lookup_string,
    is_superfund: kind === 'trust' && organisation.trustType === 'superannuation_fund',
    is_company: kind === 'company',
    use_abn: numberKind === 'ABN',
  };
}

/** An organisation being typed. */
export interface TypedOrganisation extends InvestorDetails {
  /** Name that the person typed and a look-up replaced; only in the form and its draft. */
  formerName?: string;
  /** Name that a look-up filled in and that was removed with its number; only in the form and its draft. */
  filledName?: string;
  /** The same name, once the person restored it. */
  takenName?: string;
}

/** Returns the organisation with the found name in place of a typed one (2-ABN-02, 3-ABN-02), and with the saved response (2-ABN-07). */
export function withFoundBusiness<Values extends TypedOrganisation>(
  kind: OrganisationKind,
  organisation: Values,
  { name, data }: FoundBusiness,
): Values {
  const kept = { ...organisation, abn_lookup_data: data, ...(organisation.filledName && { filledName: '' }) };
  if (name === '') return kept;
  const standing = organisation[NAME_FIELDS[kind]]?.trim() ?? '';
  const isGiven = isNameFilled(kind, organisation) || isSameName(standing, organisation.takenName);
  const isTyped = standing !== '' && !isSameName(standing, name) && !isGiven;
  return { ...kept, [NAME_FIELDS[kind]]: name, ...(isTyped && { formerName: standing }) };
}

/** Returns the organisation after an answer: another number removes a name that a look-up filled in (2-ABN-02). */
export function withoutFilledName<Values extends TypedOrganisation>(
  kind: OrganisationKind,
  before: Values,
  after: Values,
): Values {
  if ((before.business_number ?? '') === (after.business_number ?? '') || !isNameFilled(kind, before)) return after;
  return { ...after, [NAME_FIELDS[kind]]: '', filledName: before[NAME_FIELDS[kind]] ?? '' };
}

/** A name that can be restored, and its source. */
export interface FormerName {
  name: string;
  isTyped: boolean;
}

/** Returns the name that can be restored, a typed one first; null if there is none, or it is the present name. */
export function formerName(kind: OrganisationKind, organisation: TypedOrganisation): FormerName | null {
  const { formerName: typed = '', filledName: filled = '' } = organisation;
  const name = typed || filled;
  return name !== '' && !isSameName(name, organisation[NAME_FIELDS[kind]]) ? { name, isTyped: typed !== '' } : null;
}

/** Returns the organisation under the restored name. A register's name stays marked as such. */
export function withFormerName<Values extends TypedOrganisation>(kind: OrganisationKind, organisation: Values): Values {
  const former = formerName(kind, organisation);
  if (former === null) return organisation;
  const { name, isTyped } = former;
  return {
    ...organisation,
    [NAME_FIELDS[kind]]: name,
    ...(isTyped ? { formerName: '' } : { filledName: '', takenName: name }),
  };
}

function isNameFilled(kind: OrganisationKind, organisation: TypedOrganisation): boolean {
  const { name = '' } = parseRegisterResponse(organisation.abn_lookup_data) ?? {};
  return name !== '' && isSameName(name, organisation[NAME_FIELDS[kind]]);
}

/** Limits a register's texts, which are otherwise shown unchanged. */
const LONGEST_TEXT = 300;

/** Reads the response of a register in either of its shapes (2-CALL-14, 2-ABN-06); null for anything else, and for an exception. */
export function parseRegisterResponse(data: unknown): FoundBusiness | null {
  if (!isRecord(data)) return null;
  if (isRecord(data['businessEntity'])) {
    const status = textAtPath(data, 'businessEntity', 'entityStatus', 'entityStatusCode');
    return { name: textAtPath(data, 'businessEntity', 'mainName', 'organisationName'), status, data };
  }
  const name = textAtPath(data, 'OrganisationName');
  return name === '' ? null : { name, status: '', data };
}

/** Returns the text at this path of a register's response; '' for anything else. */
export function textAtPath(body: unknown, ...path: string[]): string {
  const value = path.reduce<unknown>((inner, field) => (isRecord(inner) ? inner[field] : undefined), body);
  return typeof value === 'string' ? value.trim().slice(0, LONGEST_TEXT) : '';
}

/** True for an entity whose number is no longer in use. */
export function isInactiveBusiness({ status }: Pick<FoundBusiness, 'status'>): boolean {
  return status !== '' && status.toLowerCase() !== 'active';
}
