/** The health probe: whether this process can serve, which is whether its database answers. */
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { within } from '../database/unavailable.ts';
import type { ServerDeps } from '../deps.ts';
import { exactly, flag } from '../wire/kinds.ts';
import { answers, said } from './schemas.ts';

/** In milliseconds: whoever probes decides within seconds where calls go. */
const LONGEST_PROBE = 1_500;

/** 200, or 503 within two seconds. Answers without a session: finding one would ask the database before the probe does. */
export function healthRoutes(app: FastifyInstance, { database }: Pick<ServerDeps, 'database'>): void {
  let probe: Promise<unknown> | null = null;
  // One question at a time, however many ask: a database that hangs must not be asked again by each of them.
  const ask = (): Promise<unknown> => (probe ??= sql`select 1`.execute(database).finally(() => (probe = null)));

  app.get(
    '/api/health/',
    {
      config: { needs: 'nothing', hasNoSession: true },
      schema: {
        ...said(
          'getHealth',
          'session',
          'Whether this process can serve.',
          '503 within 2 s while the database does not answer, as every call then, with `Retry-After`.',
        ),
        response: answers({ 200: exactly({ ok: flag }, 'Health') }),
      },
    },
    async () => {
      await within(LONGEST_PROBE, ask());
      return { ok: true };
    },
  );
}
