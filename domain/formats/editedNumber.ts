import { isMasked } from './format.ts';

/**
 * Returns a field's value once its text, `before`, was edited into `after`. No part of a mask is part of a number, so any edit of a mask
 * leaves only the new characters (3-TFN-11).
 *
 * @example editedNumber('******782', '******7821') === '1'
 */
export function editedNumber(before: string, after: string): string {
  if (!isMasked(before) || before === after) return after;
  const longest = Math.min(before.length, after.length);
  let start = 0;
  while (start < longest && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < longest - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return after.slice(start, after.length - end);
}
