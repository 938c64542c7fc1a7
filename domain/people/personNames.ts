/** What a name may hold, and when a letter may be addressed with it. */
import { asItLooks } from '../formats/asItLooks.ts';
import { LONGEST } from '../application/limits.ts';
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

/** The message about one part of a person's name, or null: at most 100 characters, no control character or line break. */
export const personNameRule = nameRule(LONGEST.name);

/** The same of a person's name in one field, as long as its parts together may be (3-TAX-28, 1-PROF-06). */
export const wholeNameRule = nameRule(LONGEST.wholeName);

/** The same of the name of an organisation, a trust or an account (2-ROLE-04). */
export const entityNameRule = nameRule(LONGEST.entityName);

/** What a mail programme makes a link of, or reads as an address. */
const LINK = /:\/\/|@|www\.|[\p{L}\p{N}][.\u3002]\p{L}/iu;

/**
 * Whether an e-mail may call its reader, or another person, by this name: not when anything in it could be read as a link
 * or an address, so that nobody sends a message of their own to a stranger under our name (2-ROLE-04). Letters of double
 * width and invisible marks count as what they look like.
 * @example mayNameInMail("Ann-Marie O'Connell") === true; mayNameInMail('Win at evil.example') === false
 */
export function mayNameInMail(name: string): boolean {
  if (name.length > 2 * LONGEST.wholeName || UNWRITABLE.test(name)) return false;
  return !LINK.test(asItLooks(name));
}
