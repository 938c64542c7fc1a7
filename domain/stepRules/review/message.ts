/**
 * Rules of an adviser's message to the investor on review (2-REV-08): its e-mail goes out under the issuer's name, to an address that
 * anybody can enter.
 */
import { LONGEST } from '../../model/limits.ts';
import { normaliseLookalikes } from '../../formats/normaliseLookalikes.ts';
import { messageErrors } from '../../texts/message.ts';

/** Maximum length of a message, in characters. */
export const LONGEST_MESSAGE = LONGEST.words;
/** Maximum length of a quoted link, in characters. */
const LONGEST_EXCERPT = 40;

const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** Control characters except line ends and tabs, halves of characters, and the marks that turn the reading direction. */
const UNWRITABLE = /(?![\n\t])[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

/** Text that e-mail programs turn into a link: `https://`, `www.`, an e-mail address, a name with a dot in it such as `evil.example`. */
const LINK = /:\/\/|www\.|[^\s@]@[^\s@]|[\p{L}\p{N}-][.\u3002]\p{L}[\p{L}\p{M}\p{N}-]/iu;

/** Returns the message in its saved form: uniform line ends, no outer spaces. */
export function normaliseMessage(typed: string): string {
  return typed.replace(LINE_ENDS, '\n').trim();
}

/** Returns the number of characters still free in the saved form; negative if there are too many. */
export function charactersLeft(typed: string): number {
  let left = LONGEST_MESSAGE;
  for (const _character of normaliseMessage(typed)) left -= 1;
  return left;
}

/** Returns the error of the message, or null: at most 2,000 characters, only sendable ones, and nothing that reads as a link. */
export function messageRule(typed: string): string | null {
  const message = normaliseMessage(typed);
  const left = charactersLeft(message);
  if (left < 0) return messageErrors.length(LONGEST_MESSAGE, -left);
  if (UNWRITABLE.test(message)) return messageErrors.unwritable;
  const link = findLink(normaliseLookalikes(message));
  return link === null ? null : messageErrors.link(link);
}

/** Returns the part of the message that reads as a link, cut if it is long. */
function findLink(message: string): string | null {
  const word = message.split(/\s+/).find((each) => LINK.test(each));
  if (word === undefined) return null;
  return word.length > LONGEST_EXCERPT ? `${word.slice(0, LONGEST_EXCERPT)}…` : word;
}
