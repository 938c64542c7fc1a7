/** Checks before every call that a person makes in their own name. */
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../deps.ts';
import { limitCalls } from './limits.ts';
import { requireMultipart } from './multipart.ts';
import { requireSameActor } from './session.ts';

type Check = (request: FastifyRequest) => Promise<void>;

/** Returns the checks of such a call, in order: the page names the session's actor, and the limit is not reached. */
export function actorChecks(limited: Check): Check[] {
  return [requireSameActor, limited];
}

/** Returns the checks of a form: a multipart body, then those of every such call, with a limit of its own. */
export function formChecks(clock: Clock, perMinute: number): Check[] {
  return [requireMultipart, ...actorChecks(limitCalls(clock, perMinute))];
}
