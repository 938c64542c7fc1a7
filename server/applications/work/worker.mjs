/** The thread that judges large applications, one at a time. Plain JavaScript, which registers the loader of the rest itself. */
import { parentPort } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
const { checkSubmission } = await import('#domain/submission.ts');

parentPort.on('message', (context) => parentPort.postMessage({ result: checkSubmission(context) }));
parentPort.postMessage({ isUp: true });
