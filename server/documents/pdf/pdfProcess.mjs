/**
 * The process that judges PDFs, one file at a time: a hostile one may take its time and memory, not the service's. Plain JavaScript,
 * which registers the loader of the rest itself.
 */
import fs from 'node:fs/promises';
import { getHeapStatistics } from 'node:v8';
// Its thousand modules load in a third of the time when they do not pass through the loader that is registered below.
import '@cantoo/pdf-lib';
import { register } from 'tsx/esm/api';

register();
const { findPdfFault } = await import('./faults.ts');

async function judge(file) {
  const fault = await findPdfFault(await fs.readFile(file)).catch(() => 'unreadable');
  return { fault, heapUsed: getHeapStatistics().used_heap_size };
}

process.on('message', (file) => void judge(file).then((reply) => process.send(reply)));
process.on('disconnect', () => process.exit()); // the service has ended
process.send({ fault: null, heapUsed: 0 }); // ready
