/** Probes of the service: this process can serve if its database answers, and should get work unless it is told to stop. */
import { serverTexts } from '#domain/texts.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { watchingBudgets } from '../budgets/use.ts';
import { cacheReadings } from '../cacheReadings.ts';
import { readOverdue } from '../clearingJob.ts';
import { withTimeout } from '../database/unavailable.ts';
import type { ServerDeps } from '../deps.ts';
import { Refusal } from '../http/errors.ts';
import { countSecurityEvents } from '../security/events.ts';
import { countingJobs } from '../jobs/counts.ts';
import { probeFiles } from '../storage/probe.ts';
import { closedObject, flag, integer } from '../wire/kinds.ts';
import { responsesByStatus, describeCall } from './schemas.ts';

/** Milliseconds of the longest probe: a load balancer decides within seconds where calls go. */
const LONGEST_PROBE = 1_500;

const jobs = closedObject(
  { waiting: integer, late: integer, failing: integer, given_up: integer, oldest_seconds: integer },
  'JobCounts',
);
const files = closedObject({ ok: flag }, 'FilesHealth');
const budgets = Type.Record(
  Type.String(),
  closedObject({ used: Type.Number(), most: Type.Union([Type.Number(), Type.Null()]) }, 'BudgetUse'),
);
const security = Type.Record(Type.String(), integer);
/** Seconds since which the oldest data to be cleared is overdue, by the part of the clearing. */
const overdue = Type.Record(Type.String(), integer);
const health = closedObject(
  {
    ok: flag,
    jobs: Type.Optional(jobs),
    files: Type.Optional(files),
    budgets: Type.Optional(budgets),
    security: Type.Optional(security),
    oldest_overdue: Type.Optional(overdue),
  },
  'Health',
);
const ready = closedObject({ ok: flag }, 'Readiness');

/**
 * Adds the probes: 200, or 503 within two seconds. They answer without a session: finding one would query the database before the probe
 * does.
 */
export function healthRoutes(
  app: FastifyInstance,
  {
    database,
    config,
    files: store,
    keys,
    clock,
    ids,
    isStopping,
  }: Pick<ServerDeps, 'database' | 'config' | 'files' | 'keys' | 'clock' | 'ids' | 'isStopping'>,
): void {
  let probe: Promise<unknown> | null = null;
  // One query at a time for any number of probes: a database that hangs must not get another one from each of them.
  const ask = (): Promise<unknown> => (probe ??= sql`select 1`.execute(database).finally(() => (probe = null)));
  const countJobs = countingJobs({ database, clock });
  const readBudgets = watchingBudgets({ database, config, clock, logger: app.log });
  const countSecurity = cacheReadings(() => countSecurityEvents(database, clock.now()));
  const askOverdue = cacheReadings(() => readOverdue({ database, config, files: store, keys, clock, ids }));
  const askFiles = probeFiles({ database, files: store, logger: app.log });

  app.get(
    '/api/health/',
    {
      config: { needs: 'nothing', hasNoSession: true },
      schema: {
        ...describeCall(
          'getHealth',
          'session',
          'Whether this process can serve, what of its jobs waits or fails, whether the store of files answers, how much of the day’s budgets is used, and whether anything is kept past its time.',
          '503 within 2 s while the database does not answer, as every call then, with `Retry-After`. The counts are a few seconds old, and left out where the database is too busy to count. A store that does not answer (`files.ok`) leaves the status at 200: everything but files goes on.',
        ),
        response: responsesByStatus({ 200: health }),
      },
    },
    async () => {
      const [counts, ofFiles, uses, events, late] = await Promise.all([
        countJobs(),
        askFiles(),
        readBudgets(),
        countSecurity(),
        askOverdue(),
        withTimeout(LONGEST_PROBE, ask()),
      ]);
      return {
        ok: true,
        ...(counts && { jobs: counts }),
        ...(ofFiles && { files: ofFiles }),
        ...(uses && { budgets: uses }),
        ...(events && { security: events }),
        ...(late && { oldest_overdue: late }),
      };
    },
  );

  app.get(
    '/api/ready/',
    {
      config: { needs: 'nothing', hasNoSession: true },
      schema: {
        ...describeCall(
          'getReadiness',
          'session',
          'Whether this process should get calls.',
          '503 as soon as it is told to stop, or its database does not answer.',
        ),
        response: responsesByStatus({ 200: ready }),
      },
    },
    async () => {
      if (isStopping?.()) throw new Refusal(503, { message: serverTexts.unavailable });
      await withTimeout(LONGEST_PROBE, ask());
      return { ok: true };
    },
  );
}
