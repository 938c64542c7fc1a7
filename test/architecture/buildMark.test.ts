/** @jest-environment node */
/** By the mark of a build `npm start` knows what was built from which sources. */
import { readFileSync } from 'node:fs';

const read = (file: string): string => readFileSync(file, 'utf8');

it('`npm run build` and `npm start` build the page by the one function that leaves its mark', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

  expect(scripts['build']).toBe('node scripts/build.mjs');
  for (const script of ['build', 'start']) expect(read(`scripts/${script}.mjs`)).toMatch(/\bbuildBundle\(\)/);
});
