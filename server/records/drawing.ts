/** Draws PDFs of records in a process of their own, apart from the processes that read hostile files (design 4c). */
import { fileURLToPath } from 'node:url';
import { serverTexts } from '#domain/texts.ts';
import { Refusal } from '../http/errors.ts';
import { WorkProcesses, type WorkLimits } from '../processes/workProcesses.ts';
import type { QueuedFor } from '../queues/fairQueue.ts';
import type { StoredRecord } from './records.ts';

type DrawnRecord = Pick<StoredRecord, 'content' | 'sha256'>;

/** Limits of the drawing; an ordinary record takes 0.2 s. */
export const DRAWING_LIMITS: WorkLimits = { atOnce: 1, waiting: 20, time: 10_000, heap: 256, kept: 150 };
const PROGRAM = fileURLToPath(new URL('./pdf/pdfProcess.mjs', import.meta.url));
/** Seconds for which a record that reached the limits is not tried again: each try holds up the others. */
const NOT_AGAIN_SECONDS = 600;
/** Maximum of such records that are remembered. */
const REMEMBERED = 1000;

export class RecordDrawing {
  readonly #processes: WorkProcesses<DrawnRecord, string>;
  /** Hashes of records that reached the limits, with the time until which they are not tried, in milliseconds of the process. */
  readonly #tooLarge = new Map<string, number>();

  constructor(limits: WorkLimits = DRAWING_LIMITS) {
    this.#processes = new WorkProcesses({ program: PROGRAM, limits, busy: serverTexts.recordPdfBusy });
  }

  /**
   * Returns the PDF's bytes.
   * @throws Refusal 503 while too many wait, and for a record that takes more time or memory than a drawing has
   */
  async draw({ content, sha256 }: DrawnRecord, caller: QueuedFor): Promise<Buffer> {
    this.#requireDrawable(sha256);
    const outcome = await this.#processes.run({ content, sha256 }, { ...caller, size: content.length });
    if (outcome.isDone) return Buffer.from(outcome.result, 'base64');
    this.#rememberTooLarge(sha256);
    throw tooLarge(NOT_AGAIN_SECONDS);
  }

  /** Starts the process and reads its fonts, so that the first drawing does not wait for that. */
  warm(): Promise<void> {
    return this.#processes.warm();
  }

  /** Returns the ids of the processes that run now. */
  listProcesses(): number[] {
    return this.#processes.listProcesses();
  }

  close(): Promise<void> {
    return this.#processes.close();
  }

  #requireDrawable(sha256: string): void {
    const left = ((this.#tooLarge.get(sha256) ?? 0) - performance.now()) / 1000;
    if (left > 0) throw tooLarge(Math.ceil(left));
  }

  #rememberTooLarge(sha256: string): void {
    this.#tooLarge.delete(sha256);
    this.#tooLarge.set(sha256, performance.now() + NOT_AGAIN_SECONDS * 1000);
    const [oldest] = this.#tooLarge.keys();
    if (this.#tooLarge.size > REMEMBERED && oldest !== undefined) this.#tooLarge.delete(oldest);
  }
}

function tooLarge(retryAfter: number): Refusal {
  return new Refusal(503, { message: serverTexts.recordPdfTooLarge }, retryAfter);
}
