/** To whoever comes back to an offer whose documents were changed since they agreed to them. */

export const documentsChangedTexts = {
  title: 'The offer documents have changed since you agreed to them',
  help: 'Everything that you entered is kept. Please read what is new, then download the documents and agree again below.',
  /** Only documents that went. */
  helpGone: 'Everything that you entered is kept. Please agree again below, to the documents as they are now.',
  gone: 'No longer part of the offer:',
  goneOrReplaced: 'No longer part of the offer, or replaced by what is new:',
  /** One that went, which is still there to be read. */
  former: (number: number, count: number) =>
    count === 1 ? 'A document that you agreed to' : `Document ${number} that you agreed to`,
  /** To whoever agreed when it was not yet kept to what. */
  titleUnknown: 'Please agree to the offer documents again',
  helpUnknown:
    'We cannot tell which documents you agreed to. Everything that you entered is kept: please read these, download the documents and agree again below.',
} as const;
