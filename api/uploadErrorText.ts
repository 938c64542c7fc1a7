import { isRecord } from '#domain/formats/isRecord.ts';
import { joinTexts } from './apiError.ts';

/**
 * Returns the text under a file field after a 400: the entry under the field's own name, else the `doc_file` entry, else the first text in
 * the data (1-UPL-04, 1-UPL-08). Null if the data holds no text at all, or is a proxy's page.
 */
export function uploadErrorText(fieldName: string, data: unknown): string | null {
  if (typeof data === 'string' && data.trimStart().startsWith('<')) return null;
  if (!isRecord(data)) return joinTexts(data);
  return joinTexts(data[fieldName]) ?? joinTexts(data['doc_file']) ?? firstText(data);
}

function firstText(data: Record<string, unknown>): string | null {
  for (const value of Object.values(data)) {
    const text = joinTexts(value);
    if (text !== null) return text;
  }
  return null;
}
