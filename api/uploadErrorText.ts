import { isRecord } from '#domain/formats/isRecord.ts';
import { joinTexts } from './apiError.ts';

/**
 * The text under a file field after an answer of 400: the entry under the field's own name, else the `doc_file` entry, else the
 * data itself (1-UPL-04, 1-UPL-08). Null when the data holds no text at all, or is the page of a proxy.
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
