/**
 * The process that judges PDFs, one file at a time: a hostile one may take its time and memory, not the service's. Plain JavaScript,
 * which registers the loader of the rest itself.
 */
import fs from 'node:fs/promises';
// Its thousand modules load in a third of the time when they do not pass through the loader that is registered below.
import '@cantoo/pdf-lib';
import { register } from 'tsx/esm/api';
import { serveWork } from '../../processes/serveWork.mjs';

register();
const { findPdfFault } = await import('./faults.ts');

serveWork(async (file) => findPdfFault(await fs.readFile(file)).catch(() => 'unreadable'));
