/** Passwords at rest: argon2id with the parameters that OWASP recommends (19 MiB, two passes, one lane). */
import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { serverTexts } from '#domain/texts.ts';
import { FairQueue, type QueuedFor } from '../queues/fairQueue.ts';

const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Each takes a thread of the process, of which there are four, for 40 ms, and 19 MB: files and name look-ups keep the others. The people
 * of an office may log in at once.
 */
const turns = new FairQueue({ atOnce: 2, waiting: 50, ofNetwork: 10 }, serverTexts.logInBusy);

/** @throws Refusal 503 where no password of this caller can be checked now */
export function requirePasswordTurn(caller: QueuedFor): void {
  turns.requireRoom(caller);
}

/** @throws Refusal 503 where too many passwords wait */
export function hashPassword(password: string): Promise<string> {
  return turns.run({}, () => hash(password, PARAMETERS));
}

/** The hash of no account: a name that does not exist takes as long as one that does. */
const nobodysHash = hashPassword(randomBytes(32).toString('base64url'));

/**
 * Whether the password belongs to the hash; null, for a name that nobody has, takes the same time and is false.
 * @throws Refusal 503 where too many passwords of the caller, or of all, wait
 */
export async function isPassword(
  passwordHash: string | null,
  password: string,
  caller: QueuedFor = {},
): Promise<boolean> {
  const compared = passwordHash ?? (await nobodysHash);
  const isRight = await turns.run(caller, () => verify(compared, password));
  return passwordHash !== null && isRight;
}
