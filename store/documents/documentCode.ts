/** The code that loads with the first file that is chosen or removed. */
export { uploadDocument } from './documents.ts';
export { removeStored } from './removeDocument.ts';
