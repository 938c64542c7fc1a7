import type { Application } from '../model/application.ts';
import { hasExistingHolding } from '../model/steps.ts';
import { nameOfHolding } from '../offers/chosenHolding.ts';
import { fullName, isCompanyTrustee, personName } from '../people/names.ts';

/**
 * Returns the name that tells an application from others: that of the holding that it is added to, the owning entity's, else the investors',
 * else the contact's; '' while none is known.
 */
export function investorName(application: Application): string {
  const { investor_details: investor, contact_details: contact } = application;
  const holding = hasExistingHolding(application) ? nameOfHolding(contact) : '';
  if (holding) return holding;
  const entity = investor?.trustName || investor?.partnershipName || investor?.companyName;
  if (entity) return entity;
  const owners = (investor?.investors ?? [])
    .map((owner) => (isCompanyTrustee(owner) ? (owner.companyName?.trim() ?? '') : personName(owner)))
    .filter(Boolean);
  return owners.length > 0 ? owners.join(' & ') : fullName(contact?.first_name, contact?.last_name);
}
