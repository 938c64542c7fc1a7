/** Room for files: the limit on all of them together. */
import fs from 'node:fs/promises';
import { sql } from 'kysely';
import { cacheReadings } from '../cacheReadings.ts';
import type { ServerDeps } from '../deps.ts';

/** Share of the disk that files may fill: the rest is for the embedded database and for uploads in progress. */
const PART_OF_DISK = 0.8;
/** The sum is read at most once per `kept` and waited for no longer than `patience`, both in milliseconds. */
const PACE = { kept: 60_000, patience: 1_000 };

export interface Room {
  /** Bytes of all files together. */
  used: number;
  /** Maximum in bytes; null when nothing limits them. */
  most: number | null;
}

type RoomDeps = Pick<ServerDeps, 'database' | 'config'>;

/** Returns the current room. On a disk, the maximum is a share of the used and the free bytes together. */
export async function readRoom({ database, config }: RoomDeps): Promise<Room> {
  const { used } = await database
    .selectFrom('files')
    .select(sql<number>`coalesce(sum(size), 0)::float8`.as('used'))
    .executeTakeFirstOrThrow();
  if (config.maxStored !== null) return { used, most: config.maxStored };
  if (config.s3 !== null) return { used, most: null };
  const { bavail, bsize } = await fs.statfs(config.dataDirectory);
  return { used, most: Math.floor((used + bavail * bsize) * PART_OF_DISK) };
}

/** Returns a function that reads the room at most once a minute; its result is null if reading fails or takes long. */
export function watchingRoom(deps: RoomDeps): () => Promise<Room | null> {
  return cacheReadings(() => readRoom(deps), PACE);
}
