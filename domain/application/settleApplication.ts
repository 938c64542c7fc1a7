/** An application without what its answers do not ask for: what is sent, and what the server keeps (2-STEP-31, 2-ADDR-36). */
import { settleAddresses } from '../addresses/address.ts';
import type { Application } from '../application.ts';
import { settleCompany, settleOwner } from '../stepRules/investor_details/settle.ts';
import { mapEntities } from './places.ts';

/**
 * The application with its investor step, its corporate trustee and every address settled; nobody and no step is left out,
 * but for the wire's own draft of the owners (2-BO-10).
 */
export function settleApplication(application: Application): Application {
  const settled = mapEntities(settleOwner(application), { person: settleAddresses, organisation: settleAddresses });
  const { corporate_trustee: trustee, beneficial_owners: owners } = settled;
  const { tempBeneficialOwners: _draft, ...entered } = owners ?? {};
  return {
    ...settled,
    ...(trustee && { corporate_trustee: settleCompany(trustee) }),
    ...(owners && { beneficial_owners: entered }),
  };
}
