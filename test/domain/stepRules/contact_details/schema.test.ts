import { contactRows } from '#test/support/schemaTables/contact_details.ts';
import { checkRow } from '../check.ts';

const check = checkRow('contact_details');

describe('contact details', () => {
  it.each(contactRows.firstName)('[1-CONT-09, 1-CONT-10] first name: $name', check);
  it.each(contactRows.lastName)('[1-CONT-11, 1-CONT-12] last name: $name', check);
  it.each(contactRows.email)('[1-CONT-13, 1-CONT-14, 1-CONT-15] e-mail: $name', check);
  it.each(contactRows.mobile)('[1-CONT-16, 1-CONT-17, 1-CONT-18] mobile: $name', check);
  it.each(contactRows.adviserEmail)('[1-CONT-19, 1-CONT-20] own e-mail of an adviser: $name', check);
  it.each(contactRows.adviserPerson)('[1-CONT-21, 1-CONT-22, 1-CONT-23] adviser: $name', check);
  it.each(contactRows.invitation)('[1-CONT-36] inviting an adviser: $name', check);
  it.each(contactRows.afsl)('[1-CONT-24] AFSL: $name', check);
  it.each(contactRows.dealerGroup)('[1-CONT-28] dealer group: $name', check);
});
