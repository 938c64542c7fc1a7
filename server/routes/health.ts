/** The probes: whether this process can serve, which is whether its database answers, and whether it should get work. */
import { serverTexts } from '#domain/texts.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { within } from '../database/unavailable.ts';
import type { ServerDeps } from '../deps.ts';
import { Refusal } from '../http/errors.ts';
import { countingJobs } from '../jobs/counts.ts';
import { exactly, flag, whole } from '../wire/kinds.ts';
import { answers, said } from './schemas.ts';

/** In milliseconds: whoever probes decides within seconds where calls go. */
const LONGEST_PROBE = 1_500;

const jobs = exactly(
  { waiting: whole, late: whole, failing: whole, given_up: whole, oldest_seconds: whole },
  'JobCounts',
);
const health = exactly({ ok: flag, jobs: Type.Optional(jobs) }, 'Health');
const ready = exactly({ ok: flag }, 'Readiness');

/** 200, or 503 within two seconds. Answer without a session: finding one would ask the database before the probe does. */
export function healthRoutes(
  app: FastifyInstance,
  { database, clock, isStopping }: Pick<ServerDeps, 'database' | 'clock' | 'isStopping'>,
): void {
  let probe: Promise<unknown> | null = null;
  // One question at a time, however many ask: a database that hangs must not be asked again by each of them.
  const ask = (): Promise<unknown> => (probe ??= sql`select 1`.execute(database).finally(() => (probe = null)));
  const countJobs = countingJobs({ database, clock });

  app.get(
    '/api/health/',
    {
      config: { needs: 'nothing', hasNoSession: true },
      schema: {
        ...said(
          'getHealth',
          'session',
          'Whether this process can serve, and what of its jobs waits or fails.',
          '503 within 2 s while the database does not answer, as every call then, with `Retry-After`. The counts are a few seconds old, and left out where the database is too busy to count.',
        ),
        response: answers({ 200: health }),
      },
    },
    async () => {
      await within(LONGEST_PROBE, ask());
      const counts = await countJobs();
      return { ok: true, ...(counts && { jobs: counts }) };
    },
  );

  app.get(
    '/api/ready/',
    {
      config: { needs: 'nothing', hasNoSession: true },
      schema: {
        ...said(
          'getReadiness',
          'session',
          'Whether this process should get calls.',
          '503 as soon as it is told to stop, or its database does not answer.',
        ),
        response: answers({ 200: ready }),
      },
    },
    async () => {
      if (isStopping?.()) throw new Refusal(503, { message: serverTexts.unavailable });
      await within(LONGEST_PROBE, ask());
      return { ok: true };
    },
  );
}
