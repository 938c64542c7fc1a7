import type { Application } from '../model/application.ts';
import { fullName, isCompanyTrustee, personName } from '../people/names.ts';

/**
 * Returns the name that tells an application from others: the owning entity's, else the investors', else the contact's; '' while none is
 * known.
 */
export function investorName({ investor_details: investor, contact_details: contact }: Application): string {
  const entity = investor?.trustName || investor?.partnershipName || investor?.companyName;
  if (entity) return entity;
  const owners = (investor?.investors ?? [])
    .map((owner) => (isCompanyTrustee(owner) ? (owner.companyName?.trim() ?? '') : personName(owner)))
    .filter(Boolean);
  return owners.length > 0 ? owners.join(' & ') : fullName(contact?.first_name, contact?.last_name);
}
