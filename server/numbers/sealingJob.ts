/**
 * Seals rows while the service runs: those under older keys, and those that an older release still writes beside this one, come under the
 * newest key.
 */
import type { ServerDeps } from '../deps.ts';
import { sealRows } from './sealing.ts';

/**
 * Goes on where the last run was stopped.
 * @throws the failure of the first row that cannot be read, after the others were sealed
 */
export async function sealOutdated(
  { database, keys }: Pick<ServerDeps, 'database' | 'keys'>,
  isStopped: () => boolean,
): Promise<void> {
  const { failure } = await sealRows({ database, keys, which: 'outdated', isStopped });
  if (failure !== null) throw failure instanceof Error ? failure : new Error('A stored row cannot be read');
}
