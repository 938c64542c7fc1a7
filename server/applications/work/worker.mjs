/** The thread that works on large applications, one piece at a time. Plain JavaScript, which registers the loader of the rest itself. */
import { parentPort } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
const { TASKS } = await import('./tasks.ts');

parentPort.on('message', ({ task, input }) => parentPort.postMessage({ result: TASKS[task](input) }));
parentPort.postMessage({ isUp: true });
