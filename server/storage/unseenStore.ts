/**
 * A store that did not answer when the process started. It may turn out to be another one than the database's. So nothing is written or
 * removed, and nothing is reported as lost, before its mark was seen; contents that are read are compared with their hash in any case.
 */
import type { Readable } from 'node:stream';
import { StorageUnavailable, type FileFault, type FileStore, type ReceivedFile, type StoredFile } from './fileStore.ts';

/** Code of a store that answers but lacks the mark of the database: it is empty, or another one. */
export const MARK_MISSING = 'markMissing';

export class UnseenStore implements FileStore {
  readonly place: string;
  readonly #store: FileStore;
  readonly #mark: StoredFile;
  #isSeen = false;

  constructor(store: FileStore, mark: StoredFile) {
    this.place = store.place;
    this.#store = store;
    this.#mark = mark;
  }

  open(now: Date): Promise<void> {
    return this.#store.open(now);
  }

  receive(source: Readable): Promise<ReceivedFile> {
    return this.#store.receive(source);
  }

  drop(received: ReceivedFile): Promise<void> {
    return this.#store.drop(received);
  }

  async keep(received: ReceivedFile): Promise<void> {
    await this.#see();
    await this.#store.keep(received);
  }

  read(file: StoredFile): Promise<Readable | FileFault> {
    return this.#unlessUnseen(this.#store.read(file), (content) => typeof content === 'string');
  }

  readPublic(file: StoredFile): Promise<Readable | FileFault> {
    return this.#unlessUnseen(this.#store.readPublic(file), (content) => typeof content === 'string');
  }

  has(file: StoredFile): Promise<boolean> {
    return this.#unlessUnseen(this.#store.has(file), (isThere) => !isThere);
  }

  async remove(sha256: string): Promise<void> {
    await this.#see();
    await this.#store.remove(sha256);
  }

  close(): void {
    this.#store.close();
  }

  /** Returns the answer; one that reports a loss counts only from the right store. */
  async #unlessUnseen<Answer>(asked: Promise<Answer>, isLoss: (answer: Answer) => boolean): Promise<Answer> {
    const answer = await asked;
    if (isLoss(answer)) await this.#see();
    return answer;
  }

  /** @throws StorageUnavailable while the store does not answer, or is another one */
  async #see(): Promise<void> {
    if (this.#isSeen) return;
    if (!(await this.#store.has(this.#mark))) throw new StorageUnavailable(MARK_MISSING);
    this.#isSeen = true;
  }
}
