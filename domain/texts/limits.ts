/** Messages about a text, a list or details beyond their limit. */

/** Names of a list's entries. */
const ROW_NOUNS = {
  investor: 'investors',
  director: 'directors',
  trustee: 'trustees',
  owner: 'beneficial owners',
  individual: 'individuals',
  taxInvestor: 'investors',
  country: 'countries',
  controllingPerson: 'controlling persons',
  document: 'documents',
  entity: 'entities',
  role: 'roles',
  source: 'sources',
  answer: 'answers',
  number: 'numbers',
} as const;

const LENGTH = /^Please enter at most [\d,]+ characters$/;
const ROWS = /^You can add up to [\d,]+ /;

/** True for a message about a limit: it is the same for every field and names none. */
export function isOfLimit(message: string): boolean {
  return LENGTH.test(message) || ROWS.test(message) || message === limitTexts.details;
}

export type RowNoun = keyof typeof ROW_NOUNS;

export const limitTexts = {
  /** Message for a long text. @example length(2000) === 'Please enter at most 2,000 characters' */
  length: (characters: number) => `Please enter at most ${characters.toLocaleString('en-AU')} characters`,
  /** Message for a long list. @example rows({ most: 100, of: 'director' }) === 'You can add up to 100 directors.' */
  rows: ({ most, of }: { most: number; of: RowNoun }) =>
    `You can add up to ${most.toLocaleString('en-AU')} ${ROW_NOUNS[of]}.`,
  details: 'Please enter fewer details',
  /** Message for all lists together. @example rowsInAll(2000) === 'An application can hold up to 2,000 entries in its lists.' */
  rowsInAll: (most: number) => `An application can hold up to ${most.toLocaleString('en-AU')} entries in its lists.`,
} as const;
