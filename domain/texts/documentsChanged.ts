/** Texts for an applicant who comes back to an offer with other documents than those they agreed to. */

export const documentsChangedTexts = {
  title: 'The offer documents have changed since you agreed to them',
  help: 'Everything that you entered is kept. Please read what is new, then download the documents and agree again below.',
  /** Help if documents were only removed. */
  helpGone: 'Everything that you entered is kept. Please agree again below to the current documents.',
  gone: 'No longer part of the offer:',
  goneOrReplaced: 'No longer part of the offer, or replaced:',
  /** Name of a removed document that can still be read. */
  former: (number: number, count: number) =>
    count === 1 ? 'A document that you agreed to' : `Document ${number} that you agreed to`,
  /** Title for an applicant who agreed before the agreement listed its documents. */
  titleUnknown: 'Please agree to the offer documents again',
  helpUnknown:
    'We cannot tell which documents you agreed to. Everything that you entered is kept: please read these, download the documents and agree again below.',
} as const;
