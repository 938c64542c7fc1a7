/** What may be uploaded; read by the field before it sends and by the service when it has received (1-UPL-10). */
import { MEGABYTE } from './uploadSize.ts';
import { uploadFaultTexts, uploadTooLargeText } from '../texts/upload.ts';

/**
 * Why a PDF is not kept: it opens with a password only; it runs something on opening; it has no whole page; or judging it took more
 * time or memory than a document is given.
 */
export type PdfFault = 'locked' | 'active' | 'unreadable' | 'tooComplex';

export interface FileFacts {
  name: string;
  /** Bytes. */
  size: number;
}

/**
 * Why a file of this name and size is refused, or null. What it holds is judged by the service alone.
 * @param maxSize bytes
 */
export function uploadFault({ name, size }: FileFacts, maxSize: number): string | null {
  if (!/.\.pdf$/i.test(name)) return uploadFaultTexts.onlyPdf;
  if (size > maxSize) return uploadTooLargeText(maxSize / MEGABYTE);
  return size === 0 ? uploadFaultTexts.empty : null;
}
