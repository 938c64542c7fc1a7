/**
 * Returns the text as a reader sees it: letters of double width and other styles become plain, invisible marks go. Only for rules about the
 * possible reading of a text; never stored.
 * @example asItLooks('ｗｗｗ．evil') === 'www.evil'
 */
export function normaliseLookalikes(text: string): string {
  return text.normalize('NFKC').replace(/\p{Cf}/gu, '');
}
