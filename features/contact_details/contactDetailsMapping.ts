import type { ContactDetails } from '#domain/application.ts';
import { knownContact } from '#domain/people/prefilledContact.ts';
import { formatAbnOrAcn, withoutSpaces } from '#domain/formats/format.ts';
import type { SchemaContext } from '#domain/stepRules/context.ts';

const FIELDS = [
  'first_name',
  'last_name',
  'email_address',
  'tel_mobile',
  'adviser_first_name',
  'adviser_last_name',
  'adviser_email',
  'adviser_mobile',
  'dealer_group_name',
  'dealer_group_abn_or_acn',
  'dealer_group_afsl',
] as const satisfies readonly (keyof ContactDetails)[];

/** Every block as the form holds it, shown or not: each field there, as typed. */
export type ContactFormValues = Record<(typeof FIELDS)[number], string>;

/** The form's first values: what was typed or saved; what is blank, as it is known of who applies (1-CONT-05 to 1-CONT-07). An ABN is grouped (1-CONT-25). */
export function toFormValues(
  contact: ContactDetails | undefined,
  context: Pick<SchemaContext, 'application' | 'user'>,
): ContactFormValues {
  const known = knownContact(context);
  const values = Object.fromEntries(
    FIELDS.map((field) => [field, contact?.[field] || known[field] || '']),
  ) as ContactFormValues;
  return { ...values, dealer_group_abn_or_acn: formatAbnOrAcn(values.dealer_group_abn_or_acn) };
}

/** The step's values: what was typed, an ABN without its blanks (1-CONT-28), beside what was chosen on the landing page (1-LAND-42). */
export function fromFormValues(
  form: ContactFormValues,
  { application }: Pick<SchemaContext, 'application'>,
): ContactDetails {
  return {
    holdingProfileType: 'NEW',
    applicant_role: 'investor',
    adviser_has_authority: true,
    ...application.contact_details,
    ...form,
    dealer_group_abn_or_acn: withoutSpaces(form.dealer_group_abn_or_acn),
  };
}
