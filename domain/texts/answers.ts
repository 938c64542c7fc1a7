/** What is told of an answer, or a document, where answers are read: no visitor of the landing page meets it. */
export const answerTexts = {
  taxDetails: 'Tax details',
  supplied: 'Supplied',
  notSupplied: 'Not supplied',
} as const;
