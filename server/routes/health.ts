/** The probes: whether this process can serve, which is whether its database answers, and whether it should get work. */
import { serverTexts } from '#domain/texts.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { watchingBudgets } from '../budgets/use.ts';
import { askingSeldom } from '../askingSeldom.ts';
import { readOverdue } from '../clearingJob.ts';
import { within } from '../database/unavailable.ts';
import type { ServerDeps } from '../deps.ts';
import { Refusal } from '../http/errors.ts';
import { countSecurityEvents } from '../security/events.ts';
import { countingJobs } from '../jobs/counts.ts';
import { probingFiles } from '../storage/probe.ts';
import { exactly, flag, whole } from '../wire/kinds.ts';
import { answers, said } from './schemas.ts';

/** In milliseconds: whoever probes decides within seconds where calls go. */
const LONGEST_PROBE = 1_500;

const jobs = exactly(
  { waiting: whole, late: whole, failing: whole, given_up: whole, oldest_seconds: whole },
  'JobCounts',
);
const files = exactly({ ok: flag }, 'FilesHealth');
const budgets = Type.Record(
  Type.String(),
  exactly({ used: Type.Number(), most: Type.Union([Type.Number(), Type.Null()]) }, 'BudgetUse'),
);
const security = Type.Record(Type.String(), whole);
/** Seconds since which the oldest of what is to be cleared is overdue, by the part of the clearing. */
const overdue = Type.Record(Type.String(), whole);
const health = exactly(
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
const ready = exactly({ ok: flag }, 'Readiness');

/** 200, or 503 within two seconds. Answer without a session: finding one would ask the database before the probe does. */
export function healthRoutes(
  app: FastifyInstance,
  {
    database,
    config,
    files: store,
    clock,
    ids,
    isStopping,
  }: Pick<ServerDeps, 'database' | 'config' | 'files' | 'clock' | 'ids' | 'isStopping'>,
): void {
  let probe: Promise<unknown> | null = null;
  // One question at a time, however many ask: a database that hangs must not be asked again by each of them.
  const ask = (): Promise<unknown> => (probe ??= sql`select 1`.execute(database).finally(() => (probe = null)));
  const countJobs = countingJobs({ database, clock });
  const readBudgets = watchingBudgets({ database, config, clock, logger: app.log });
  const countSecurity = askingSeldom(() => countSecurityEvents(database, clock.now()));
  const askOverdue = askingSeldom(() => readOverdue({ database, config, files: store, clock, ids }));
  const askFiles = probingFiles({ database, files: store, logger: app.log });

  app.get(
    '/api/health/',
    {
      config: { needs: 'nothing', hasNoSession: true },
      schema: {
        ...said(
          'getHealth',
          'session',
          'Whether this process can serve, what of its jobs waits or fails, whether the store of files answers, how much of the day’s budgets is used, and whether anything is kept past its time.',
          '503 within 2 s while the database does not answer, as every call then, with `Retry-After`. The counts are a few seconds old, and left out where the database is too busy to count. A store that does not answer (`files.ok`) leaves the status at 200: everything but files goes on.',
        ),
        response: answers({ 200: health }),
      },
    },
    async () => {
      const [counts, ofFiles, uses, events, late] = await Promise.all([
        countJobs(),
        askFiles(),
        readBudgets(),
        countSecurity(),
        askOverdue(),
        within(LONGEST_PROBE, ask()),
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
