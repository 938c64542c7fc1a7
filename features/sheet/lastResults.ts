import type { SheetRow } from '#api/sheetApi.ts';

/** What came of a sheet, for whoever uploaded it. */
interface LastResults {
  /** The offer, the account, and how often somebody has signed in or out on this page: nobody else sees them. */
  whose: string;
  rows: SheetRow[];
}

/** In this page's memory alone, so that one can open one draft after the other by Back; a reload forgets it. */
let last: LastResults | null = null;

export function keepResults(whose: string, rows: SheetRow[] | null): void {
  last = rows && { whose, rows };
}

/** The rows of the last sheet; null where there are none, or they are somebody else's, which are forgotten then. */
export function findResults(whose: string): SheetRow[] | null {
  if (last?.whose !== whose) last = null;
  return last?.rows ?? null;
}
