import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findWords, readComments } from '../../scripts/lib/words.mjs';

describe('comments', () => {
  it('are read without their signs, each once, and without instructions to tools', () => {
    const text = [
      '/**',
      ' * Returns the steps',
      ' * in order.',
      ' */',
      'export const steps = () => {',
      '  // eslint-disable-next-line no-console',
      '  // Why it is so.',
      "  const load = () => import(/* webpackChunkName: 'a' */ './a.ts');",
      '  return load; // after the code',
      '};',
    ].join('\n');

    expect(readComments('a.ts', text)).toEqual(['Returns the steps in order.', 'Why it is so.']);
  });

  it('of a tree are counted by how they open and by the words that nobody says', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'allot-words-'));
    for (const [file, text] of [
      ['domain/a.ts', '/** What is left. */\nexport const a = 1;\n/** Of which there is one. */\nexport const b = 1;'],
      [
        'features/b.tsx',
        '/** Shown to whoever asks. */\nexport const c = <p>Whoever reads</p>;\n/** Whole. */\nexport const d = 1;',
      ],
      ['test/c.ts', '/** Where tests may say what they like. */\nexport const e = 1;'],
      ['api/wire.ts', '/** What was generated. */\nexport const f = 1;'],
    ] as const) {
      mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(root, file), text);
    }
    const found = findWords(root);
    rmSync(root, { recursive: true });

    expect(found).toEqual({
      comments: 4,
      openings: [
        { file: path.join('domain', 'a.ts'), comment: 'What is left.' },
        { file: path.join('domain', 'a.ts'), comment: 'Of which there is one.' },
      ],
      listed: [{ file: path.join('features', 'b.tsx'), comment: 'Shown to whoever asks.' }],
    });
  });
});
