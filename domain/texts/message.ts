/** Adviser's message to the investor (2-REV-08); the documents only give its name, which is `submissionTexts.messageToInvestor`. */
import { groupInThrees } from './groupInThrees.ts';

export const messageTexts = {
  help: (limit: number) =>
    `It is added to the email to the investor, as written. Up to ${characters(limit)}, without web or email addresses.`,
  left: (count: number) => `${characters(count)} left`,
  tooMany: (count: number) => `${characters(count)} too many`,
} as const;

export const messageErrors = {
  length: (limit: number, over: number) => `Please shorten the message by ${characters(over)}, to ${figures(limit)}`,
  unwritable: 'Some of these characters cannot be sent. Please type the message instead of pasting it',
  link: (found: string) => `Please leave out web and email addresses, and what reads like one: ${found}`,
} as const;

/** Returns a number of characters. @example characters(1200) === '1,200 characters' */
function characters(count: number): string {
  return `${figures(count)} ${count === 1 ? 'character' : 'characters'}`;
}

function figures(count: number): string {
  return groupInThrees(String(count)).join(',');
}
