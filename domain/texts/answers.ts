/** What is told of an answer, or a document, where answers are read: no visitor of the landing page meets it. */
export const answerTexts = {
  taxDetails: 'Tax details',
  supplied: 'Supplied',
  notSupplied: 'Not supplied',
  /** Of several documents that are asked for some are there. */
  partlySupplied: (text: string, names: readonly string[]) =>
    names.length > 0 ? `${text} (${names.join(', ')} is there, another one is missing)` : text,
} as const;
