/** MDN's tables of what browsers know, and the oldest browsers that applications are made with. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import browserslist from 'browserslist';

const require = createRequire(import.meta.url);

/** MDN's names of the browsers in `browserslist`. */
const MDN_NAMES = {
  chrome: 'chrome',
  edge: 'edge',
  and_chr: 'chrome_android',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
};

/** MDN's tables: `{ api, css, javascript, … }`, a tree of features with their support. */
export function readTables() {
  return JSON.parse(readFileSync(require.resolve('@mdn/browser-compat-data'), 'utf8'));
}

/** The oldest version of each browser that applications are made with, by MDN's names: `{ chrome: 96, … }`. */
export function oldestVersions() {
  const oldest = {};
  for (const entry of browserslist(undefined, { path: process.cwd() })) {
    const [name, version] = entry.split(' ');
    const known = MDN_NAMES[name];
    const number = Number.parseFloat(version);
    // The newest one of Android's Chrome stands for all of them, which have Chrome's own versions.
    if (known !== undefined) oldest[known] = Math.min(oldest[known] ?? Infinity, number);
  }
  return { ...oldest, chrome_android: oldest.chrome };
}

/** True if one of the oldest browsers lacks the feature that MDN describes here; with `isLater`, one that its later versions have. */
export function isYounger({ support = {} } = {}, oldest, { isLater = false } = {}) {
  return Object.entries(oldest).some(([browser, version]) => {
    const versions = [support[browser] ?? []]
      .flat()
      .filter((entry) => !entry.flags && !entry.prefix)
      .map((entry) => entry.version_added);
    const numbers = versions.filter((added) => typeof added === 'string' && added !== 'preview');
    if (numbers.length > 0) return numbers.every((added) => Number.parseFloat(added.replace('≤', '')) > version);
    return !isLater && (versions.includes('preview') || support[browser] !== undefined);
  });
}
