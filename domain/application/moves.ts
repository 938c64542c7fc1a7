/** Decisions of the issuer on a received application: moves between its statuses, which can be taken back for ten minutes. */
import type { ApplicationStatus } from '../model/session.ts';
import { statusMove } from '../model/statuses.ts';
import { movesTexts } from '../texts/moves.ts';
import type { Allotment } from './allotment.ts';
import type { ListedStatus } from './issuerList.ts';

export const MOVE_KINDS = ['accept', 'complete', 'reject', 'reopen', 'withdraw'] as const;
export type MoveKind = (typeof MOVE_KINDS)[number];

/** Status after each move. */
export const MOVED_TO: Readonly<Record<MoveKind, ListedStatus>> = {
  accept: 'accepted',
  complete: 'completed',
  reject: 'rejected',
  reopen: 'submitted',
  withdraw: 'withdrawn',
};

/**
 * Reasons for a rejection, which the e-mail about it tells: a list, because history holds no typed text. `other`: the e-mail tells none.
 */
export const REJECT_REASONS = [
  'incomplete',
  'identity',
  'not_eligible',
  'not_paid',
  'offer_full',
  'twice',
  'other',
] as const;
export type RejectReason = (typeof REJECT_REASONS)[number];

/** Details of a move: the reason of a rejection, the allotment of a completion. */
export interface MoveDetails {
  reason: RejectReason | null;
  allotment: Allotment | null;
}

export const NO_DETAILS: MoveDetails = { reason: null, allotment: null };

/** Returns true if the details are those that a move of this kind needs, and no others. */
export function areDetailsOf(kind: MoveKind, { reason, allotment }: MoveDetails): boolean {
  return (reason !== null) === (kind === 'reject') && (allotment !== null) === (kind === 'complete');
}

/** E-mails about decisions: to the investor, and as notices to the adviser. */
export const MOVE_EMAILS = [
  'accepted',
  'accepted_notice',
  'completed',
  'completed_notice',
  'rejected',
  'rejected_notice',
  'reopened',
  'reopened_notice',
  'withdrawn',
  'withdrawn_notice',
] as const;
export type MoveEmail = (typeof MOVE_EMAILS)[number];

/** E-mails that tell of a move to each status. */
const EMAILS_AFTER: Readonly<Partial<Record<ApplicationStatus, Record<'investor' | 'adviser', MoveEmail>>>> = {
  submitted: { investor: 'reopened', adviser: 'reopened_notice' },
  accepted: { investor: 'accepted', adviser: 'accepted_notice' },
  completed: { investor: 'completed', adviser: 'completed_notice' },
  rejected: { investor: 'rejected', adviser: 'rejected_notice' },
  withdrawn: { investor: 'withdrawn', adviser: 'withdrawn_notice' },
};

/** Returns the e-mails that tell of a move to this status; undefined if no move leads to it. */
export function emailsAfter(status: ApplicationStatus): Record<'investor' | 'adviser', MoveEmail> | undefined {
  return EMAILS_AFTER[status];
}

/** Milliseconds in which a move can be taken back. */
export const TAKE_BACK_MS = 10 * 60_000;

/** Milliseconds after which the e-mails about a move leave: a call that takes it back at the last moment has ended by then. */
export const MOVE_EMAIL_MS = TAKE_BACK_MS + 30_000;

/** Maximum number of moves of one application. */
export const MOST_MOVES = 100;

/** Kinds of events that moves leave in the history. */
export const MOVE_EVENTS = ['moved', 'move_taken_back'] as const;

/** Returns the moves that staff of the issuer can make from this status. */
export function movesFrom(status: ListedStatus): MoveKind[] {
  return MOVE_KINDS.filter((kind) => statusMove(status, MOVED_TO[kind], 'issuer') !== null);
}

export interface Move {
  /** Id that the client gave it. */
  id: string;
  at: Date;
  from: ListedStatus;
  to: ListedStatus;
  /** Null: it needs none. */
  reason: RejectReason | null;
  /** The e-mails about the move before it had not left: taking this one back makes them wait again. */
  replacesEmails: boolean;
}

/** Entry of the history: a move, or the id of the one that was taken back. */
export type MoveEntry = Move | { takenBack: string };

/**
 * Returns the moves that were not taken back, oldest first. Only the last one can be taken back.
 * @param entries oldest first
 */
export function standingMoves(entries: readonly MoveEntry[]): Move[] {
  return entries.reduce<Move[]>(
    (moves, entry) => ('takenBack' in entry ? moves.filter(({ id }) => id !== entry.takenBack) : [...moves, entry]),
    [],
  );
}

/** Returns the end of the time in which the move can be taken back. */
export function takeBackEnd({ at }: Pick<Move, 'at'>): Date {
  return new Date(at.getTime() + TAKE_BACK_MS);
}

/**
 * Returns the status as everybody outside the issuer is told it: a move counts once it can no longer be taken back.
 * @param status the present one
 * @param moves those that were not taken back, oldest first
 */
export function toldStatus(status: ApplicationStatus, moves: readonly Move[], now: Date): ApplicationStatus {
  const last = moves.at(-1);
  return last === undefined || takeBackEnd(last) <= now ? status : toldBefore(last, moves.slice(0, -1));
}

/** Returns the status that was told before a move; a move whose e-mails it replaced was told to nobody. */
function toldBefore({ from, replacesEmails }: Move, moves: readonly Move[]): ListedStatus {
  const former = moves.at(-1);
  return replacesEmails && former !== undefined ? toldBefore(former, moves.slice(0, -1)) : from;
}

/** Returns the sentence of a rejection's e-mail about its reason; null: the reason is not told. */
export function toldReason(reason: RejectReason): string | null {
  return reason === 'other' ? null : movesTexts.told[reason];
}
