/** Rules for uploads; applied by the field before sending and by the service after receiving (1-UPL-10). */
import { MEGABYTE } from './uploadSize.ts';
import { uploadFaultTexts, uploadTooLargeText } from '../texts/upload.ts';

export interface FileFacts {
  name: string;
  /** Bytes. */
  size: number;
}

/** Returns the reason why a file of this name and size is refused, or null. The service alone judges its content. @param maxSize bytes */
export function uploadFault({ name, size }: FileFacts, maxSize: number): string | null {
  if (!/.\.pdf$/i.test(name)) return uploadFaultTexts.onlyPdf;
  if (size > maxSize) return uploadTooLargeText(maxSize / MEGABYTE);
  return size === 0 ? uploadFaultTexts.empty : null;
}
