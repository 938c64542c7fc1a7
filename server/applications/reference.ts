/** References that an application is known by outside. */
import type { Ids } from '../deps.ts';

/** Characters without those that are mistaken for one another when read out or written down (0/O, 1/I/L, 5/S, 2/Z, 8/B, U/V). */
const CHARACTERS = '34679ACDEFGHJKMNPQRTWXY';
const LENGTH = 6;

/** Returns a reference, e.g. `EMB-7K3M9Q`: the first letters of the offer's address, and six random characters. */
export function newReference(href: string, ids: Ids): string {
  const prefix = (href.split('/').filter(Boolean).at(-1) ?? '')
    .replace(/[^a-z]/g, '')
    .slice(0, 3)
    .toUpperCase();
  const random = Array.from({ length: LENGTH }, () => CHARACTERS.charAt(ids.below(CHARACTERS.length)));
  return `${prefix}-${random.join('')}`;
}

/** Maximum of draws. Only a broken source of randomness exhausts them: each offer has 148 million references. */
const MOST_DRAWS = 10;

/**
 * Writes with a reference that nobody has: draws again while `write` returns null because another application has it already.
 * @throws Error when ten references in a row are taken
 */
export async function withFreeReference<Result>(
  draw: () => string,
  write: (reference: string) => Promise<Result | null>,
): Promise<Result> {
  for (let draws = 0; draws < MOST_DRAWS; draws += 1) {
    const result = await write(draw());
    if (result !== null) return result;
  }
  throw new Error('Ten references in a row are taken.');
}
