/** Words by which people and holders are found: each word of a name by its beginning. */
import { nameKey } from './sameName.ts';

/**
 * Returns the words of a text as they are stored and looked up: small letters without accents or apostrophes.
 * @example wordsOf("Siobhán O'Brien <Family A/C>") // ['siobhan', 'obrien', 'family', 'a', 'c']
 */
export function wordsOf(text: string): string[] {
  const folded = nameKey(text)
    .normalize('NFD')
    .replace(/\p{M}|'/gu, '');
  return [...new Set(folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean))];
}
