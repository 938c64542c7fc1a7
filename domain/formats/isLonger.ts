/**
 * Whether a text has more than this many characters, without blanks around it; an end of a line is one. A text of more than twice as many
 * UTF-16 units is, whatever it holds, so that nothing long is looked at character by character.
 */
export function isLonger(text: string, characters: number): boolean {
  if (text.length <= characters) return false;
  if (text.length > 2 * characters) return true;
  return [...text.trim().replaceAll('\r\n', '\n')].length > characters;
}
