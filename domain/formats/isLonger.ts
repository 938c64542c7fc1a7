/**
 * True if a text without outer blanks has more than this many characters; an end of a line counts as one. A text of more than twice as many
 * UTF-16 units is longer in any case, so that no long text is read character by character.
 */
export function isLonger(text: string, characters: number): boolean {
  if (text.length <= characters) return false;
  if (text.length > 2 * characters) return true;
  return [...text.trim().replaceAll('\r\n', '\n')].length > characters;
}
