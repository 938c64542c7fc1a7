/** Text as the fonts can print it. */

/** Controls, and marks that nobody sees or that turn the direction of the text after them: a record shows each of them. */
const UNSEEN = /[\p{Cc}\p{Cf}]/u;

/**
 * Returns the text with each unprintable character as its code: `[U+4E2D]`; none is dropped. Every blank except a new line becomes a space.
 */
export function printable(text: string, hasGlyph: (codePoint: number) => boolean): string {
  let printed = '';
  for (const character of text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\t\v\f]/g, ' ')) {
    const code = character.codePointAt(0) ?? 0;
    const isPrinted = character === '\n' || (!UNSEEN.test(character) && hasGlyph(code));
    printed += isPrinted ? character : `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`;
  }
  return printed;
}
