import type { ContactDetails } from '../../application.ts';
import { withoutSpaces } from '../../formats/format.ts';
import { settlePhone } from '../../formats/phones.ts';
import { isIssuerActing } from '../../session.ts';
import type { SchemaContext } from '../context.ts';
import { keepOnly, trimmed, withFormats } from '../keep.ts';
import { asked } from './asked.ts';

/**
 * What is kept: what was typed, mobiles as E.164 (1-CONT-29), an ABN without its blanks (1-CONT-28), beside what was chosen on the landing
 * page (1-LAND-42); nothing of an adviser where an investor applies (1-CONT-03, 1-CONT-04). Issuer staff apply as the investor
 * (1-LAND-31).
 */
export function settle(
  form: ContactDetails,
  { application, user }: Pick<SchemaContext, 'application' | 'user'>,
): ContactDetails {
  const whole: ContactDetails = {
    holdingProfileType: 'NEW',
    applicant_role: 'investor',
    adviser_has_authority: true,
    ...application.contact_details,
    ...form,
    ...(isIssuerActing(user) && { applicant_role: 'investor' as const }),
  };
  return withFormats(keepOnly(whole, asked(whole)), {
    first_name: trimmed,
    last_name: trimmed,
    tel_mobile: settlePhone,
    adviser_first_name: trimmed,
    adviser_last_name: trimmed,
    adviser_mobile: settlePhone,
    dealer_group_name: trimmed,
    dealer_group_abn_or_acn: withoutSpaces,
  });
}
