/** Caller of a request, as budgets count them. */
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../budgets/caller.ts';
import { callerNetworks } from './callerNetwork.ts';

/** Returns the caller. An adviser or a member of staff who is signed in has standing: only the account is counted. */
export function callerOf({ session, visitor, ip, log }: FastifyRequest): Caller {
  const isProfessional = session?.userId != null && session.actingAs !== 'investor';
  return {
    // A visitor's session gets its row with the first call that stores something.
    sessionId: session?.id ?? visitor?.secret ?? null,
    networks: callerNetworks(ip),
    standing: isProfessional ? { account: session.userId ?? 0 } : null,
    warn: (facts, text) => log.warn(facts, text),
  };
}
