import type { Application, ContactDetails, HoldingProfileType, LandingValues } from '../application.ts';
import { showsTermsSection } from '../landing.ts';

import { isIssuerActing, type User } from '../session.ts';
import { contactErrors, landingErrors } from '../texts/errors.ts';
import type { SchemaContext } from './context.ts';
import { email, fields, flag, hasDocument, mustBeTrue, oneOf, required, shownWhile, text, uploadedDocument, wholeObject } from './rules.ts';

/** The contact_details values that are chosen on the landing page (1-LAND-42). */
export type ChosenOnLanding = Pick<
  ContactDetails,
  | 'holdingProfileType'
  | 'applicant_role'
  | 'adviser_has_authority'
  | 'adviser_authority_doc'
  | 'selectedSubregister'
  | 'selectedHolder'
>;

/** What the landing form edits; the password is never stored or sent with the application (1-LAND-41, 1-LAND-42). */
export type LandingFormValues = LandingValues & ChosenOnLanding & { password?: string };

/** The landing form's values out of the two steps that store them (1-LAND-42). */
export function landingFormValues(application: Application): LandingFormValues {
  const { holdingProfileType, applicant_role, adviser_has_authority, adviser_authority_doc, selectedSubregister, selectedHolder } =
    application.contact_details ?? {};
  const chosen = { holdingProfileType, applicant_role, adviser_has_authority, adviser_authority_doc, selectedSubregister, selectedHolder };
  return { ...application.landingpage, ...withoutUndefined(chosen) };
}

/** The role is not asked of issuer staff, who count as the investor (1-LAND-31). */
export function showsRoleChoice(user: User | null): boolean {
  return !isIssuerActing(user);
}

/** Username and password: someone says they have an account and is not signed in yet (1-SESS-04, 1-SESS-05). */
export function showsLogin(user: User | null, values: Pick<LandingFormValues, 'hasAccount'>): boolean {
  return user === null && values.hasAccount === true;
}

/** Holdings are picked from the list of who is signed in (3-HOLD-01): nobody else can name one. */
function holdingProfilesFor(user: User | null): readonly HoldingProfileType[] {
  return user === null ? ['NEW'] : ['NEW', 'EXISTING', 'TOP_UP', 'DUPLICATE'];
}

/** The authority document: an adviser who has authority, which is the default (1-ADV-05, 3-ROLE-06). */
export function showsAuthorityDocument(values: ChosenOnLanding): boolean {
  return values.applicant_role === 'advisor' && values.adviser_has_authority !== false;
}

/** The form starts with the role investor and with authority; for issuer staff, terms and documents are settled (1-LAND-36 to 1-LAND-38). */
export function initialLandingValues(user: User | null): LandingFormValues {
  const isSettled = isIssuerActing(user);
  return {
    agree_to_terms: isSettled,
    all_docs_are_downloaded: isSettled,
    hasAccount: user ? true : null,
    applicant_role: 'investor',
    adviser_has_authority: true,
    holdingProfileType: 'NEW',
  };
}

/**
 * The landing page's rules (1-LAND-39 to 1-LAND-43, 1-SESS-04 to 1-SESS-06, 1-ADV-05, 3-HOLD-01, 3-HOLD-08,
 * 3-HOLD-09). An offer without
 * documents has nothing to download.
 */
export function schema({ offer, user, mode }: SchemaContext) {
  const isTermsShown = () => showsTermsSection(offer, user, mode);
  const isDownloadAsked = () => isTermsShown() && offer.documents.length > 0;
  const isLoginShown = (values: LandingFormValues) => showsLogin(user, values);
  const isProfile = (...types: string[]) => (values: LandingFormValues) => types.includes(values.holdingProfileType ?? 'NEW');
  return fields<LandingFormValues>({
    agree_to_terms: flag(shownWhile(isTermsShown, mustBeTrue(landingErrors.terms))),
    all_docs_are_downloaded: flag(shownWhile(isDownloadAsked, mustBeTrue(landingErrors.documents))),
    applicant_role: text(shownWhile(() => showsRoleChoice(user), required(), oneOf(['investor', 'advisor']))),
    hasAccount: flag(shownWhile(() => user === null, required())),
    // Without an account it is the applicant's e-mail address: optional, but right when given.
    username: text(shownWhile(isLoginShown, required()), email(contactErrors.validEmail)),
    password: text(shownWhile(isLoginShown, required())),
    holdingProfileType: text(oneOf(holdingProfilesFor(user))),
    selectedSubregister: wholeObject(shownWhile(isProfile('TOP_UP', 'DUPLICATE'), required(landingErrors.holding))),
    selectedHolder: wholeObject(shownWhile(isProfile('EXISTING'), required(landingErrors.holding))),
    adviser_authority_doc: uploadedDocument(
      shownWhile(showsAuthorityDocument, (document) => (hasDocument(document) ? null : landingErrors.authorityDocument)),
    ),
    adviser_has_authority: flag(),
  });
}

function withoutUndefined<Values extends object>(values: Values): { [Field in keyof Values]?: Exclude<Values[Field], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;
}
