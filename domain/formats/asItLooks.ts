/**
 * The text as a reader takes it: letters of double width and of other styles as the plain ones, invisible marks away. For rules about
 * what a text could be read as; never what is stored.
 * @example asItLooks('ｗｗｗ．evil') === 'www.evil'
 */
export function asItLooks(text: string): string {
  return text.normalize('NFKC').replace(/\p{Cf}/gu, '');
}
