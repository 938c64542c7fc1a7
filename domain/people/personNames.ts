/** Characters allowed in a name, and the names by which a letter may address its reader. */
import { normaliseLookalikes } from '../formats/normaliseLookalikes.ts';
import { LONGEST } from '../model/limits.ts';
import { isLonger } from '../formats/isLonger.ts';
import { nameErrors } from '../texts/errors.ts';
import { limitTexts } from '../texts/limits.ts';

/** Control characters, ends of lines and paragraphs, and the marks that turn the reading direction. */
const UNWRITABLE = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

function nameRule(characters: number): (name: string) => string | null {
  return (name) => {
    if (isLonger(name, characters)) return limitTexts.length(characters);
    return UNWRITABLE.test(name) ? nameErrors.characters : null;
  };
}

/** Returns the message about one part of a person's name, or null: at most 100 characters, no control character or line break. */
export const personNameRule = nameRule(LONGEST.name);

/** The same rule for a person's name in one field, as long as its parts together may be (3-TAX-28, 1-PROF-06). */
export const wholeNameRule = nameRule(LONGEST.wholeName);

/** The same rule for the name of an organisation, a trust or an account (2-ROLE-04). */
export const entityNameRule = nameRule(LONGEST.entityName);

/** Text that a mail program turns into a link, or reads as an address. */
const LINK = /:\/\/|@|www\.|[\p{L}\p{N}][.\u3002]\p{L}/iu;

/**
 * True if an e-mail may call its reader, or another person, by this name. Text that could be read as a link or an address is refused, so
 * that nobody sends a message of their own to a stranger under our name (2-ROLE-04). Letters of double width and invisible marks count as
 * what they look like.
 * @example mayNameInMail("Ann-Marie O'Connell") === true; mayNameInMail('Win at evil.example') === false
 */
export function isSafeNameForEmail(name: string): boolean {
  if (name.length > 2 * LONGEST.wholeName || UNWRITABLE.test(name)) return false;
  return !LINK.test(normaliseLookalikes(name));
}
