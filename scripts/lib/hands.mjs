/**
 * Deals test files out to a few that stand for them: making a world (a page, the service, the packages) takes longer than most files of
 * tests need. Only at the small sizes; at full size, and by hand, every file has a world of its own.
 */
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Hands of about the same size: the largest files are dealt first, back and forth. */
export function deal(files, count) {
  const sizeOf = new Map(files.map((file) => [file, statSync(file).size]));
  const sorted = [...files].sort((a, b) => sizeOf.get(b) - sizeOf.get(a) || a.localeCompare(b));
  const hands = Array.from({ length: Math.min(count, files.length) }, () => []);
  sorted.forEach((file, index) => {
    const turn = index % (2 * hands.length);
    hands[turn < hands.length ? turn : 2 * hands.length - 1 - turn].push(file);
  });
  return hands;
}

/** For node:test: `count` files in `place` that import the others. A file that changes its process for others starts one of its own for that. */
export function dealForNode(files, { count, place }) {
  return deal(files, count).map((hand, index) => {
    const entry = `${place}-${index + 1}.mjs`;
    writeFileSync(entry, hand.map((file) => `import '${pathToFileURL(file).href}';\n`).join(''));
    return entry;
  });
}

/** What a file says of the world it needs: `@jest-environment node`; `@own-world` where nothing may have run before it. */
function readDocblock(file) {
  const text = readFileSync(file, 'utf8');
  const [, environment = ''] = /@jest-environment (\w+)/.exec(text) ?? [];
  return { environment, isAlone: text.startsWith('/** @own-world') };
}

/**
 * For jest: a configuration in `place` like the one at `config`, whose projects run files that require the others, each within a block
 * of its name, after which nothing that it spied on is spied on still. `projects` gives each project's files, the number of its hands, and what these load first: hooks that a package registers
 * by itself would otherwise be the first block's alone.
 */
export function dealForJest(projects, { root, config, place }) {
  for (const { name, files, count, first = [] } of projects) {
    mkdirSync(path.join(place, name), { recursive: true });
    const known = files.map((file) => ({ file, ...readDocblock(file) }));
    const plain = known.filter(({ environment, isAlone }) => environment === '' && !isAlone);
    const groups = [
      ...deal(
        plain.map(({ file }) => file),
        count,
      ).map((hand) => ({ hand, environment: '', loads: first })),
      ...known.filter(({ isAlone }) => isAlone).map(({ file, environment }) => ({ hand: [file], environment })),
      ...[...new Set(known.map(({ environment }) => environment))].filter(Boolean).map((environment) => ({
        hand: known.filter((one) => one.environment === environment && !one.isAlone).map(({ file }) => file),
        environment,
      })),
    ];
    groups.forEach(({ hand, environment, loads = [] }, index) => {
      const docblock = environment === '' ? '' : `/** @jest-environment ${environment} */\n`;
      const blocks = hand.map(
        (file) =>
          `describe(${JSON.stringify(path.relative(root, file))}, () => {\n  afterAll(() => jest.restoreAllMocks());\n  require(${JSON.stringify(file)});\n});\n`,
      );
      const loaded = loads.map((each) => `require(${JSON.stringify(each)});\n`);
      writeFileSync(path.join(place, name, `${index + 1}.test.cjs`), docblock + [...loaded, ...blocks].join(''));
    });
  }
  const file = path.join(place, 'jest.config.mjs');
  writeFileSync(
    file,
    `import config from ${JSON.stringify(pathToFileURL(config).href)};
const rootDir = ${JSON.stringify(root)};
const dealt = (project) => ({
  ...project,
  rootDir,
  roots: [${JSON.stringify(place)} + '/' + project.displayName],
  testMatch: ['**/*.test.cjs'],
  moduleFileExtensions: ['js', 'mjs', 'cjs', 'jsx', 'ts', 'tsx', 'json', 'node'],
});
export default { ...config, rootDir, projects: config.projects.map(dealt) };
`,
  );
  return file;
}
