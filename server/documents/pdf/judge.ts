/** Judges PDFs in processes of their own, two at once: a hostile one may take a process's time and memory, not the service's. */
import { fileURLToPath } from 'node:url';
import type { PdfFault } from '#domain/data/choices.ts';
import { serverTexts } from '#domain/texts.ts';
import { WorkProcesses, type WorkLimits } from '../../processes/workProcesses.ts';
import type { QueuedFor } from '../../queues/fairQueue.ts';

/** A file of 100,000 objects takes 3 s of a processor. The library keeps the names and references of every file on the heap. */
export const PDF_LIMITS: WorkLimits = { atOnce: 2, waiting: 50, time: 30_000, heap: 512, kept: 100 };
const PROGRAM = fileURLToPath(new URL('./pdfProcess.mjs', import.meta.url));

export class PdfJudge extends WorkProcesses<string, PdfFault | null> {
  constructor(limits: WorkLimits = PDF_LIMITS) {
    super({ program: PROGRAM, limits, busy: serverTexts.uploadsBusy });
  }

  /**
   * Returns the reason to refuse the PDF at this path; null if there is none.
   * @throws Refusal 503 when too many files of the caller, or of all callers, wait; Error when no process could be started
   */
  async findFault(file: string, caller: QueuedFor = {}): Promise<PdfFault | null> {
    const outcome = await this.run(file, caller);
    return outcome.isDone ? outcome.result : 'tooComplex';
  }
}
