/** The real clock and the real randomness. */
import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Clock, Ids } from './deps.ts';

export const systemClock: Clock = { now: () => new Date() };

export const systemIds: Ids = {
  uuid: () => randomUUID(),
  secret: () => randomBytes(32).toString('base64url'),
  below: (limit) => randomInt(limit),
};
