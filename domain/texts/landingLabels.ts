import { landingTexts } from './landing.ts';
import { landingAnswerTexts } from './landingAnswers.ts';

/** Names a field of the landing page in the summary of what stands in the way, where its message alone does not. */
export const landingLabels: Readonly<Record<string, string | undefined>> = {
  applicant_role: landingTexts.whoIsApplying,
  adviser_has_authority: landingAnswerTexts.hasAuthority,
  adviser_authority_doc: landingAnswerTexts.authorityDocument,
  hasAccount: landingTexts.hasAccount,
  username: landingAnswerTexts.emailAddress,
};
