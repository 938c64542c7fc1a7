import { CONTACT_DETAILS } from '../../model/fields.ts';
import { isAdviserAtWork, isAdviserApplying } from '../../model/applicantRole.ts';

import type { Application, ContactDetails } from '../../model/application.ts';
import { personNameRule } from '../../people/personNames.ts';
import { isPhone } from '../../formats/phones.ts';
import { isIssuerActing, type ActingUser } from '../../model/session.ts';
import { contactErrors } from '../../texts/errors.ts';
import type { SchemaContext } from '../../rules/context.ts';
import { isAdvisersMailbox, isAdvisersMobile } from './adviserFields.ts';
import { asksForPaperForm, receivedOnError } from './paperForm.ts';
import {
  email,
  fields,
  required,
  shownWhile,
  text,
  uploadedDocument,
  when,
  type TextRule,
} from '../../rules/fieldRules.ts';

/** True for an adviser who answered on the landing page that they have no authority. */
function hasNoAuthority(application: Application): boolean {
  return application.contact_details?.adviser_has_authority === false;
}

/**
 * True when the adviser's contact details are compulsory: always without authority, because the investor's contact details are compared
 * with them (1-CONT-19), else unless the stored applicant profile already reports personal advice.
 */
export function requiresAdviserContact(
  values: Pick<ContactDetails, 'applicant_role'>,
  application: Application,
): boolean {
  const isAdvised = application.applicant_profile?.is_personal_advised === true;
  return isAdviserApplying(values) && (!isAdvised || hasNoAuthority(application));
}

/** True when a mobile number is compulsory; issuer staff need not enter one (1-CONT-18). */
export function requiresMobile(user: ActingUser | null): boolean {
  return !isIssuerActing(user);
}

/** True for an AFSL number: six digits, optionally with a space after three (1-CONT-24). */
export function isAfsl(typed: string): boolean {
  return /^\d{3} ?\d{3}$/.test(typed);
}

/**
 * Returns the rules of the contact details (1-CONT-09 to 1-CONT-24, 1-CONT-36). The messages name "the investor" when an adviser or staff apply.
 * Issuer staff need not enter a mobile number (1-CONT-18); a number without a digit counts as missing, and an impossible number is refused
 * (1-CONT-29). The ABN or ACN and the dealer group's name have no rule (1-CONT-28).
 */
export function schema(context: SchemaContext) {
  const { application, user, mode } = context;
  const requires = (values: ContactDetails) => requiresAdviserContact(values, application);
  const isForAnother = (values: ContactDetails) => isAdviserAtWork(values, mode) || isIssuerActing(user);
  const own = (message: string, forInvestor: string) => (value: string, values: ContactDetails) =>
    required(isForAnother(values) ? forInvestor : message)(value);
  const dialled = (rule: TextRule<ContactDetails>) => (value: string, values: ContactDetails) =>
    rule(/\d/.test(value) ? value : '', values);
  const phone = when(isPhone, contactErrors.validMobile);
  /** The investor has to approve, and an adviser without authority cannot be that investor (2-ROLE-06). */
  const asksInvestor = (values: ContactDetails) => isAdviserAtWork(values, mode) && hasNoAuthority(application);
  const investorsOwn = (isAdvisers: typeof isAdvisersMailbox, message: string) =>
    shownWhile(asksInvestor, (value: string, contact: ContactDetails) =>
      isAdvisers(value, { contact, application, user }) ? message : null,
    );
  return fields(CONTACT_DETAILS, {
    first_name: text(own(contactErrors.firstName, contactErrors.investorFirstName), personNameRule),
    last_name: text(own(contactErrors.lastName, contactErrors.investorLastName), personNameRule),
    email_address: text(
      own(contactErrors.email, contactErrors.investorEmail),
      email(contactErrors.validEmail),
      investorsOwn(isAdvisersMailbox, contactErrors.investorsOwnEmail),
    ),
    tel_mobile: text(
      shownWhile(() => requiresMobile(user), dialled(own(contactErrors.mobile, contactErrors.investorMobile))),
      phone,
      investorsOwn(isAdvisersMobile, contactErrors.investorsOwnMobile),
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
    paper_received_on: text(
      shownWhile(
        () => asksForPaperForm(context),
        (typed) => receivedOnError(typed, context),
      ),
    ),
    paper_form: uploadedDocument(),
    dealer_group_name: text(),
    dealer_group_abn_or_acn: text(),
    dealer_group_afsl: text(shownWhile(isAdviserApplying, when(isAfsl, contactErrors.afsl))),
  });
}
