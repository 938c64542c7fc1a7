/** The folder for what a test run writes and soon removes: in memory where there is room for it, since no test asks a disk for anything. */
import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
/** Bytes that a run needs at most, several times over: its databases are copies of 10 MB. */
const ROOM = 4 * 1024 ** 3;

export function quickFolder() {
  try {
    accessSync(MEMORY, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
