/** Passwords at rest: argon2id with the parameters that OWASP recommends (19 MiB, two passes, one lane). */
import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { serverTexts } from '#domain/texts.ts';
import { FairQueue, type QueuedFor } from '../queues/fairQueue.ts';

const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Each password takes one of the process's four threads for 40 ms, and 19 MB: files and name look-ups keep the other threads. The people of
 * an office may log in at once.
 */
const turns = new FairQueue({ atOnce: 2, waiting: 50, ofNetwork: 10 }, serverTexts.logInBusy);

/** Refuses a caller whose password cannot be checked now. @throws Refusal 503 */
export function requirePasswordTurn(caller: QueuedFor): void {
  turns.requireRoom(caller);
}

/** Hashes a password. @throws Refusal 503 if too many passwords wait */
export function hashPassword(password: string): Promise<string> {
  return turns.run({}, () => hash(password, PARAMETERS));
}

/** Hash of no account: an unknown name takes as long as a known one. */
const nobodysHash = hashPassword(randomBytes(32).toString('base64url'));

/**
 * Returns true when the password belongs to the hash. Null, for an unknown name, takes the same time and returns false.
 * @throws Refusal 503 if too many passwords of the caller, or of all, wait
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
