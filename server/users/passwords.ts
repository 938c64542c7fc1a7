/** Passwords at rest: argon2id with the parameters that OWASP recommends (19 MiB, two passes, one lane). */
import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, PARAMETERS);
}

/** Of no account: whoever names one that does not exist waits as long as for one that does. */
const nobodysHash = hashPassword(randomBytes(32).toString('base64url'));

/** Whether the password belongs to the hash; null, for a name that nobody has, takes the same time and is false. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await nobodysHash), password);
  return passwordHash !== null && isRight;
}
