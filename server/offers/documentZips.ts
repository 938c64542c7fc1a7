/** The zips of offers' documents: each is made once, and served from a copy near the process. */
import path from 'node:path';
import type { Readable } from 'node:stream';
import { serverTexts } from '#domain/texts.ts';
import { canonicalText, sha256 } from '../canonical.ts';
import type { Clock } from '../deps.ts';
import { FairQueue, type QueuedFor } from '../queues/fairQueue.ts';
import { StorageUnavailable, type FileStore, type StoredFile } from '../storage/fileStore.ts';
import { IncomingFiles } from '../storage/incoming.ts';
import { PublicCache } from '../storage/publicCache.ts';
import { zipDocuments, type ZippedFile } from '../documents/documentsZip.ts';

/**
 * A zip reads and hashes every document of an offer: one at a time leaves the disk and the threads to others. The request comes from a
 * plain link, so no page would try again: zips of several offers may wait for one caller.
 */
const MAKING = { atOnce: 1, waiting: 20, ofSession: 10, ofNetwork: 10 };
/** Number of zips whose content the process knows: a line of a hundred bytes each. */
const REMEMBERED = 1000;

export interface ZipAsked {
  documents: readonly ZippedFile[];
  caller: QueuedFor;
  /** Called before the zip is made. @throws if the zip cannot be complete */
  requireWhole: () => Promise<void>;
}

interface ZipDeps {
  files: Pick<FileStore, 'readPublic'>;
  clock: Clock;
  dataDirectory: string;
}

/** The zips, bounded like the copies of public files; processes with one data folder share them by their hash. */
export class DocumentZips {
  readonly #deps: ZipDeps;
  readonly #queue = new FairQueue(MAKING, serverTexts.zipsBusy);
  readonly #incoming: IncomingFiles;
  readonly #made: PublicCache;
  #opened: Promise<void> | null = null;
  /** Known zips, by their contents. */
  readonly #known = new Map<string, StoredFile>();
  readonly #making = new Map<string, Promise<StoredFile>>();

  constructor(deps: ZipDeps) {
    const folder = path.join(deps.dataDirectory, 'zips');
    this.#deps = deps;
    this.#incoming = new IncomingFiles(path.join(folder, 'incoming'));
    this.#made = new PublicCache(path.join(folder, 'made'));
  }

  /**
   * Returns the zip of these documents. Several requests for the same one wait for one making.
   * @throws Refusal 503 when too many others are being made; StorageUnavailable; the error of `requireWhole`
   */
  async read(asked: ZipAsked): Promise<{ content: Readable; size: number }> {
    await (this.#opened ??= this.#open());
    const key = keyOf(asked.documents);
    return (await this.#readKnown(key)) ?? (await this.#readNew(key, asked));
  }

  async #open(): Promise<void> {
    await this.#made.open();
  }

  async #readKnown(key: string): Promise<{ content: Readable; size: number } | null> {
    const known = this.#known.get(key);
    const content = known && (await this.#made.read(known));
    return content ? { content, size: known.size } : null;
  }

  async #readNew(key: string, asked: ZipAsked): Promise<{ content: Readable; size: number }> {
    const making = this.#making.get(key) ?? this.#startMaking(key, asked);
    const { size } = await making;
    const made = await this.#readKnown(key);
    // Larger than all copies may be together, or removed by hand meanwhile.
    if (made === null) throw new StorageUnavailable('zip');
    return { ...made, size };
  }

  #startMaking(key: string, asked: ZipAsked): Promise<StoredFile> {
    const making = this.#queue
      .run(asked.caller, () => this.#make(key, asked))
      .finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    return making;
  }

  async #make(key: string, { documents, requireWhole }: ZipAsked): Promise<StoredFile> {
    await requireWhole();
    await this.#incoming.open(this.#deps.clock.now());
    const { incoming, ...zip } = await this.#incoming.receive(zipDocuments(this.#deps.files, documents));
    const content = await this.#made.keep({ incoming, ...zip });
    if (typeof content !== 'string') content.destroy();
    this.#remember(key, zip);
    return zip;
  }

  #remember(key: string, zip: StoredFile): void {
    this.#known.delete(key);
    this.#known.set(key, zip);
    const [oldest] = this.#known.keys();
    if (this.#known.size > REMEMBERED && oldest !== undefined) this.#known.delete(oldest);
  }
}

function keyOf(documents: readonly ZippedFile[]): string {
  return sha256(canonicalText(documents.map(({ name, sha256: hash, size }) => [name, hash, size])));
}
