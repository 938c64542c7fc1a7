/** Refusals of a code that was asked for, in the words that the page shows. */
import { draftMessageTexts as texts } from '#domain/texts.ts';
import { budgetRefusal, secondsUntil } from '../budgets/refuse.ts';
import type { RequestedCode } from '../drafts/codes.ts';
import { momentText } from '../emails/moment.ts';
import { Refusal } from './errors.ts';

const MINUTE = 60_000;

/** The refusal of a code that was not sent. */
export function refusalOfCode({ refusal }: Extract<RequestedCode, { isSent: false }>, now: Date): Refusal {
  if (refusal === 'no_number') return new Refusal(400, texts.noMobile);
  const { reason, until } = refusal;
  if (until === null) return new Refusal(400, texts.mobileElsewhere);
  if (reason === 'guesses') return guessedOut(until, now);
  if (reason === 'budget') return new Refusal(429, budgetRefusal({ budget: 'texts', until }), secondsUntil(until, now));
  return new Refusal(400, texts.codeLater(Math.ceil((until.getTime() - now.getTime()) / MINUTE)));
}

/** Strangers have guessed too often today. */
export function guessedOut(until: Date, now: Date): Refusal {
  const message = texts.guessedOut(momentText(until));
  return new Refusal(429, message, secondsUntil(until, now));
}
