/**
 * Splits a text into threes, counted from the right, as long numbers are read. One pass: an expression that looks ahead to the end from
 * every place takes seconds for a long paste.
 * @example inThrees('1234567') // ['1', '234', '567']
 */
export function groupInThrees(text: string): string[] {
  const first = text.length % 3;
  const threes = text.slice(first).match(/.{3}/gs) ?? [];
  return first === 0 ? threes : [text.slice(0, first), ...threes];
}
