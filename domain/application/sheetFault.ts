import { sheetErrors } from '../texts/sheet.ts';

/** First characters of a workbook, read as text: a zip (.xlsx), or the older format (.xls). */
const WORKBOOKS = ['PK\u0003\u0004', '\u00D0\u00CF\u0011\u00E0'];

/** Returns the reason why a chosen file is no sheet at all, before its columns are read; null if it may be one. */
export function sheetTextFault(text: string): string | null {
  if (text.replace(/^\uFEFF/, '').trim() === '') return sheetErrors.empty;
  if (WORKBOOKS.some((start) => text.startsWith(start))) return sheetErrors.workbook;
  return text.includes('\0') ? sheetErrors.encoding : null;
}
