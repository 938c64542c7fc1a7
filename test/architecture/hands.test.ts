/** @jest-environment node */
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dealForJest } from '../../scripts/lib/hands.mjs';

const ROOT = process.cwd();
const FILES = ['features', 'store', 'architecture'].flatMap((room) =>
  readdirSync(path.join('test', room), { recursive: true })
    .map(String)
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => path.join(ROOT, 'test', room, name)),
);

/** What each dealt file requires, by what it says first. */
function dealt(): string[] {
  const place = mkdtempSync(path.join(tmpdir(), 'allot-hands-'));
  try {
    dealForJest([{ name: 'all', files: FILES, count: 3, first: ['/first'] }], {
      root: ROOT,
      config: 'jest.config.js',
      place,
    });
    return readdirSync(path.join(place, 'all')).map((name) => readFileSync(path.join(place, 'all', name), 'utf8'));
  } finally {
    rmSync(place, { recursive: true });
  }
}

const blocksOf = (text: string): string[] =>
  [...text.matchAll(/^ {2}require\("([^"]+)"\)/gm)].map(([, file = '']) => file);

describe('unit tests that share worlds', () => {
  it('are dealt each once, and none is left out', () => {
    expect(dealt().flatMap(blocksOf).sort()).toEqual([...FILES].sort());
  });

  it('leave nothing to the next that they spied on', () => {
    for (const text of dealt())
      expect(text.match(/^ {2}afterAll\(\(\) => jest\.restoreAllMocks\(\)\);$/gm)).toHaveLength(blocksOf(text).length);
  });

  it('stand with those of their own surroundings, and alone where nothing may have run before', () => {
    for (const text of dealt()) {
      const files = blocksOf(text);
      const texts = files.map((file) => readFileSync(file, 'utf8'));
      const isNode = text.startsWith('/** @jest-environment node */');

      expect(texts.every((each) => /@jest-environment node/.test(each) === isNode)).toBe(true);
      if (texts.some((each) => each.startsWith('/** @own-world'))) expect(files).toHaveLength(1);
      expect(text.includes('require("/first")')).toBe(
        !isNode && !texts.some((each) => each.startsWith('/** @own-world')),
      );
    }
  });
});
