import { HOLDING_PROFILE_TYPES } from '../../data/choices.ts';
import { secret } from '../../model/fieldKinds.ts';
import { CONTACT_DETAILS, LANDING_VALUES } from '../../model/fields.ts';
import { LONGEST } from '../../model/limits.ts';
import { type LandingFormValues, asksForLogin, asksForRole } from '../../offers/landing.ts';
import { landingGaps, type LandingGaps } from '../../offers/landingGaps.ts';
import { contactErrors, landingErrors } from '../../texts/errors.ts';
import type { SchemaContext } from '../../rules/context.ts';
import { validateWith, type FieldErrors } from '../../rules/validate.ts';
import {
  email,
  fields,
  flag,
  oneOf,
  required,
  shownWhile,
  text,
  textList,
  uploadedDocument,
  wholeObject,
} from '../../rules/fieldRules.ts';

const CREDENTIALS = { username: LANDING_VALUES.username, password: secret.text(LONGEST.words) };
/** Fields of the landing page, among them the password, which is no answer. */
const FORM = { ...CONTACT_DETAILS, ...LANDING_VALUES, ...CREDENTIALS };

/**
 * Returns the rules of the landing page (1-LAND-39 to 1-LAND-43, 1-SESS-04 to 1-SESS-06, 1-ADV-05, 3-HOLD-01, 3-HOLD-08, 3-HOLD-09). An
 * offer without documents has nothing to download.
 */
export function schema({ offer, user, mode }: SchemaContext) {
  const gapAt = (field: keyof LandingGaps) => (_value: unknown, values: LandingFormValues) => {
    const gap = landingGaps({ offer, user, mode }, values)[field];
    return gap === undefined ? null : landingErrors[gap];
  };
  return fields(FORM, {
    agree_to_terms: flag(gapAt('agree_to_terms')),
    agreed_documents: textList(),
    all_docs_are_downloaded: flag(gapAt('all_docs_are_downloaded')),
    applicant_role: text(
      shownWhile(() => asksForRole(user), required(), oneOf(['investor', 'advisor'])),
      gapAt('applicant_role'),
    ),
    hasAccount: flag(
      shownWhile(() => user === null, required()),
      gapAt('hasAccount'),
    ),
    ...credentialRules((values: LandingFormValues) => asksForLogin(user, values)),
    holdingProfileType: text(oneOf(HOLDING_PROFILE_TYPES)),
    selectedSubregister: wholeObject(gapAt('selectedSubregister')),
    selectedHolder: wholeObject(gapAt('selectedHolder')),
    adviser_authority_doc: uploadedDocument(gapAt('adviser_authority_doc')),
    adviser_has_authority: flag(gapAt('adviser_has_authority')),
  });
}

/** If the applicant has no account, the username is their e-mail address: optional, but valid when given. */
function credentialRules<Values>(areAsked: (values: Values) => boolean) {
  return {
    username: text<Values>(shownWhile(areAsked, required()), email(contactErrors.validEmail)),
    password: text<Values>(shownWhile(areAsked, required())),
  };
}

/** Returns the errors of a username and password before the client sends them. */
export function loginErrors(typed: { username: string; password: string }): FieldErrors {
  return validateWith(
    fields(
      CREDENTIALS,
      credentialRules(() => true),
    ),
    typed,
  );
}
