import type { LandingValues } from '../../application.ts';
import { landingTexts } from '../../texts/landing.ts';
import { landingAnswerTexts } from '../../texts/landingAnswers.ts';
import { linesOf, yesNo, type FieldReadings, type Section } from '../description.ts';

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
  // How somebody comes in is no answer of the application's.
  hasAccount: 'internal',
  username: 'internal',
};

/** That the documents of the offer were downloaded and its terms agreed to: for the record of what was lodged. */
export function describe(values: LandingValues): Section[] {
  return [{ path: '', lines: linesOf({ readings: READINGS, asked: Object.keys(values) }, values, undefined) }];
}
