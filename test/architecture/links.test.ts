import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders that may name pages; the addresses in `api/` are those of calls. */
const PLACES = ['domain', 'store', 'features', 'src'];
const KNOWN = [
  '/investor/dashboard',
  '/issuer/applications/',
  '/issuer/applications/${id}/',
  '/issuer/applications/${id}/edit/',
  '/issuer/payments/',
  '/issuer/forms/',
  '/issuer/raise/',
  '/forgottenpassword/',
];

/** Every quoted address of a page outside the wizard, with the file that names it. */
function pageAddresses(): { address: string; file: string }[] {
  const files = PLACES.flatMap((place) =>
    readdirSync(place, { recursive: true, encoding: 'utf8' }).map((name) => join(place, name)),
  ).filter((file) => /\.tsx?$/.test(file));
  return files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/['"`](\/(?:investor|issuer|advisor|forgottenpassword)[^'"`]*)['"`]/g)].map(
      ([, address = '']) => ({ address, file }),
    ),
  );
}

it('[1-SHELL-02] names the known pages outside the wizard in one place, and no other', () => {
  const found = pageAddresses();
  expect(found.map(({ address }) => address).sort()).toEqual([...KNOWN].sort());
  expect(new Set(found.map(({ file }) => file))).toEqual(new Set([join('domain', 'texts', 'shell.ts')]));
});
