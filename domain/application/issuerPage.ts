/** Messages, notes and history of a received application, which its issuer's staff read besides its record. */
import type { StatusActor } from '../data/choices.ts';
import { issuerPageTexts } from '../texts/issuerPage.ts';
import { movesTexts } from '../texts/moves.ts';
import type { ListedStatus } from './issuerList.ts';
import { moneyInWords } from '../money/money.ts';
import { fromIsoDate } from '../formats/dates.ts';
import { receivedTexts } from '../texts/received.ts';
import { MOVE_EMAILS, MOVE_EVENTS, REJECT_REASONS, type RejectReason } from './moves.ts';
import { PAYMENT_EMAILS, PAYMENT_EVENTS } from './receivedPayments.ts';

/** E-mails about an edit: to the investor, and as a notice to the adviser. */
export const EDIT_EMAILS = ['edited', 'edited_notice'] as const;

/** E-mails from the submission on (2-ROLE-04 to 2-ROLE-07, 2-NEXT); `server/emails/templates.ts` says to whom each goes. */
export const SUBMISSION_EMAILS = [
  'confirmation',
  'adviser_confirmation',
  'investor_copy',
  'approval_request',
  'approved_notice',
  'declined',
  'declined_notice',
  'approval_ending',
  'approval_ending_notice',
  'approval_expired',
  'approval_expired_notice',
  'issuer_notice',
  ...MOVE_EMAILS,
  ...EDIT_EMAILS,
  ...PAYMENT_EMAILS,
] as const;
export type SubmissionEmail = (typeof SUBMISSION_EMAILS)[number];

export const EMAIL_STATES = ['waiting', 'sent', 'given_up'] as const;

/** Kinds of events that the issuer's staff read: those of a draft are the applicant's own (3-ROLE-10). */
export const HISTORY_KINDS = [
  'submitted',
  'approved',
  'record_opened',
  'mobile_changed',
  'number_revealed',
  'note_added',
  'edit_opened',
  'edited',
  ...MOVE_EVENTS,
  ...PAYMENT_EVENTS,
] as const;

/** Maximum number of entries of the history, of e-mails and of notes that are read, newest first. */
export const MOST_ENTRIES = 200;

/** Maximum number of letters of a note. */
export const LONGEST_NOTE = 2_000;

/** Returns the error of a note's text without the blanks around it; undefined for none. */
export function noteError(text: string): string | undefined {
  if (text === '') return issuerPageTexts.noteBlank;
  return text.length > LONGEST_NOTE ? issuerPageTexts.noteTooLong(text.length, LONGEST_NOTE) : undefined;
}

/** Reasons for which staff see a whole number: a list, because typed text could be a number itself. */
export const STAFF_REASONS = ['registry', 'identity_check', 'payment', 'correction', 'investor_request'] as const;

/** `own`: a person continues their own application. */
export const REVEAL_REASONS = ['own', ...STAFF_REASONS] as const;
export type RevealReason = (typeof REVEAL_REASONS)[number];

/** Reasons in the history: for looking at a number, and for a rejection. */
export const HISTORY_REASONS = [...REVEAL_REASONS, ...REJECT_REASONS] as const;
type HistoryReason = (typeof HISTORY_REASONS)[number];

export interface HistoryEntry {
  kind: (typeof HISTORY_KINDS)[number];
  role: StatusActor;
  /** Null: nobody was signed in. */
  name: string | null;
  /** Null for kinds without a reason. */
  reason: HistoryReason | null;
  /** Status after a move; null for every other kind. */
  status: ListedStatus | null;
  /** Questions whose answers an edit has changed; none for every other kind. */
  questions: readonly string[];
  /** Payment that was recorded or removed; null for every other kind. */
  payment: { currency: string; amount: string; received_on: string } | null;
}

/** Returns an entry of the history as a sentence. */
export function historySentence({ kind, role, name, reason, status, questions, payment }: HistoryEntry): string {
  const who = issuerPageTexts.who(role, name);
  if (kind === 'moved') return movesTexts.history[status ?? 'submitted'](who, rejectWords(reason));
  if (kind === 'payment_recorded') return receivedTexts.history.recorded(who, paymentWords(payment));
  if (kind === 'payment_removed') return receivedTexts.history.removed(who, paymentWords(payment));
  if (kind === 'edited') return issuerPageTexts.edited(who, questions.join('; '));
  return issuerPageTexts.events[kind](who, revealWords(reason));
}

/**
 * Returns a payment in words; '' for none.
 * @example paymentWords({ currency: 'AUD', amount: '400.00', received_on: '2026-12-01' }) // 'AUD 400.00 on 01/12/2026'
 */
export function paymentWords(payment: HistoryEntry['payment']): string {
  if (payment === null) return '';
  const { currency, amount, received_on: day } = payment;
  return receivedTexts.one(moneyInWords(currency, amount), fromIsoDate(day));
}

function rejectWords(reason: HistoryReason | null): string {
  const known: RejectReason = REJECT_REASONS.find((each) => each === reason) ?? 'other';
  return movesTexts.reasons[known];
}

function revealWords(reason: HistoryReason | null): string {
  const known = STAFF_REASONS.find((each) => each === reason);
  return known === undefined ? issuerPageTexts.ownReason : issuerPageTexts.reasons[known];
}
