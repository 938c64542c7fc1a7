/** Words as the fonts can print them. */

/** Controls, and marks that nobody sees or that turn the direction of what follows: in a record each is seen. */
const UNSEEN = /[\p{Cc}\p{Cf}]/u;

/** Each character that cannot be printed as its code: `[U+4E2D]`; none is dropped. Blanks of any kind but a new line become one. */
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
