/**
 * Mark of the store that holds a database's files: the store has a small content that no other store has, and the database knows its hash.
 * So a folder or a bucket may be moved, copied or mounted elsewhere with its contents, and is still distinguished from every other one.
 */
import { Readable } from 'node:stream';
import type { Database } from '../database/database.ts';
import type { Ids } from '../deps.ts';
import type { FileStore, ReceivedFile, StoredFile } from './fileStore.ts';

export interface StoreMark extends StoredFile {
  /** True while the contents move from a folder into a bucket; the mark goes last. */
  isMoving: boolean;
  /** Place of the store at the last start, for people: `in the bucket allot at s3.example.com`. */
  place: string;
}

const NAME = 'file_store';
const ROW = /^([0-9a-f]{64}) (\d+) (settled|moving) (.*)$/s;

/** The mark of this database's store; null before the first start. */
export async function readMark(database: Database): Promise<StoreMark | null> {
  const row = await database.selectFrom('server_keys').select('value').where('name', '=', NAME).executeTakeFirst();
  const [, sha256, size, state, place = ''] = ROW.exec(row?.value ?? '') ?? [];
  return sha256 === undefined ? null : { sha256, size: Number(size), isMoving: state === 'moving', place };
}

export async function writeMark(database: Database, { sha256, size, isMoving, place }: StoreMark): Promise<void> {
  const value = `${sha256} ${size} ${isMoving ? 'moving' : 'settled'} ${place}`;
  await database
    .insertInto('server_keys')
    .values({ name: NAME, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** Writes a new mark into the store and remembers it. The mark has no row in `files`, so that no clearing ever looks at it. */
export async function markStore(
  { database, ids }: { database: Database; ids: Ids },
  files: Pick<FileStore, 'receive' | 'keep' | 'drop' | 'place'>,
): Promise<StoreMark> {
  const content = `The files of one database of Allot are here. Leave this one with them: ${ids.uuid()}\n`;
  const received = await files.receive(Readable.from([Buffer.from(content)]));
  try {
    await files.keep(received);
  } finally {
    await files.drop(received);
  }
  const mark = { sha256: received.sha256, size: received.size, isMoving: false, place: files.place };
  await writeMark(database, mark);
  return mark;
}

/** Ends a move: the mark follows the contents, and is gone from the folder before the database calls the move done. */
export async function moveMark(
  { database, files }: { database: Database; files: FileStore },
  mark: StoreMark,
  inFolder: ReceivedFile | null,
): Promise<void> {
  if (inFolder !== null) {
    await files.keep(inFolder);
    await files.drop(inFolder);
  }
  if (mark.isMoving) await writeMark(database, { ...mark, isMoving: false, place: files.place });
}
