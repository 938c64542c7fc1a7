import type { Application, ContactDetails } from '#domain/application.ts';
import type { SchemaContext } from '#domain/schemas/context.ts';

/** The investor's own block as the form holds it: every field there, as typed. */
export interface ContactFormValues {
  first_name: string;
  last_name: string;
  email_address: string;
  tel_mobile: string;
}

/** The form's first values; the e-mail address known from the landing page is filled in until another one was typed. */
export function toFormValues(contact: ContactDetails | undefined, { landingpage }: Application): ContactFormValues {
  return {
    first_name: contact?.first_name ?? '',
    last_name: contact?.last_name ?? '',
    email_address: contact?.email_address ?? landingpage?.username ?? '',
    tel_mobile: contact?.tel_mobile ?? '',
  };
}

/** The step's values: what was typed, beside what was chosen on the landing page (1-LAND-42). */
export function fromFormValues(form: ContactFormValues, { application }: Pick<SchemaContext, 'application'>): ContactDetails {
  return { holdingProfileType: 'NEW', applicant_role: 'investor', adviser_has_authority: true, ...application.contact_details, ...form };
}
