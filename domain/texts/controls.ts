/** Words of controls that no visitor meets on the landing page. */
export const controlTexts = {
  show: 'Show',
  hide: 'Hide',
  noOptions: 'Start typing...',
} as const;

export const answerTexts = {
  supplied: 'Supplied',
  notSupplied: 'Not supplied',
} as const;

/** Names the part of a value that a button shows or hides (3-TAXSUM-08): `Show TFN`. */
export function revealLabel(isShown: boolean, name: string): string {
  return `${isShown ? controlTexts.hide : controlTexts.show} ${name}`;
}

/** What a search found, announced politely. */
export function resultCount(count: number): string {
  return count === 1 ? '1 result' : `${count} results`;
}
