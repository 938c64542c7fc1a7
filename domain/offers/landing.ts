/**
 * Landing page's statements about an offer, and its questions to the applicant (1-LAND-08 to 1-LAND-38). Imports neither decimals nor yup,
 * because the landing page loads it.
 */
import { pick } from '../formats/pick.ts';
import type { Application, ContactDetails, LandingValues } from '../model/application.ts';
import { ID_TYPES } from '../model/idTypes.ts';
import type { Offer, OfferState } from '../model/offer.ts';
import { isPlainDraft, type Mode, type User, isIssuerActing } from '../model/session.ts';
import { offerTags, requiredDocumentTexts } from '../texts/landing.ts';

/** True while an offer is open or about to open: only then is the list of required documents useful (1-LAND-23). */
export function isOpenOrOpening(state: OfferState): boolean {
  return state === 'open' || state === 'opening';
}

/**
 * True when the page has terms and documents: the offer is open or about to open, the application is no draft unless under approval, and
 * the user is no issuer admin (1-LAND-23 to 1-LAND-25).
 */
export function asksForTerms(
  offer: Pick<Offer, 'state'>,
  user: Pick<User, 'is_acting_as_issuer_admin'> | null,
  mode: Mode,
): boolean {
  return isOpenOrOpening(offer.state) && !isPlainDraft(mode) && !user?.is_acting_as_issuer_admin;
}

/**
 * True while this user can start or resume an application: the offer is open (1-LAND-26, 1-LAND-27), or the user is staff with a paper form
 * that came before it closed. `user` may be null.
 */
export function acceptsApplications(offer: Pick<Offer, 'state' | 'takes_paper_forms'>, user: User | null): boolean {
  return isIssuerActing(user) ? acceptsPaperForms(offer) : offer.state === 'open';
}

/** True while staff can enter paper forms: the offer is open, or closed not long ago. */
export function acceptsPaperForms({ state, takes_paper_forms: goesOn }: Pick<Offer, 'state' | 'takes_paper_forms'>): boolean {
  return state === 'open' || (state === 'closed' && goesOn === true);
}

/** Returns the tags beside the offer's state, in order (1-LAND-08 to 1-LAND-10). */
export function offerTagsOf(offer: Offer): string[] {
  const tags: (readonly [boolean | undefined, string])[] = [
    [offer.require_sophisticated_investor_verification, offerTags.sophisticated],
    [offer.regular_investment_plan_enabled, offerTags.regularPlan],
    [offer.allow_drp, offerTags.reinvestment],
  ];
  return tags.filter(([applies]) => applies).map(([, tag]) => tag);
}

export type RequiredDocumentKind =
  'identity' | 'company' | 'certificate' | 'source_of_wealth' | 'bank_statement' | 'tax_number';

export interface RequiredDocument {
  kind: RequiredDocumentKind;
  text: string;
  /** Accepted documents, if the offer lists them. */
  detail?: string;
}

/** Returns the documents that an applicant should have at hand (1-LAND-18, 3-LAND-22): only those that this offer requires. */
export function requiredDocuments(offer: Offer): RequiredDocument[] {
  const list: (RequiredDocument | false | undefined)[] = [
    offer.require_aml_kyc && identityDocuments(offer),
    offer.require_aml_kyc && companyDocuments(offer),
    offer.require_sophisticated_investor_verification && {
      kind: 'certificate',
      text: requiredDocumentTexts.certificate,
    },
    offer.require_source_of_wealth_information &&
      (offer.source_of_wealth_documents_type ?? 'NONE').toUpperCase() !== 'NONE' && {
        kind: 'source_of_wealth',
        text: requiredDocumentTexts.sourceOfWealth,
      },
    isStatementAsked(offer) && { kind: 'bank_statement', text: requiredDocumentTexts.bankStatement },
    { kind: 'tax_number', text: requiredDocumentTexts.taxNumber },
  ];
  return list.filter((item) => item !== false && item !== undefined);
}

function identityDocuments(offer: Offer): RequiredDocument {
  const accepted = offer.allowed_individual_docs?.length ? offer.allowed_individual_docs : ID_TYPES;
  return {
    kind: 'identity',
    text: requiredDocumentTexts.identity(offer.required_doc_count ?? 1),
    detail: requiredDocumentTexts.identityTypes(accepted.join(', ')),
  };
}

function companyDocuments({ allowed_company_docs: accepted }: Offer): RequiredDocument {
  const text = accepted?.length
    ? requiredDocumentTexts.companyTypes(accepted.join(', '))
    : requiredDocumentTexts.company;
  return { kind: 'company', text };
}

function isStatementAsked(offer: Offer): boolean {
  return [offer.new_investor_bank_statement_type, offer.existing_investor_bank_statement_type].includes('REQUIRED');
}

/** Fields of contact_details that the applicant sets on the landing page (1-LAND-42). */
export const CHOSEN_ON_LANDING = [
  'holdingProfileType',
  'applicant_role',
  'adviser_has_authority',
  'adviser_authority_doc',
  'selectedSubregister',
  'selectedHolder',
] as const satisfies readonly (keyof ContactDetails)[];

export type ChosenOnLanding = Pick<ContactDetails, (typeof CHOSEN_ON_LANDING)[number]>;

/** Form values of the landing page; the password is never stored or sent with the application (1-LAND-41, 1-LAND-42). */
export type LandingFormValues = LandingValues & ChosenOnLanding & { password?: string };

/** Returns the landing form's values from the two steps that store them (1-LAND-42). */
export function landingFormValues(application: Application): LandingFormValues {
  return { ...application.landingpage, ...pick(application.contact_details ?? {}, CHOSEN_ON_LANDING) };
}

/** True when the page asks for the role; issuer staff count as the investor and are not asked (1-LAND-31). */
export function asksForRole(user: User | null): boolean {
  return !isIssuerActing(user);
}

/** True when username and password apply: the applicant claims an account and is not signed in yet (1-SESS-04, 1-SESS-05). */
export function asksForLogin(user: User | null, values: Pick<LandingFormValues, 'hasAccount'>): boolean {
  return user === null && values.hasAccount === true;
}

/**
 * Returns the form's first values: role investor, or adviser for an adviser's account (2-ROLE-02, 2-ROLE-03), and with authority. Terms and
 * documents are settled for issuer staff (1-LAND-36 to 1-LAND-38). A signed-in user has already answered the account question.
 */
export function initialLandingValues(user: User | null): LandingFormValues {
  const isSettled = isIssuerActing(user);
  return {
    agree_to_terms: isSettled,
    all_docs_are_downloaded: isSettled,
    hasAccount: user ? true : null,
    applicant_role: user?.is_acting_as_advisor ? 'advisor' : 'investor',
    adviser_has_authority: true,
    holdingProfileType: 'NEW',
  };
}
