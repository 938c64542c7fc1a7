import { landingTexts } from './landing.ts';
import { landingAnswerTexts } from './landingAnswers.ts';

/** Names of landing page fields in the error summary, for messages that do not name their field. */
export const landingLabels: Readonly<Record<string, string | undefined>> = {
  applicant_role: landingTexts.whoIsApplying,
  adviser_has_authority: landingAnswerTexts.hasAuthority,
  adviser_authority_doc: landingAnswerTexts.authorityDocument,
  hasAccount: landingTexts.hasAccount,
  username: landingAnswerTexts.emailAddress,
};
