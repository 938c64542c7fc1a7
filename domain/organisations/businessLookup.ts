/** What a register of businesses is asked, and what its answer fills in (2-ABN, 3-ABN). */
import type { InvestorDetails } from '../application.ts';
import { withoutSpaces } from '../formats/format.ts';
import { NAME_FIELDS } from './registration.ts';
import { numberKindOf, type OrganisationKind } from './businessNumbers.ts';

/** The fields of the call (2-CALL-13). */
export interface BusinessQuestion {
  /** Digits. */
  lookup_string: string;
  /** The register of super funds is asked, which answers in a shape of its own (2-ABN-06). */
  is_superfund: boolean;
  is_company: boolean;
  /** The number is an ABN, not an ACN. */
  use_abn: boolean;
}

/** An entity of a register. */
export interface FoundBusiness {
  /** The main organisation name; '' where the register has none (a sole trader). */
  name: string;
  /** In the register's words: `Active`, `Cancelled`; '' where it says nothing. */
  status: string;
  /** The answer as it came, kept with the application (2-ABN-07). */
  data: unknown;
}

/** What to ask about a typed number; null where there is nothing to ask: no number, or one that no Australian register knows (2-ABN-01). */
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

/** The organisation with the name that was found, in place of what was typed (2-ABN-02, 3-ABN-02), and the answer kept (2-ABN-07). */
export function withFoundBusiness<Values extends InvestorDetails>(
  kind: OrganisationKind,
  organisation: Values,
  { name, data }: FoundBusiness,
): Values {
  const kept = { ...organisation, abn_lookup_data: data };
  return name === '' ? kept : { ...kept, [NAME_FIELDS[kind]]: name };
}

/** True for an entity whose number is no longer in use. */
export function isOutOfUse({ status }: Pick<FoundBusiness, 'status'>): boolean {
  return status !== '' && status.toLowerCase() !== 'active';
}
