import type { SheetRow } from '#api/sheetApi.ts';

/** Results of a sheet, for the adviser who uploaded it. */
interface LastResults {
  /** Offer, account, and number of sign-ins and sign-outs on this page: nobody else sees the rows. */
  whose: string;
  rows: SheetRow[];
}

/** Held in this page's memory alone, so that Back leads from one draft to the next; a reload forgets it. */
let last: LastResults | null = null;

export function keepResults(whose: string, rows: SheetRow[] | null): void {
  last = rows && { whose, rows };
}

/** Returns the rows of the last sheet; null if there are none. Another person's rows are forgotten. */
export function findResults(whose: string): SheetRow[] | null {
  if (last?.whose !== whose) last = null;
  return last?.rows ?? null;
}
