/** `npm run check`: what a change must pass before it is handed over, without databases or a browser. Stops at the first fault. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensurePackages, requireNode, root } from './lib/setup.mjs';

const STEPS = [
  ['types', 'typescript/bin/tsc', '--noEmit'],
  ['format', 'prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'],
  ['lint', 'eslint/bin/eslint.js', '.', '--max-warnings', '0'],
  ['unused files, exports and packages', 'knip/bin/knip.js', '--no-progress'],
  ['requirement ids', '../scripts/trace.mjs'],
  ['unit tests', 'jest/bin/jest.js', '--silent'],
  ['build', 'webpack/bin/webpack.js', '--mode', 'production', '--stats', 'errors-warnings', '--no-color'],
];

requireNode();
ensurePackages();
for (const [name, script, ...args] of STEPS) {
  const started = Date.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(root, 'node_modules', script), ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e9,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  if (status !== 0) {
    console.error(`${stdout}${stderr}\n${name}: failed after ${seconds} s`);
    process.exit(1);
  }
  console.log(`${name}: passed in ${seconds} s`);
}
