/** Compares names of people and organisations: the one place that decides when two names are one. */

/** Marks without a shape of their own: soft hyphens, joiners, marks of direction, variation selectors. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
/** Typewriter, left and right quotation mark, letter apostrophe: keyboards and autocorrection choose between them. */
const APOSTROPHES = /['\u2018\u2019\u02bc]/g;
/** A small i with a dot above its own, as lower-casing leaves the Turkish capital. */
const DOTTED_I = /i\u0307/g;
/** Most names: they need nothing more than small letters and single blanks. */
const PLAIN = /^[ -~]*$/;

/**
 * Returns the text by which names are compared. Compatible letters are one (NFKC), and so are apostrophes and blanks of any kind; invisible
 * marks and capitals do not count. Accents do: `Jose` and `José` are two names (2-BO-12).
 * @example nameKey('  SIOBHÁN O’Brien') === "siobhán o'brien"
 */
export function nameKey(name: string): string {
  if (PLAIN.test(name)) return name.toLowerCase().replace(/ +/g, ' ').trim();
  return (
    name
      .replace(INVISIBLE, '')
      .normalize('NFKC')
      .replace(APOSTROPHES, "'")
      // Goes through capitals, since some letters have two small forms (ς and σ), or a pair of capitals (ß and SS). ẞ has that pair once it
      // is small.
      .toLowerCase()
      .toUpperCase()
      .toLowerCase()
      .normalize('NFKC')
      .replace(DOTTED_I, 'i')
      .replace(/\p{White_Space}+/gu, ' ')
      .trim()
  );
}

/** True if two names are one by `nameKey`; an absent name equals a blank one. */
export function isSameName(one = '', other = ''): boolean {
  return one === other || nameKey(one) === nameKey(other);
}
