/** What the contact step asks, without the rules of its answers. */
import type { ContactDetails } from '../../application.ts';
import { asksForAuthority } from '../../people/applicantRole.ts';
import { isAdviserApplying } from '../../people/applicantRole.ts';

/** Of whoever applies, and of an adviser whom they invite (1-CONT-36). */
const ALWAYS = ['first_name', 'last_name', 'email_address', 'tel_mobile', 'adviser_email'] as const;

/** Of an adviser who applies (1-CONT-03). */
export const OF_ADVISERS = ['adviser_first_name', 'adviser_last_name', 'adviser_mobile'] as const;

/** Of the dealer group of an adviser who applies (1-CONT-04). */
export const OF_DEALER_GROUPS = ['dealer_group_name', 'dealer_group_abn_or_acn', 'dealer_group_afsl'] as const;

/** Every field that is typed into on this step, asked or not. */
export const CONTACT_FIELDS = [
  ...ALWAYS,
  ...OF_ADVISERS,
  ...OF_DEALER_GROUPS,
] as const satisfies readonly (keyof ContactDetails)[];

/** Every field that is asked, here and on the landing page, whose answers stand with these (1-LAND-42). */
export function asked(values: ContactDetails): readonly (keyof ContactDetails)[] {
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
