/** Finds what a person at work has changed, for `npm test -- --changed`. */
import { spawnSync } from 'node:child_process';
import { giveUp, root } from './setup.mjs';

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * Returns the commit that the changes are counted from, and which test files they touch. `reached` holds the files that a test of the
 * service imports, near or far, by its own path.
 */
export function findChanges(reached) {
  const base = git('merge-base', 'HEAD', '@{upstream}') ?? git('rev-parse', 'HEAD');
  if (base === undefined) giveUp('--changed needs a checkout of Git with a commit.');
  const listed = [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')];
  const changed = new Set(listed.flatMap((names = '') => names.split('\n')).filter((name) => name !== ''));
  return {
    base,
    touches: (file) => changed.has(file) || [...(reached.get(file) ?? [])].some((source) => changed.has(source)),
  };
}
