import type { LandingValues } from '../../model/application.ts';
import { initialLandingValues } from '../../offers/landing.ts';
import type { SchemaContext } from '../../rules/context.ts';
import { pickFields, trimText, applyFormats } from '../../rules/fieldFormats.ts';
import { landingTexts } from '../../texts/landing.ts';
import { landingAnswerTexts } from '../../texts/landingAnswers.ts';
import { linesOf, yesNo, type FieldReadings, type Section, type SummaryLine } from '../../rules/description.ts';

/** Returns the first values of the landing page; for issuer staff, terms and documents are settled (1-LAND-36 to 1-LAND-38). */
export function open(saved: LandingValues | undefined, { user }: Pick<SchemaContext, 'user'>): LandingValues {
  const { agree_to_terms = false, all_docs_are_downloaded = false, hasAccount = null } = initialLandingValues(user);
  return { agree_to_terms, all_docs_are_downloaded, hasAccount, ...saved };
}

/** Returns the values that the record needs; the other choices of the page are stored with the contact details (1-LAND-41, 1-LAND-42). */
export function settle(form: LandingValues): LandingValues {
  return applyFormats(
    pickFields(form, ['agree_to_terms', 'all_docs_are_downloaded', 'agreed_documents', 'hasAccount', 'username']),
    {
      username: trimText,
    },
  );
}

const READINGS: FieldReadings<LandingValues> = {
  agree_to_terms: yesNo(
    `${landingTexts.agreeToTerms} ${landingTexts.termsLink}`,
    ({ agree_to_terms: agrees }) => agrees,
  ),
  all_docs_are_downloaded: yesNo(
    landingAnswerTexts.downloadedAll,
    ({ all_docs_are_downloaded: areDownloaded }) => areDownloaded,
  ),
  // The record names the documents themselves.
  agreed_documents: 'internal',
  // The applicant's way of signing in is no answer of the application.
  hasAccount: 'internal',
  username: 'internal',
};

/** Describes the agreement to the offer's terms and the download of its documents, for the record of the submitted application. */
export function describe(values: LandingValues): Section[] {
  return [{ path: '', lines: linesOf({ readings: READINGS, asked: Object.keys(values) }, values, undefined) }];
}

/** Returns nothing: the step has no answers of its own to summarise. */
export function summarise(): SummaryLine[] {
  return [];
}
