/**
 * The characters of a text in threes, counted from the right, as long numbers are read. One pass: an expression that looks ahead to
 * the end from every place takes seconds for a long paste.
 * @example inThrees('1234567') // ['1', '234', '567']
 */
export function inThrees(text: string): string[] {
  const characters = [...text];
  const first = characters.length % 3;
  const pieces = first === 0 ? [] : [characters.slice(0, first).join('')];
  for (let start = first; start < characters.length; start += 3) pieces.push(characters.slice(start, start + 3).join(''));
  return pieces;
}
