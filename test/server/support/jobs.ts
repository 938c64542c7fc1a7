/** Does what is due, as the service's worker does, until nothing is left. */
import { runJob, claimDueJob } from '#server/jobs/runJob.ts';
import type { JobKind } from '#server/jobs/queue.ts';
import type { TestServer } from './testServer.ts';

/** Does the jobs of these kinds that are due, one after the other; gives how many. */
export async function doDueJobs(
  { deps, app }: Pick<TestServer, 'deps' | 'app'>,
  kinds: readonly JobKind[],
): Promise<number> {
  const performing = { ...deps, logger: app.log };
  for (let count = 0; ; count += 1) {
    const job = await claimDueJob(performing, kinds);
    if (job === null) return count;
    await runJob(performing, job, () => false);
  }
}

/** Sends every message that is due; gives how many jobs that were. */
export function sendDueEmails(server: Pick<TestServer, 'deps' | 'app'>): Promise<number> {
  return doDueJobs(server, ['message']);
}

/** Sends every text message that is due; gives how many jobs that were. */
export function sendDueSms(server: Pick<TestServer, 'deps' | 'app'>): Promise<number> {
  return doDueJobs(server, ['sms']);
}
