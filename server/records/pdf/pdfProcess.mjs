/**
 * The process that draws PDFs of records, one at a time: an unusual record may take its time and memory, not the service's. Plain
 * JavaScript, which registers the loader of the rest itself.
 */
// Its modules load faster when they do not pass through the loader that is registered below.
import 'pdfkit';
import { register } from 'tsx/esm/api';
import { serveWork } from '../../processes/serveWork.mjs';

register();
const { recordPdf } = await import('./recordPdf.ts');
const { preloadFonts } = await import('./pen.ts');

await preloadFonts();
serveWork(async ({ content, sha256 }) => (await recordPdf(JSON.parse(content), sha256)).toString('base64'));
