import type { Mask } from './MaskInput.tsx';

/** Accepts every key: days are also written `1.2.1980` or `1 Feb 1980`, and users of screen readers type freely (A8). */
const ANYTHING = /^[\s\S]{0,40}$/;

/** Matches digits typed one by one, up to the day or the month: the slash follows by itself. */
const AWAITS_SLASH = /^(\d{2}|\d{1,2}\/\d{2})$/;

/** Year first, typed digit by digit: the mask inserted the slash after two digits, not the person. */
const YEAR_FIRST = /^(19|20)\/(\d{2})[-/.\s]+([a-z]{3,9}|\d{1,2})[-/.\s]+(\d{1,2})$/i;

/** Inserts slashes between digits typed one by one. Never refuses, and leaves a paste unchanged, except eight digits. */
export const DATE_MASK: Mask = {
  mask: ANYTHING,
  prepare: (inserted, { ahead, isAtEnd }) => {
    if (isAtEnd && /^\d$/.test(inserted) && AWAITS_SLASH.test(ahead)) return `/${inserted}`;
    if (ahead === '' && /^\d{8}$/.test(inserted))
      return `${inserted.slice(0, 2)}/${inserted.slice(2, 4)}/${inserted.slice(4)}`;
    return inserted;
  },
};

/** Removes the slash that the mask put into a year: `19/84-03-14` was typed as `1984-03-14`. */
export function withoutMaskTraces(typed: string): string {
  return typed.replace(YEAR_FIRST, '$1$2-$3-$4');
}
