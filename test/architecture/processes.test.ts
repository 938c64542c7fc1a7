/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readEdges } from './sources.ts';

/** What every process of a pool is made of. */
const SHARED = 'server/processes/serveWork.mjs';

/** The programs of pools, by the folder whose kind of work they do. */
const PROGRAMS = {
  judging: { entry: 'server/documents/pdf/pdfProcess.mjs', own: 'server/documents/pdf/', library: '@cantoo/pdf-lib' },
  drawing: { entry: 'server/records/pdf/pdfProcess.mjs', own: 'server/records/pdf/', library: 'pdfkit' },
};

/** Every module that a program can load, packages by their names. */
function reachedFrom(entry: string): string[] {
  const reached = new Set([entry]);
  for (const file of reached)
    if (/^(server|domain)\//.test(file)) for (const { to } of readEdges(file)) reached.add(to);
  return [...reached];
}

describe('processes that do work for the service', () => {
  it('are these, each with a program of its own', () => {
    const programs = readdirSync('server', { recursive: true })
      .map((name) => path.posix.join('server', String(name)))
      .filter((file) => file.endsWith('.mjs') && /\bserveWork\(/.test(readFileSync(file, 'utf8')))
      .filter((file) => file !== SHARED);

    expect(programs.sort()).toEqual(
      Object.values(PROGRAMS)
        .map(({ entry }) => entry)
        .sort(),
    );
  });

  it.each(Object.entries(PROGRAMS))('do one kind of work: %s reaches nothing of another', (_kind, program) => {
    const reached = reachedFrom(program.entry);
    const ours = reached.filter((file) => file.startsWith('server/'));
    const others = Object.values(PROGRAMS).filter((each) => each !== program);

    expect(ours.filter((file) => !file.startsWith(program.own) && file !== SHARED)).toEqual([]);
    expect(reached).toContain(program.library);
    for (const { library } of others) expect(reached).not.toContain(library);
  });
});
