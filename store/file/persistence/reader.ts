/** Loads the code that parses a stored file; null if it does not load. A new device never needs it. */
export const fetchReader = () => import(/* webpackChunkName: "stored" */ '../stored/parseStored.ts').catch(() => null);

/** Returns true if that code is loaded or could be loaded now. Checked before anything is closed for a stored file (R24). */
export async function hasReader(): Promise<boolean> {
  return (await fetchReader()) !== null;
}
