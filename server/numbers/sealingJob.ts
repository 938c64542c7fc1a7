/** While the service runs: rows under older keys, and what an older release still writes beside this one, come under the newest key. */
import type { FastifyBaseLogger } from 'fastify';
import type { ServerDeps } from '../deps.ts';
import { describeError } from '../http/errors.ts';
import { startRepeating, type Repeating } from '../repeating.ts';
import { sealRows } from './sealing.ts';

export function startSealingJob(
  { database, keys, logger }: Pick<ServerDeps, 'database' | 'keys'> & { logger: FastifyBaseLogger },
  interval: number,
): Repeating {
  const failed = (error: unknown): void =>
    logger.error({ failure: describeError(error) }, 'stored numbers could not be brought under the newest key');
  const run = async (isStopped: () => boolean): Promise<void> => {
    const { failure } = await sealRows({ database, keys, which: 'outdated', isStopped });
    if (failure !== null) failed(failure);
  };
  return startRepeating({ run, failed }, interval);
}
