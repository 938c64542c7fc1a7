/**
 * What changing an answer about the owner of the holding sets and clears (2-INV-17, 2-CO-12 to 2-CO-14, 2-TRST-16, 2-BARE-04,
 * 2-BARE-08, 2-ABN-05). Each takes the values before and gives the values after; what goes with it is told by `describeRemoval` on the
 * application before and after. What `no` to a number hides stays in the block until Next, which settles it (2-ABN-04): whoever
 * thinks again finds it.
 */
import { investingKind } from '../../application/investorTypes.ts';
import type { Company, InvestorDetails, InvestorType, PersonEntry } from '../../application.ts';
import { newAddress } from '../../addresses/address.ts';
import { DEFAULT_REGISTERED_COUNTRY } from '../../organisations/businessNumbers.ts';
import { withoutEmptyTicks } from '../../organisations/answeredAway.ts';
import { settleInvestorDetails } from './answeredAway.ts';
import { newPerson } from '../../people/personDefaults.ts';

const NO_NUMBER = { business_number: '', abn_lookup_data: null } satisfies Partial<Company>;

/** A company about which nothing is known yet: Australian (2-CO-06), the postal address the same (2-ADDR-36). */
export function newCompany(overrides: Company = {}): Company {
  return {
    companyName: '',
    registered_country: DEFAULT_REGISTERED_COUNTRY,
    business_number: '',
    is_public: false,
    is_listed: false,
    is_charity: false,
    registration_address: newAddress(),
    same_address: true,
    visible: true,
    ...overrides,
  };
}

/** A blank trustee of a bare trust; choosing the other kind replaces the entry by it (2-BARE-04). */
export function newBareTrustee(trusteeType: 'company' | 'individual'): PersonEntry {
  return trusteeType === 'company' ? newCompany({ trusteeType }) : newPerson({ trusteeType });
}

/**
 * The investor step after another type was chosen: the HIN stays, and so does the first individual where there is still one
 * (2-INV-17); a second block is there for joint individuals (2-INV-22). Everything else starts anew, as its own fields (2-INV-11).
 */
export function changeInvestorType(details: InvestorDetails, type: InvestorType): InvestorDetails {
  if (details.investor_type === type) return details;
  const { hin, investors = [] } = details;
  const first = isOfIndividuals(details.investor_type) ? investors.slice(0, 1) : [];
  const own = { investor_type: type, ...(hin !== undefined && { hin }) };
  switch (type) {
    case 'individual':
      return { ...own, investors: first.length > 0 ? first : [newPerson()] };
    case 'joint_individual':
      return { ...own, investors: [first[0] ?? newPerson(), newPerson()] };
    case 'bare_trust':
      return { ...own, investors: [newBareTrustee('individual')], has_holding_company: false };
    default:
      return { ...own, ...newEntity(type) };
  }
}

/**
 * The investor step with at least as many investors as its type has blocks (2-INV-14, 2-INV-16, 2-BARE-05): blocks that nobody touched
 * are not set aside with the others, and come back blank.
 */
export function withLeastInvestors(details: InvestorDetails): InvestorDetails {
  const { investor_type: type, investors = [] } = details;
  const blank = type === undefined ? [] : (changeInvestorType({}, type).investors ?? []);
  return investors.length >= blank.length
    ? details
    : { ...details, investors: [...investors, ...blank.slice(investors.length)] };
}

/** What a company, trust or partnership that invests begins with. */
export function newEntity(type: InvestorType): InvestorDetails {
  return investingKind(type) === 'company' ? newCompany() : { registered_country: DEFAULT_REGISTERED_COUNTRY };
}

/**
 * The investor step after `change`, one answer or several about who belongs to it, with what these answers clear: an individual trustee
 * the custodian (2-TRST-16), `no` whom it named. Fields that no longer apply are gone.
 */
export function changeDetails(details: InvestorDetails, change: Partial<InvestorDetails>): InvestorDetails {
  const changed = { ...details, ...change };
  const isTrusteePerson = change.trusteeType === 'individual' && details.trusteeType !== 'individual';
  return settleInvestorDetails(isTrusteePerson ? { ...changed, has_custodian: false } : changed);
}

/** A company after `change`: another country clears number and name (2-CO-13, 2-CO-14), and no foreign company is a charity (2-CO-12). */
export function changeCompany<Values extends Company>(company: Values, change: Partial<Company>): Values {
  return withoutEmptyTicks({ ...company, ...change, ...numberEffects(company, change, true) });
}

/** A trust or partnership after `change` of what it is registered under: its name hangs on no number and stays (2-ABN-05). */
export function changeEntity<Values extends Company>(entity: Values, change: Partial<Company>): Values {
  return { ...entity, ...change, ...numberEffects(entity, change, false) };
}

/** What an answer does to name and number; only a company's name hangs on its registration (2-CO-14, 2-ABN-05). */
function numberEffects(before: Company, change: Partial<Company>, isCompany: boolean): Partial<Company> {
  const isCountryChanged = 'registered_country' in change && change.registered_country !== before.registered_country;
  const hasNumberNow = change.has_business_number === true && before.has_business_number !== true;
  const name = isCompany && (isCountryChanged || hasNumberNow) ? { companyName: '' } : {};
  return isCountryChanged ? { ...name, ...NO_NUMBER } : name;
}

function isOfIndividuals(type: InvestorType | undefined): boolean {
  return type === 'individual' || type === 'joint_individual';
}
