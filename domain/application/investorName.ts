import type { Application } from '../application.ts';
import { fullName, isCompanyTrustee, personName } from '../people/names.ts';

/** Gives the name by which an application is told from others: the owning entity's, else the investors', else the contact's; '' while nothing is known. */
export function investorName({ investor_details: investor, contact_details: contact }: Application): string {
  const entity = investor?.trustName || investor?.partnershipName || investor?.companyName;
  if (entity) return entity;
  const owners = (investor?.investors ?? [])
    .map((owner) => (isCompanyTrustee(owner) ? (owner.companyName?.trim() ?? '') : personName(owner)))
    .filter(Boolean);
  return owners.length > 0 ? owners.join(' & ') : fullName(contact?.first_name, contact?.last_name);
}
