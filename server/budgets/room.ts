/** Room for files: what all of them together may take. */
import fs from 'node:fs/promises';
import { sql } from 'kysely';
import { askingSeldom } from '../askingSeldom.ts';
import type { ServerDeps } from '../deps.ts';

/** The part of the disk that files may fill: the rest is for the embedded database and for files under way. */
const PART_OF_DISK = 0.8;
/** The sum is read once in this time, in milliseconds, and waited for no longer than this. */
const PACE = { kept: 60_000, patience: 1_000 };

export interface Room {
  /** Bytes of all files together. */
  used: number;
  /** Bytes that they may take; null: nothing bounds them. */
  most: number | null;
}

type RoomDeps = Pick<ServerDeps, 'database' | 'config'>;

/** Room as it is now; of a disk the part of what files take and what is free. */
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

/** Reads the room at most once a minute; null where that fails or takes long. */
export function watchingRoom(deps: RoomDeps): () => Promise<Room | null> {
  return askingSeldom(() => readRoom(deps), PACE);
}
