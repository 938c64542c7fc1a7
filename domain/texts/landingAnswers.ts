/** What an answer on the landing page brings (1-LAND-30, 1-LAND-33, 1-ADV): most visitors only read, and load none of it. */
export const landingAnswerTexts = {
  emailAddress: 'Your email address',
  hasAuthority: "Do you have the investor's authority to act?",
  hasAuthorityHelp:
    'Without it, the investor is asked by e-mail to approve the application before the issuer receives it.',
  authorityDocument: 'Authority document',
  /** Where the answer is read. */
  downloadedAll: 'All documents downloaded',
} as const;
