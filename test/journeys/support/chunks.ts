import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The sources that a script of the build is made of: its files are named by number. A script that is served as it stands has none. */
export function sourcesOf(address: string): string[] {
  if (!new URL(address).pathname.startsWith('/assets/')) return [];
  return (
    JSON.parse(readFileSync(path.join('dist', `${new URL(address).pathname}.map`), 'utf8')) as { sources: string[] }
  ).sources;
}
