/** Quotes another person's text in an e-mail of ours. */

/** Characters of a line after the mark: no e-mail program on a wide screen breaks such a line into one without the mark. */
const WIDTH = 72;

/**
 * Returns the text as plain text is quoted: each line begins with `> `, long ones are broken. Blanks in a row are one, and so are empty
 * lines, so that no text can move to a place that looks like a line of ours.
 * @example quoted('Dear Margot\n\nall is well') === '> Dear Margot\n>\n> all is well'
 */
export function quoteLines(text: string): string {
  const lines = text.split('\n').flatMap(wrapped);
  return lines
    .filter((line, index) => line !== '' || lines[index - 1] !== '')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');
}

/** Splits a line into lines that are short enough; an empty line stays one. */
function wrapped(line: string): string[] {
  const lines = [''];
  for (const word of line.split(/\s+/).flatMap(inPieces)) {
    const begun = lines.at(-1) ?? '';
    const longer = begun === '' ? word : `${begun} ${word}`;
    if (width(longer) <= WIDTH) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function inPieces(word: string): string[] {
  const characters = [...word];
  return Array.from({ length: Math.ceil(characters.length / WIDTH) }, (_, piece) =>
    characters.slice(piece * WIDTH, (piece + 1) * WIDTH).join(''),
  );
}

function width(line: string): number {
  return [...line].length;
}
