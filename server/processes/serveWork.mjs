/** The other end of `WorkProcesses`: does the pieces of work that the service sends, one at a time. */
import { getHeapStatistics } from 'node:v8';

/**
 * @template Job
 * @param {(job: Job) => Promise<unknown>} work
 */
export function serveWork(work) {
  const answer = async (job) => {
    const reply = await work(job).then((result) => ({ result }), failureOf);
    process.send({ ...reply, heapUsed: getHeapStatistics().used_heap_size });
  };
  process.on('message', (job) => void answer(job));
  process.on('disconnect', () => process.exit()); // the service has ended
  process.send({ heapUsed: 0 }); // ready
}

/** Without the message, which may quote what was worked on. */
function failureOf(error) {
  const lines = String(error?.stack).split('\n');
  return { failure: { name: String(error?.name), frames: lines.filter((line) => /^ {4}at /.test(line)).join('\n') } };
}
