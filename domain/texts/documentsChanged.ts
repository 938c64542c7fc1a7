/** To whoever comes back to an offer whose documents were changed since they agreed to them. */

export const documentsChangedTexts = {
  title: 'The offer documents have changed since you agreed to them',
  help: 'Everything that you entered is kept. Please read what is new, then download the documents and agree again below.',
} as const;
