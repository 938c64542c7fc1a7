/** Texts about an answer or a document, for pages that show answers. The landing page loads none of them. */
export const answerTexts = {
  taxDetails: 'Tax details',
  supplied: 'Supplied',
  notSupplied: 'Not supplied',
  /** Text for several documents of which only some are present. */
  partlySupplied: (text: string, names: readonly string[]) =>
    names.length > 0 ? `${text} (${names.join(', ')} is there, another one is missing)` : text,
} as const;
