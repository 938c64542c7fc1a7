/** What the landing page says about an offer, and what it asks whoever starts (1-LAND-08 to 1-LAND-38). On the landing page's path: no decimals, no yup. */
import { pick } from '../formats/pick.ts';
import type { Application, ContactDetails, LandingValues } from '../application.ts';
import { ID_TYPES } from '../people/idTypes.ts';
import type { Offer, OfferState } from '../offer.ts';
import { isPlainDraft, type Mode, type User, isIssuerActing } from '../session.ts';
import { offerTags, requiredDocumentTexts } from '../texts/landing.ts';

/** True while an offer is open or about to open: what is needed to apply is of use then (1-LAND-23). */
export function isOnOffer(state: OfferState): boolean {
  return state === 'open' || state === 'opening';
}

/** Terms and documents: an offer that opens or is open, no draft unless it is being approved, no issuer admin (1-LAND-23 to 1-LAND-25). */
export function asksForTerms(
  offer: Pick<Offer, 'state'>,
  user: Pick<User, 'is_acting_as_issuer_admin'> | null,
  mode: Mode,
): boolean {
  return isOnOffer(offer.state) && !isPlainDraft(mode) && !user?.is_acting_as_issuer_admin;
}

/** Starting or resuming is possible while the offer is open (1-LAND-26, 1-LAND-27). */
export function takesApplications(offer: Pick<Offer, 'state'>): boolean {
  return offer.state === 'open';
}

/** The tags beside the offer's state, in order (1-LAND-08 to 1-LAND-10). */
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
  /** What is accepted, where the offer says. */
  detail?: string;
}

/** What an applicant should have at hand (1-LAND-18, 3-LAND-22): only what this offer asks for. */
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

/** The contact_details values that are chosen on the landing page (1-LAND-42). */
export const CHOSEN_ON_LANDING = [
  'holdingProfileType',
  'applicant_role',
  'adviser_has_authority',
  'adviser_authority_doc',
  'selectedSubregister',
  'selectedHolder',
] as const satisfies readonly (keyof ContactDetails)[];

export type ChosenOnLanding = Pick<ContactDetails, (typeof CHOSEN_ON_LANDING)[number]>;

/** What the landing form edits; the password is never stored or sent with the application (1-LAND-41, 1-LAND-42). */
export type LandingFormValues = LandingValues & ChosenOnLanding & { password?: string };

/** The landing form's values out of the two steps that store them (1-LAND-42). */
export function landingFormValues(application: Application): LandingFormValues {
  return { ...application.landingpage, ...pick(application.contact_details ?? {}, CHOSEN_ON_LANDING) };
}

/** The role is not asked of issuer staff, who count as the investor (1-LAND-31). */
export function asksForRole(user: User | null): boolean {
  return !isIssuerActing(user);
}

/** Username and password: someone says they have an account and is not signed in yet (1-SESS-04, 1-SESS-05). */
export function asksForLogin(user: User | null, values: Pick<LandingFormValues, 'hasAccount'>): boolean {
  return user === null && values.hasAccount === true;
}

/**
 * The form starts with the role investor, an adviser's account with that of an adviser (2-ROLE-02, 2-ROLE-03), and with authority; for issuer staff, terms and documents are settled (1-LAND-36 to
 * 1-LAND-38). Whoever is signed in has answered the account question.
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
