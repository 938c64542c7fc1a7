/**
 * Texts that an answer on the landing page reveals (1-LAND-30, 1-LAND-33, 1-ADV): most visitors only read the page, and load none of them.
 */
export const landingAnswerTexts = {
  emailAddress: 'Your email address',
  hasAuthority: "Do you have the investor's authority to act?",
  hasAuthorityHelp:
    'Without it, we email the investor to ask for their approval before the issuer receives the application.',
  authorityDocument: 'Authority document',
  /** Label of the answer for readers. */
  downloadedAll: 'All documents downloaded',
} as const;
