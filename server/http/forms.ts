/** What stands before every form by which somebody does something in their own name. */
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../deps.ts';
import { limitCalls } from './limits.ts';
import { requireMultipart } from './multipart.ts';
import { requireSameActor } from './session.ts';

/** Gives the checks of such a form, in order: that it is one, by whoever the page believes to act, and no more often than this. */
export function formChecks(clock: Clock, perMinute: number): ((request: FastifyRequest) => Promise<void>)[] {
  return [requireMultipart, requireSameActor, limitCalls(clock, perMinute)];
}
