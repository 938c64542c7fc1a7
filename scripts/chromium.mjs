/** Finds the Chromium that the journeys drive: no browser is downloaded when the system has one. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const carriers = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../.cache/carriers');

/** Where the npm carrier's unpacked program is noted, once it has been needed (scripts/lib/provision.mjs). */
export const CARRIED_CHROMIUM_NOTE = path.join(carriers, 'chromium.path');

/** The same engine without the windows of a browser: a page takes a third of the processor's time. */
export const HEADLESS_SHELL = 'chromium-headless-shell';
const SYSTEM_NAMES = [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_PLACES = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The path of a Chromium: CHROMIUM, else the system's, else the one that the test run fetched; undefined when there is none.
 * A CHROMIUM that does not exist is an error, since silently taking another browser would hide the mistake.
 */
export function findChromium() {
  const chosen = process.env.CHROMIUM;
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROMIUM is set to ${chosen}, which does not exist`);
    return chosen;
  }
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(path.delimiter)].filter(Boolean);
  const places = [...SYSTEM_NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))), ...MAC_PLACES];
  const found = places.find((place) => existsSync(place));
  if (found) return found;
  const carried = existsSync(CARRIED_CHROMIUM_NOTE) ? readFileSync(CARRIED_CHROMIUM_NOTE, 'utf8').trim() : '';
  return carried && existsSync(carried) ? carried : undefined;
}
