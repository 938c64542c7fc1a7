/** The judgment of a whole application, in this thread or, of a large one, in the thread beside it. */
import type { Application } from '#domain/application.ts';
import { PEOPLE } from '#domain/application/places.ts';
import { checkSubmission, type CheckedSubmission } from '#domain/submission.ts';
import type { QueuedFor } from '../../queues/fairQueue.ts';
import { JudgingThread } from './judgingThread.ts';

type Context = Parameters<typeof checkSubmission>[0];

/** People, and characters as JSON, above which an application is large (design 4c). */
const MOST_PEOPLE = 20;
const MOST_CHARACTERS = 64 * 1024;

const THREAD = new JudgingThread<Context, CheckedSubmission>(new URL('./judgingWorker.mjs', import.meta.url), {
  time: 5_000,
  waiting: 10,
});

/** Judgments made by this thread and by the one beside it. */
export const judgments = { here: 0, beside: 0 };

export function isLarge(application: Application): boolean {
  const people = PEOPLE.reduce((count, place) => count + (place.read(application)?.length ?? 0), 0);
  return people > MOST_PEOPLE || JSON.stringify(application).length > MOST_CHARACTERS;
}

/**
 * Judges an application by `checkSubmission`; a large one holds up no other call.
 * @throws Refusal 503 where too many large ones wait, or one takes too long
 */
export async function checkApplication(context: Context, caller: QueuedFor): Promise<CheckedSubmission> {
  if (!isLarge(context.application)) {
    judgments.here += 1;
    return checkSubmission(context);
  }
  judgments.beside += 1;
  return THREAD.run(context, caller);
}
