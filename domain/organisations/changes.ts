/**
 * Effects of an answer on an organisation. Values hidden by `no` to a number stay in the block until Next settles it (2-ABN-04), so that an
 * applicant who changes the answer back finds them.
 */
import type { Company } from '../model/application.ts';
import { newAddress } from '../addresses/address.ts';
import { DEFAULT_REGISTERED_COUNTRY } from './businessNumbers.ts';
import { withoutInvalidFlags } from './answeredAway.ts';

const NO_NUMBER = { business_number: '', abn_lookup_data: null } satisfies Partial<Company>;

/** Returns a company without details: Australian (2-CO-06), with the postal address the same as the registered one (2-ADDR-36). */
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

/**
 * Returns a company after `change`: another country clears number and name (2-CO-13, 2-CO-14), and no foreign company is a charity
 * (2-CO-12).
 */
export function changeCompany<Values extends Company>(company: Values, change: Partial<Company>): Values {
  return withoutInvalidFlags({ ...company, ...change, ...numberEffects(company, change, true) });
}

/** Returns a trust or partnership after `change` of its registration: its name does not depend on a number and stays (2-ABN-05). */
export function changeEntity<Values extends Company>(entity: Values, change: Partial<Company>): Values {
  return { ...entity, ...change, ...numberEffects(entity, change, false) };
}

/** Returns the effects of an answer on name and number; only a company's name depends on its registration (2-CO-14, 2-ABN-05). */
function numberEffects(before: Company, change: Partial<Company>, isCompany: boolean): Partial<Company> {
  const isCountryChanged = 'registered_country' in change && change.registered_country !== before.registered_country;
  const hasNumberNow = change.has_business_number === true && before.has_business_number !== true;
  const name = isCompany && (isCountryChanged || hasNumberNow) ? { companyName: '' } : {};
  return isCountryChanged ? { ...name, ...NO_NUMBER } : name;
}
