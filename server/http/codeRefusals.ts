/** Refusals of a requested code or link, with the text that the page shows. */
import { codeTexts } from '#domain/texts/code.ts';
import { draftMessageTexts as texts } from '#domain/texts.ts';
import { budgetRefusal, secondsUntil } from '../budgets/refuse.ts';
import type { RequestedCode } from '../drafts/codes.ts';
import { momentText } from '../emails/moment.ts';
import { Refusal } from './errors.ts';

const MINUTE = 60_000;

type Unsent = Extract<RequestedCode, { isSent: false }>;

/** Returns the refusal of a code that was not sent. */
export function refusalOfCode({ refusal }: Unsent, now: Date): Refusal {
  if (refusal === 'no_number') return new Refusal(400, texts.noMobile);
  const { reason, until } = refusal;
  if (until === null) return new Refusal(400, texts.mobileElsewhere);
  if (reason === 'guesses') return guessLimitRefusal(until, now);
  if (reason === 'budget') return new Refusal(429, budgetRefusal({ budget: 'texts', until }), secondsUntil(until, now));
  return new Refusal(400, texts.codeLater(minutesUntil(until, now)));
}

/** Returns the refusal of an approval link that was not sent. */
export function refusalOfLink(unsent: Unsent, now: Date): Refusal {
  const { refusal } = unsent;
  if (refusal !== 'no_number' && refusal.reason === 'number' && refusal.until !== null)
    return new Refusal(400, texts.linkLater(minutesUntil(refusal.until, now)));
  return refusalOfCode(unsent, now);
}

/** Returns the refusal for a caller who may not guess before another day, because strangers have guessed too often today. */
export function guessLimitRefusal(until: Date, now: Date): Refusal {
  const message = codeTexts.waits(momentText(until));
  return new Refusal(429, message, secondsUntil(until, now));
}

/** Returns the minutes until then, rounded up. */
function minutesUntil(until: Date, now: Date): number {
  return Math.ceil((until.getTime() - now.getTime()) / MINUTE);
}
