import type { Application } from '#domain/application.ts';

/**
 * The name under which a file stands in the drawer: the owning entity's, else the investors', else the contact's; blank while
 * nothing is known.
 */
export function investorName({ investor_details: investor, contact_details: contact }: Application): string {
  const entity = investor?.trustName || investor?.partnershipName || investor?.companyName;
  if (entity) return entity;
  const people = (investor?.investors ?? [])
    .map((person) => joined(person.legalFirstName, person.legalLastName))
    .filter(Boolean);
  return people.length > 0 ? people.join(' & ') : joined(contact?.first_name, contact?.last_name);
}

function joined(...names: (string | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
