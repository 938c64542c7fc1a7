import type { ContactDetails } from '../../application.ts';
import { formatAbnOrAcn } from '../../formats/format.ts';
import { knownContact } from '../../people/prefilledContact.ts';
import type { SchemaContext } from '../context.ts';
import { CONTACT_FIELDS } from './asked.ts';

/** Every block as the form holds it, shown or not: each field there, as typed. */
export type ContactForm = Record<(typeof CONTACT_FIELDS)[number], string>;

/** The form's first values: what was typed or saved; what is blank, as it is known of who applies (1-CONT-05 to 1-CONT-07). An ABN is grouped (1-CONT-25). */
export function open(
  saved: ContactDetails | undefined,
  context: Pick<SchemaContext, 'application' | 'user'>,
): ContactForm {
  const known = knownContact(context);
  const values = Object.fromEntries(
    CONTACT_FIELDS.map((field) => [field, saved?.[field] ?? known[field] ?? '']),
  ) as ContactForm;
  return { ...values, dealer_group_abn_or_acn: formatAbnOrAcn(values.dealer_group_abn_or_acn) };
}
