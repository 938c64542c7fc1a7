/**
 * What an adviser may write to the investor, on review (2-REV-08): the e-mail that brings it goes out under the issuer's name, to an
 * address that anybody can enter.
 */
import { LONGEST } from '../../application/limits.ts';
import { asItLooks } from '../../formats/asItLooks.ts';
import { messageErrors } from '../../texts/message.ts';

/** Characters of a message. */
export const LONGEST_MESSAGE = LONGEST.words;
/** Of an address that is named as such. */
const LONGEST_EXCERPT = 40;

const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** Control characters but for the end of a line and the tabulator, halves of characters, and the marks that turn the reading direction. */
const UNWRITABLE = /(?![\n\t])[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

/** What e-mail programmes make a link of: `https://`, `www.`, an e-mail address, a name with a dot in it such as `evil.example`. */
const LINK = /:\/\/|www\.|[^\s@]@[^\s@]|[\p{L}\p{N}-][.\u3002]\p{L}[\p{L}\p{M}\p{N}-]/iu;

/** The message as it is kept: every end of a line the same, no blanks around it. */
export function tidyMessage(typed: string): string {
  return typed.replace(LINE_ENDS, '\n').trim();
}

/** How many more characters the message can have, as it is kept; negative where there are too many. */
export function charactersLeft(typed: string): number {
  let left = LONGEST_MESSAGE;
  for (const _character of tidyMessage(typed)) left -= 1;
  return left;
}

/** What is wrong with the message, or null: at most 2,000 characters, which can be sent, and nothing that reads as a link. */
export function messageRule(typed: string): string | null {
  const message = tidyMessage(typed);
  const left = charactersLeft(message);
  if (left < 0) return messageErrors.length(LONGEST_MESSAGE, -left);
  if (UNWRITABLE.test(message)) return messageErrors.unwritable;
  const link = findLink(asItLooks(message));
  return link === null ? null : messageErrors.link(link);
}

/** The word that reads as a link, cut where it is long. */
function findLink(message: string): string | null {
  const word = message.split(/\s+/).find((each) => LINK.test(each));
  if (word === undefined) return null;
  return word.length > LONGEST_EXCERPT ? `${word.slice(0, LONGEST_EXCERPT)}…` : word;
}
