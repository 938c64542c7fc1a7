import { sheetErrors } from '../texts/sheet.ts';

/** How a workbook begins, as any text: a zip (.xlsx), or what spreadsheets wrote before that (.xls). */
const WORKBOOKS = ['PK\u0003\u0004', '\u00D0\u00CF\u0011\u00E0'];

/** Why what was chosen is no sheet at all, before anybody looks at its columns; null where it may be one. */
export function textFault(text: string): string | null {
  if (text.replace(/^\uFEFF/, '').trim() === '') return sheetErrors.empty;
  if (WORKBOOKS.some((start) => text.startsWith(start))) return sheetErrors.workbook;
  return text.includes('\0') ? sheetErrors.encoding : null;
}
