import { momentOf } from '#domain/formats/moment.ts';
import { stepNamesAtGate } from '#domain/texts/device.ts';
import { filesTexts as texts } from '#domain/texts/files.ts';
import { shellTexts } from '#domain/texts/shell.ts';
import { savedListTexts } from '#domain/texts/savedList.ts';
import type { FileRow } from '#store/file/fileRows.ts';

/** Returns the name of a row: the investor's, or else the offer's. */
export function nameOf(row: FileRow): string {
  return row.name || row.offerName;
}

/** Returns the step reached. A row that only the service has gives no step, so its reference tells rows apart. */
export function stepOf({ step, saved }: FileRow): string {
  return step === null ? (saved?.reference ?? '') : stepNamesAtGate[step];
}

/** Returns the position as shown above the step: `Step 2 of 8`. */
export function placeInSteps({ number }: FileRow): string {
  return number === null ? '' : shellTexts.stepOf(number.step, number.count);
}

/** Returns the place of storage, with the save time. */
export function placeOf({ fileId, saved }: FileRow, today: string): string {
  if (saved === null) return texts.onDevice;
  return (fileId === null ? texts.saved : texts.onDeviceAndSaved)(momentOf(saved.saved_at, today));
}

/** Returns a title that tells one row from another, for a button that is read alone. */
export function rowTitle(row: FileRow, today: string): string {
  return [row.name, row.offerName, stepOf(row), momentOf(row.changedAt, today)].filter(Boolean).join(', ');
}

/** Returns the text about the rows shown while the account's list did not load. */
export function shownInsteadText(rows: readonly FileRow[]): string {
  if (rows.length === 0) return savedListTexts.nothingHere;
  return rows.some(({ saved }) => saved !== null) ? savedListTexts.known : savedListTexts.here;
}
