import type { Application, Person } from '../application.ts';
import { mapEntities, type At } from './places.ts';

/**
 * For a NEW holding the ID card numbers of individual investors and trustees in upper case, as they are submitted; all other
 * applications and persons stay as they are (2-ID-22).
 */
export function upperCaseIdCards(application: Application): Application {
  if ((application.contact_details?.holdingProfileType ?? 'NEW') !== 'NEW') return application;
  const isAsked = (role: At['role']) => role === 'investor' || role === 'trustee';
  return mapEntities(application, {
    person: (person, { role }) => (isAsked(role) ? withUpperCaseCards(person) : person),
  });
}

function withUpperCaseCards<Value extends Person>(person: Value): Value {
  const { idCardNumber, idCardNumber2 } = person;
  return {
    ...person,
    ...(idCardNumber !== undefined && { idCardNumber: idCardNumber.toUpperCase() }),
    ...(idCardNumber2 !== undefined && { idCardNumber2: idCardNumber2.toUpperCase() }),
  };
}
