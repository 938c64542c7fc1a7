import { momentOf } from '#domain/formats/moment.ts';
import { stepNamesAtGate } from '#domain/texts/device.ts';
import { filesTexts as texts } from '#domain/texts/files.ts';
import { shellTexts } from '#domain/texts/shell.ts';
import { savedListTexts } from '#domain/texts/savedList.ts';
import type { FileRow } from '#store/file/fileRows.ts';

/** What a row is known by: whose it is, or else the offer. */
export function nameOf(row: FileRow): string {
  return row.name || row.offerName;
}

/** How far it is; of what the service alone has, which does not say, its reference, by which rows differ. */
export function stepOf({ step, saved }: FileRow): string {
  return step === null ? (saved?.reference ?? '') : stepNamesAtGate[step];
}

/** As it stands above the step: `Step 2 of 8`. */
export function placeInSteps({ number }: FileRow): string {
  return number === null ? '' : shellTexts.stepOf(number.step, number.count);
}

/** Where it is kept. */
export function placeOf({ fileId, saved }: FileRow, today: string): string {
  if (saved === null) return texts.onDevice;
  return (fileId === null ? texts.saved : texts.onDeviceAndSaved)(momentOf(saved.saved_at, today));
}

/** What tells one row from another, for a button that is read alone. */
export function rowTitle(row: FileRow, today: string): string {
  return [row.name, row.offerName, stepOf(row), momentOf(row.changedAt, today)].filter(Boolean).join(', ');
}

/** What is shown where the list of what the account has saved did not come. */
export function shownInstead(rows: readonly FileRow[]): string {
  if (rows.length === 0) return savedListTexts.nothingHere;
  return rows.some(({ saved }) => saved !== null) ? savedListTexts.known : savedListTexts.here;
}
