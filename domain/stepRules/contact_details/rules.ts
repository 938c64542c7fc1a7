import type { ContactDetails, UploadedDocument } from '../../model/application.ts';
import { asksForAuthority, isAdviserApplying } from '../../model/applicantRole.ts';
import { normaliseDate } from '../../formats/dates.ts';
import { formatAbnOrAcn, withoutSpaces } from '../../formats/format.ts';
import { toUnconfirmed } from '../../formats/mobiles.ts';
import { knownContact } from '../../people/prefilledContact.ts';
import type { SchemaContext } from '../../rules/context.ts';
import { settlePhone } from '../../formats/phones.ts';
import { isIssuerActing } from '../../model/session.ts';
import { pickFields, trimText, applyFormats } from '../../rules/fieldFormats.ts';
import { asksForPaperForm, OF_PAPER } from './paperForm.ts';

export { prefilledFromContact as prefills } from './prefilledInvestor.ts';

/** Fields that apply to every applicant; an investor uses `adviser_email` to invite an adviser (1-CONT-36). */
const ALWAYS = ['first_name', 'last_name', 'email_address', 'tel_mobile', 'adviser_email'] as const;

/** Fields of an adviser who applies (1-CONT-03). */
export const OF_ADVISERS = ['adviser_first_name', 'adviser_last_name', 'adviser_mobile'] as const;

/** Fields of the dealer group of an adviser who applies (1-CONT-04). */
export const OF_DEALER_GROUPS = ['dealer_group_name', 'dealer_group_abn_or_acn', 'dealer_group_afsl'] as const;

/** Every field that this step edits, applicable or not. */
export const CONTACT_FIELDS = [
  ...ALWAYS,
  ...OF_ADVISERS,
  ...OF_DEALER_GROUPS,
] as const satisfies readonly (keyof ContactDetails)[];

/**
 * Returns the names of the applicable fields, including those of the landing page, which are stored here too (1-LAND-42), and without those
 * of a paper form.
 */
export function applicableFields(values: ContactDetails): readonly (keyof ContactDetails)[] {
  const { holdingProfileType: profile } = values;
  return [
    'user',
    'holdingProfileType',
    'applicant_role',
    'adviser_has_authority',
    ...(asksForAuthority(values) ? (['adviser_authority_doc'] as const) : []),
    ...(profile === 'TOP_UP' || profile === 'DUPLICATE' ? (['selectedSubregister'] as const) : []),
    ...(profile === 'EXISTING' ? (['selectedHolder'] as const) : []),
    ...ALWAYS,
    ...(isAdviserApplying(values) ? [...OF_ADVISERS, ...OF_DEALER_GROUPS] : []),
  ];
}

/** Form values of the step: every field of every block, on screen or not, as typed. */
export interface ContactForm extends Record<(typeof CONTACT_FIELDS)[number] | 'paper_received_on', string> {
  paper_form: UploadedDocument | null;
}

/**
 * Returns the form's first values: typed or saved ones, else the details already known about the applicant (1-CONT-05 to 1-CONT-07). A
 * known number that cannot be a mobile raises a question, and the ABN is grouped (1-CONT-25).
 */
export function open(
  saved: ContactDetails | undefined,
  context: Pick<SchemaContext, 'application' | 'user'>,
): ContactForm {
  const known = knownContact(context);
  const values = Object.fromEntries(
    CONTACT_FIELDS.map((field) => [field, saved?.[field] ?? toUnconfirmed(known[field] ?? '')]),
  ) as Record<(typeof CONTACT_FIELDS)[number], string>;
  return {
    ...values,
    dealer_group_abn_or_acn: formatAbnOrAcn(values.dealer_group_abn_or_acn),
    paper_received_on: saved?.paper_received_on ?? '',
    paper_form: saved?.paper_form ?? null,
  };
}

/**
 * Returns the values to save: the typed answers with mobiles as E.164 (1-CONT-29) and the ABN without spaces (1-CONT-28), plus the choices
 * of the landing page (1-LAND-42). An investor's application saves no adviser's details (1-CONT-03, 1-CONT-04). Issuer staff apply as the
 * investor (1-LAND-31), and they alone say something about a paper form.
 */
export function settle(
  form: ContactDetails,
  context: Pick<SchemaContext, 'application' | 'stored' | 'user' | 'mode' | 'today'>,
): ContactDetails {
  const { application, user, today } = context;
  const whole: ContactDetails = {
    holdingProfileType: 'NEW',
    applicant_role: 'investor',
    adviser_has_authority: true,
    ...application.contact_details,
    ...form,
    ...(isIssuerActing(user) && { applicant_role: 'investor' as const }),
  };
  const asked = [...applicableFields(whole), ...(asksForPaperForm(context) ? OF_PAPER : [])];
  return applyFormats(pickFields(whole, asked), {
    first_name: trimText,
    last_name: trimText,
    tel_mobile: settlePhone,
    adviser_first_name: trimText,
    adviser_last_name: trimText,
    adviser_mobile: settlePhone,
    dealer_group_name: trimText,
    dealer_group_abn_or_acn: withoutSpaces,
    paper_received_on: (typed) => normaliseDate(typed, { kind: 'issue', today }),
  });
}
