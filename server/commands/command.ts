/** Types of commands: every change of a stored application is one (design 4a). */
import type { Permission } from '#domain/application/access.ts';
import type { Application } from '#domain/application.ts';
import type { ApplicationStatus } from '#domain/session.ts';
import type { MoveActor } from '#domain/statuses.ts';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { CommandDeps } from '../deps.ts';
import type { DocumentOwner } from '../documents/documents.ts';
import type { EmailTemplate } from '../emails/templates.ts';
import type { Refusal } from '../http/errors.ts';
import type { Message } from '../outbox/outbox.ts';
import type { Session } from '../sessions/sessions.ts';
import type { Effect } from './effect.ts';

/** Row of the application, locked for the rest of the transaction. */
export interface FoundApplication {
  id: number;
  reference: string;
  status: ApplicationStatus;
  revision: number;
  /** Time of its last save as a draft; null for a lead, and for an application that was submitted without a save. */
  savedAt: Date | null;
  /** Id in the address of its page; null if it has none. */
  draftId: string | null;
  /** Hash of the address that opens it; null if none does. */
  addressHash: string | null;
  /** Account that owns it; null for none. */
  userId: number | null;
  /** True if the command's own transaction created it: it has a row, and nothing else. */
  isNew: boolean;
}

/** Session of the caller of a command, as far as commands use it. */
export type CommandSession = Pick<Session, 'id' | 'userId'> & Partial<Pick<Session, 'actingAs'>>;

/** Input of a command before its facts are read. */
export interface CommandSubject<Input> {
  application: FoundApplication;
  session: CommandSession | null;
  now: Date;
  input: Input;
}

export interface CommandState<Input, Facts> extends CommandSubject<Input> {
  /** Everything else that the decision depends on. */
  facts: Facts;
  newId: () => string;
}

/** Changes of the application itself: together they raise its revision by one. */
export interface ApplicationChanges {
  status?: ApplicationStatus;
  savedAt?: Date;
  submittedAt?: Date;
  /** Id in the address of its page. */
  draftId?: string;
  /** Customer reference for BPAY; null for none. */
  bpayReference?: string | null;
  /** Hash of the address that opens it from now on; null for none. */
  addressHash?: string | null;
  /** Account that owns it; null for none. */
  userId?: number | null;
  /** True if staff of the issuer enter it. */
  byStaff?: boolean;
  /** Whole application, which replaces the stored answers. */
  answers?: Application;
  /** True to detach it from its address, its file and its owner: nobody can open or find it by them any more. */
  isRemoved?: true;
}

/** E-mail to a person in the contact details of the application that the same decision writes. */
export interface ContactEmail {
  channel: 'email';
  to: 'contact' | 'adviser';
  template: EmailTemplate;
  occasion: string;
}

/** Uploads that become documents of the application. */
export interface TiedDocuments {
  owner: DocumentOwner;
  ids: readonly string[];
  /** True to refuse the whole decision if one of them was removed meanwhile. */
  areAllRequired: boolean;
}

/** Result of a decision: all of it is written in one transaction, or nothing is. */
export interface Decision<Reply, Wanted extends Effect = Effect> {
  /** Left out if the row and the answers stay the same. */
  changes?: ApplicationChanges;
  event: {
    kind: string;
    actingAs: MoveActor;
    /** Facts without personal data: names of steps, counts, statuses. */
    facts: Readonly<Record<string, unknown>>;
  };
  notify?: readonly (Message | ContactEmail)[];
  documents?: TiedDocuments;
  /** Rights on the application that the caller's session and account get. */
  grants?: readonly 'approver'[];
  /** Immediate effects are carried out first, in this order; the others are written with the event and the messages (`effects.ts`). */
  effects?: readonly Wanted[];
  reply: Reply;
}

/** Reply of a command that has nothing to change: nothing is written. */
export interface Unchanged<Reply> {
  unchanged: Reply;
}

/**
 * Condition for carrying a command out: a permission, checked under the application's lock; `proof`: a link or a code, which was checked in
 * the same transaction or names the application; `service`: the service itself.
 */
export type CommandNeeds = Permission | 'proof' | 'service';

export interface Command<Input, Facts, Reply, Needs extends CommandNeeds = CommandNeeds> {
  needs: Needs;
  /** True if it may be carried out again after a commit whose outcome was lost: that changes nothing more. */
  isSafeTwice: boolean;
  /** Creates the refusal of a caller without the permission; by default, the one that all routes use. */
  refusal?: () => Refusal;
  /** Reads everything besides the row that the decision depends on. */
  readFacts: (transaction: Transaction<Tables>, deps: CommandDeps, subject: CommandSubject<Input>) => Promise<Facts>;
  /** Decides from its argument alone: without a database, a clock or random values of its own. */
  decide: (state: CommandState<Input, Facts>) => Decision<Reply> | Unchanged<Reply> | Refusal;
}
