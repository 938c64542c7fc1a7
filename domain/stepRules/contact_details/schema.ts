import { CONTACT_DETAILS } from '../../application/fields.ts';
import { isAdviserAtWork } from '../../people/applicantRole.ts';
import { isAdviserApplying } from '../../people/applicantRole.ts';
import type { Application, ContactDetails } from '../../application.ts';
import { personNameRule } from '../../people/personNames.ts';
import { isPhone, settlePhone } from '../../formats/phones.ts';
import { isIssuerActing, type ActingUser } from '../../session.ts';
import { contactErrors } from '../../texts/errors.ts';
import type { SchemaContext } from '../context.ts';
import { email, fields, required, shownWhile, text, when, type TextRule } from '../fieldRules.ts';

/** Required of every adviser, unless the stored applicant profile already tells of personal advice (1-CONT-19). */
export function requiresAdviserContact(
  values: Pick<ContactDetails, 'applicant_role'>,
  application: Application,
): boolean {
  return isAdviserApplying(values) && application.applicant_profile?.is_personal_advised !== true;
}

/** Nobody need give a mobile number to issuer staff (1-CONT-18). */
export function requiresMobile(user: ActingUser | null): boolean {
  return !isIssuerActing(user);
}

/** True for an AFSL number: six digits, perhaps a blank after three (1-CONT-24). */
export function isAfsl(typed: string): boolean {
  return /^\d{3} ?\d{3}$/.test(typed);
}

/**
 * Contact details (1-CONT-09 to 1-CONT-24, 1-CONT-36). The messages speak of "the investor" when an adviser applies; issuer
 * staff need not give a mobile number (1-CONT-18); one without a digit counts as missing, and what cannot be a number is refused (1-CONT-29). ABN or ACN and the dealer group's name have no rule (1-CONT-28).
 */
export function schema({ application, user, mode }: SchemaContext) {
  const requires = (values: ContactDetails) => requiresAdviserContact(values, application);
  const own = (message: string, forInvestor: string) => (value: string, values: ContactDetails) =>
    required(isAdviserAtWork(values, mode) ? forInvestor : message)(value);
  const dialled = (rule: TextRule<ContactDetails>) => (value: string, values: ContactDetails) =>
    rule(/\d/.test(value) ? value : '', values);
  const phone = when(isPhone, contactErrors.validMobile);
  /** An adviser without authority cannot be who approves (2-ROLE-06). */
  const asksInvestor = (values: ContactDetails) =>
    isAdviserAtWork(values, mode) && application.contact_details?.adviser_has_authority === false;
  const investorsOwn = (field: 'adviser_email' | 'adviser_mobile', message: string) =>
    shownWhile(asksInvestor, (value: string, values: ContactDetails) =>
      value !== '' && isSameContact(value, values[field] ?? '') ? message : null,
    );
  return fields(CONTACT_DETAILS, {
    first_name: text(own(contactErrors.firstName, contactErrors.investorFirstName), personNameRule),
    last_name: text(own(contactErrors.lastName, contactErrors.investorLastName), personNameRule),
    email_address: text(
      own(contactErrors.email, contactErrors.investorEmail),
      email(contactErrors.validEmail),
      investorsOwn('adviser_email', contactErrors.investorsOwnEmail),
    ),
    tel_mobile: text(
      shownWhile(() => requiresMobile(user), dialled(own(contactErrors.mobile, contactErrors.investorMobile))),
      phone,
      investorsOwn('adviser_mobile', contactErrors.investorsOwnMobile),
    ),
    adviser_first_name: text(
      shownWhile(requires, required(contactErrors.firstName)),
      shownWhile(isAdviserApplying, personNameRule),
    ),
    adviser_last_name: text(
      shownWhile(requires, required(contactErrors.lastName)),
      shownWhile(isAdviserApplying, personNameRule),
    ),
    adviser_email: text(shownWhile(requires, required(contactErrors.email)), email(contactErrors.validEmail)),
    adviser_mobile: text(
      shownWhile(requires, dialled(required(contactErrors.mobile))),
      shownWhile(isAdviserApplying, phone),
    ),
    dealer_group_name: text(),
    dealer_group_abn_or_acn: text(),
    dealer_group_afsl: text(shownWhile(isAdviserApplying, when(isAfsl, contactErrors.afsl))),
  });
}

/** An address whatever its capitals, a number however it was typed. */
function isSameContact(one: string, other: string): boolean {
  return settlePhone(one).toLowerCase() === settlePhone(other).toLowerCase();
}
