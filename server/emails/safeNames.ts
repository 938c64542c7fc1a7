/** Reduces an application to names that an e-mail may state (2-ROLE-04): its readers see the others as nameless. */
import type { Application, ContactDetails } from '#domain/application.ts';
import { mapEntities } from '#domain/model/places.ts';
import { fullName, personName } from '#domain/people/names.ts';
import { isSafeNameForEmail } from '#domain/people/personNames.ts';

const ORGANISATION_NAMES = ['companyName', 'partnershipName', 'trustName'] as const;

/** Returns the application with names that may stand in an e-mail, or none; for those the rules say `Investor 2`, `Company` or the like. */
export function withSafeNames(application: Application): Application {
  const { contact_details: contact } = application;
  return mapEntities(
    { ...application, ...(contact && { contact_details: sayableContact(contact) }) },
    {
      person: (person) => {
        const named = isSafeNameForEmail(personName(person)) ? person : { ...person, ...NAMELESS_PERSON };
        return { ...named, ...namesOf(named) };
      },
      organisation: (organisation) => ({ ...organisation, ...namesOf(organisation) }),
    },
  );
}

const NAMELESS_PERSON = { legalFirstName: '', legalLastName: '' } as const;

function sayableContact(contact: ContactDetails): ContactDetails {
  const { first_name, last_name, adviser_first_name, adviser_last_name } = contact;
  return {
    ...contact,
    ...(!isSafeNameForEmail(fullName(first_name, last_name)) && { first_name: '', last_name: '' }),
    ...(!isSafeNameForEmail(fullName(adviser_first_name, adviser_last_name)) && {
      adviser_first_name: '',
      adviser_last_name: '',
    }),
  };
}

/** Returns the names of an organisation that have to go, as blanks. */
function namesOf(entity: { companyName?: string; partnershipName?: string; trustName?: string }) {
  return Object.fromEntries(
    ORGANISATION_NAMES.filter((name) => !isSafeNameForEmail(entity[name] ?? '')).map((name) => [name, '']),
  );
}
