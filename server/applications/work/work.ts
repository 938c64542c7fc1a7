/**
 * Reads, settles, checks and describes whole applications: here, or a large one in a thread beside (design 4c). A large application holds
 * up no other call.
 */
import type { QueuedFor } from '../../queues/fairQueue.ts';
import { isLarge, type Size } from './size.ts';
import { TASKS, type TaskName } from './tasks.ts';
import { WorkThread } from './workThread.ts';

const THREAD = new WorkThread(new URL('./worker.mjs', import.meta.url), { time: 5_000, waiting: 10 });

/** Pieces of work done by this thread and by the one beside it. */
export const piecesDone = { here: 0, beside: 0 };

export interface WorkFor {
  size: Size;
  caller: QueuedFor;
}

/** Piece of work on an application. @throws Refusal 503 if too many large ones wait, or one takes too long */
export type Work<Input, Output> = (input: Input, of: WorkFor) => Promise<Output>;

function workOf<Input, Output>(task: TaskName, work: (input: Input) => Output): Work<Input, Output> {
  return async (input, { size, caller }) => {
    const place = isLarge(size) ? 'beside' : 'here';
    piecesDone[place] += 1;
    if (place === 'here') return work(input);
    return THREAD.run<Output>({ task, input }, { ...caller, size: size.bytes });
  };
}

export const readSent = workOf('read', TASKS.read);
export const judgeApplication = workOf('judge', TASKS.judge);
export const describeApplication = workOf('describe', TASKS.describe);
export const compareApplications = workOf('compare', TASKS.compare);
