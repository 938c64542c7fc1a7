/**
 * Carries out commands: all changes of a stored application (design 4a). A new submission writes its decision in one statement instead
 * (`submitNew.ts`).
 */
import type { Permission } from '#domain/application/access.ts';
import { isOpenStatus } from '#domain/statuses.ts';
import { serverTexts } from '#domain/texts.ts';
import type { Transaction } from 'kysely';
import { findAccess, refuseNeed } from '../applications/access.ts';
import { orSavedReply, type KeyedRequest } from '../applications/idempotency.ts';
import type { SubmissionReply } from '../applications/submissionReply.ts';
import type { Tables } from '../database/tables.ts';
import { inTransaction } from '../database/transactions.ts';
import { notFound, Refusal } from '../http/errors.ts';
import type { CallerSession } from '../sessions/sessions.ts';
import { removeUnreferenced, type FileDeps } from '../storage/claims.ts';
import type { Command, CommandNeeds, CommandSession, FoundApplication } from './command.ts';
import type { CommandDeps } from '../deps.ts';
import { lockRow } from './rows.ts';
import { staleRevision } from '../applications/revisions.ts';
import { writeDecision, type KeyedReply } from './writing.ts';

/** Creates the row of an application that a command begins, or returns the row that a quicker call of the same file created. */
export type Begin = (transaction: Transaction<Tables>) => Promise<FoundApplication | Refusal>;

export interface CommandCall<Input, Caller = CallerSession> {
  /** Caller; null for the service itself, and for a person without a session. */
  session: Caller | null;
  /** Id of the application, or `Begin` for a new one: then neither permission nor revision is checked. */
  target: number | Begin;
  input: Input;
  /** Revision that the call is based on, null if it names none; left out for a command that may change any revision. */
  expected?: number | null;
  /** Time for the permission check and the decision; by default, the time at which the lock was acquired. */
  now?: Date;
}

/**
 * Carries out a command in one transaction: locks the application, checks the caller's permission and the revision, decides, and writes
 * the decision. Returns the reply, or the refusal with nothing changed. Contents of documents that nothing refers to any more are removed
 * afterwards; the clearing job removes those whose removal failed.
 */
export async function runCommand<Input, Facts, Reply>(
  deps: CommandDeps & FileDeps,
  command: Command<Input, Facts, Reply>,
  call: CommandCall<Input>,
): Promise<Reply | Refusal> {
  const { isSafeTwice } = command;
  const { outcome, released } = await inTransaction(
    deps.database,
    (transaction) => carryOutCommand({ ...deps, database: transaction }, command, { ...call, caller: call.session }),
    { isSafeTwice },
  );
  for (const sha256 of released) await removeUnreferenced(deps, sha256).catch(() => undefined);
  return outcome;
}

/**
 * Carries out a command and saves its reply under the key of the call. The first of several calls with one key carries it out. The others
 * wait for it; they get its reply, or a Refusal because the revision or the status has changed: then the caller looks the reply up
 * (`findSavedReply`).
 * @throws Refusal like `findSavedReply` if the key was used already
 */
export function runKeyedCommand<Input, Facts>(
  deps: CommandDeps,
  command: Command<Input, Facts, SubmissionReply>,
  { keyed, ...call }: CommandCall<Input> & { keyed: KeyedRequest },
): Promise<SubmissionReply | Refusal> {
  const keyReply = (reply: SubmissionReply) => ({ keyed, reply });
  // A repeat of a committed call cannot insert its key again, and gets the saved reply.
  return orSavedReply(deps.database, keyed, async () => {
    const { outcome } = await inTransaction(
      deps.database,
      (transaction) =>
        carryOutCommand({ ...deps, database: transaction }, command, { ...call, caller: call.session, keyReply }),
      { isSafeTwice: true },
    );
    return outcome;
  });
}

/**
 * Carries out a command in a transaction that changes other things too: the check of a code, a log-in, a part of the clearing. `now` is
 * one time for the whole transaction: a call that came in time does not become late by waiting for the application's lock. Released
 * contents of documents are left to the clearing job.
 */
export async function runWithin<Input, Facts, Reply>(
  deps: TransactionDeps,
  command: Command<Input, Facts, Reply, 'proof' | 'service'>,
  call: CommandCall<Input, CommandSession> & { now: Date },
): Promise<Reply | Refusal> {
  return (await carryOutCommand(deps, command, { ...call, caller: null })).outcome;
}

/** Dependencies of a command, with the transaction as the database. */
type TransactionDeps = CommandDeps & { database: Transaction<Tables> };

/** Returns the reply of a command. @throws Refusal if the command was refused */
export function unlessRefused<Reply>(outcome: Reply | Refusal): Reply {
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
}

interface Outcome<Reply> {
  outcome: Reply | Refusal;
  /** Hashes of contents that this application's documents released: they may be removed if nothing else refers to them. */
  released: readonly string[];
}

interface CheckedCall<Input, Reply> extends CommandCall<Input, CommandSession> {
  /** Caller whose permission is checked, if the command needs one; null for none. */
  caller: CallerSession | null;
  /** Returns the reply with the key that it is saved under; left out for a call without a key. */
  keyReply?: (reply: Reply) => KeyedReply;
}

async function carryOutCommand<Input, Facts, Reply>(
  deps: TransactionDeps,
  command: Command<Input, Facts, Reply>,
  { session, caller, target, input, now, expected, keyReply }: CheckedCall<Input, Reply>,
): Promise<Outcome<Reply>> {
  const { database: transaction } = deps;
  const refused = (outcome: Refusal): Outcome<Reply> => ({ outcome, released: [] });
  const application = await (typeof target === 'number' ? lockRow(transaction, target) : target(transaction));
  if (application === null) return refused(notFound());
  if (application instanceof Refusal) return refused(application);
  const decidedAt = now ?? deps.clock.now();
  if (typeof target === 'number') {
    const refusal =
      (await refuseAccess(transaction, { command, caller, id: target, now: decidedAt })) ??
      (expected === undefined ? null : refuseRevision(application, expected));
    if (refusal) return refused(refusal);
  }
  const subject = { application, session, now: decidedAt, input };
  const facts = await command.readFacts(transaction, deps, subject);
  const decision = command.decide({ ...subject, facts, newId: () => deps.ids.uuid() });
  if (decision instanceof Refusal) return refused(decision);
  if ('unchanged' in decision) return { outcome: decision.unchanged, released: [] };
  const keyedReply = keyReply?.(decision.reply) ?? null;
  return {
    outcome: decision.reply,
    released: await writeDecision(transaction, deps, { ...subject, decision, keyedReply }),
  };
}

/** Returns the refusal of a call for an application that is closed or has another revision; null if there is neither. */
function refuseRevision({ id, status, revision, savedAt }: FoundApplication, expected: number | null): Refusal | null {
  if (!isOpenStatus(status)) return new Refusal(404, { message: serverTexts.draftGone });
  return revision === expected ? null : staleRevision({ id, revision, savedAt });
}

function isPermission(needs: CommandNeeds): needs is Permission {
  return needs !== 'proof' && needs !== 'service';
}

/**
 * Returns the refusal of a caller without the permission that the command needs; null if none is needed, or the caller has it. The check
 * is repeated under the application's lock, because another call may have changed the application after the route's check.
 */
async function refuseAccess(
  transaction: Transaction<Tables>,
  {
    command: { needs, refusal },
    caller,
    id,
    now,
  }: {
    command: Pick<Command<never, never, never>, 'needs' | 'refusal'>;
    caller: CallerSession | null;
    id: number;
    now: Date;
  },
): Promise<Refusal | null> {
  if (!isPermission(needs)) return null;
  const allowed = await findAccess({ database: transaction, clock: { now: () => now } }, caller, id);
  if (allowed.has(needs)) return null;
  return refusal?.() ?? refuseNeed(allowed, needs);
}
