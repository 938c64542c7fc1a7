/** The application with such names alone as an e-mail may say (2-ROLE-04): whoever reads it has the others as nameless. */
import type { Application, ContactDetails } from '#domain/application.ts';
import { mapEntities } from '#domain/application/places.ts';
import { fullName, personName } from '#domain/people/names.ts';
import { mayNameInMail } from '#domain/people/personNames.ts';

const ORGANISATION_NAMES = ['companyName', 'partnershipName', 'trustName'] as const;

/** What is left is a name that may stand in an e-mail, or none; then the rules say `Investor 2`, `Company` or the like. */
export function withSayableNames(application: Application): Application {
  const { contact_details: contact } = application;
  return mapEntities(
    { ...application, ...(contact && { contact_details: sayableContact(contact) }) },
    {
      person: (person) => {
        const named = mayNameInMail(personName(person)) ? person : { ...person, ...NAMELESS_PERSON };
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
    ...(!mayNameInMail(fullName(first_name, last_name)) && { first_name: '', last_name: '' }),
    ...(!mayNameInMail(fullName(adviser_first_name, adviser_last_name)) && {
      adviser_first_name: '',
      adviser_last_name: '',
    }),
  };
}

/** The names of an organisation that have to go, as blanks. */
function namesOf(entity: { companyName?: string; partnershipName?: string; trustName?: string }) {
  return Object.fromEntries(
    ORGANISATION_NAMES.filter((name) => !mayNameInMail(entity[name] ?? '')).map((name) => [name, '']),
  );
}
