/** Texts of a record's PDF that its page does not have. */
export const recordPdfTexts = {
  title: (offer: string, reference: string) => `${offer}, application ${reference}`,
  foot: (reference: string, offer: string) => `${reference}   ${offer}`,
  pageOf: (page: number, count: number) => `Page ${page} of ${count}`,
  codes:
    'Some characters cannot be printed in this document. Each is shown as its Unicode code in brackets, such as [U+4E2D]. The page and the data file of this record show it as it was entered.',
  check:
    'To check this file or the data file, choose it on the page “Check a record” of the site where the application was submitted. The documents above are identified by their SHA-256.',
  format: 'Format',
  offerVersion: 'SHA-256 of the offer’s settings',
  textsVersion: 'SHA-256 of the texts',
} as const;
