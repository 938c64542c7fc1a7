/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { PEOPLE } from '#domain/model/places.ts';
import { ROOMS, listSources } from './sources.ts';

/** The table itself, and the shapes and words of every field there is. */
const TABLES = [
  'domain/model/places.ts',
  'domain/model/peoplePlaces.ts',
  'domain/model/application.ts',
  'domain/model/fields.ts',
  'domain/model/sensitivity.ts',
  'api/wire.ts',
];

/** The lists of people that a text reads or names, the rules of one step being no list of lists. */
function listsNamedIn(text: string): string[] {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '').replaceAll(/^import .*$/gm, '');
  return PEOPLE.filter(({ name, step, list }) => {
    const read = new RegExp(`\\b${step}\\??\\.${list}\\b`);
    return code.includes(name) || read.test(code) || (step !== list && new RegExp(`\\b${list}\\??[.:]`).test(code));
  }).map(({ name }) => name);
}

describe('where people stand', () => {
  it('is spelled out in one table: nothing else names two of the lists', () => {
    const elsewhere = ROOMS.flatMap(listSources)
      .filter((file) => !TABLES.includes(file))
      .flatMap((file) => {
        const lists = listsNamedIn(readFileSync(file, 'utf8'));
        return lists.length > 1 ? [`${file}: ${lists.join(', ')}`] : [];
      });

    expect(elsewhere).toEqual([]);
  });

  it.each([
    ['two lists that are read', 'const all = [...(a.directors?.directors ?? []), ...(a.trustees?.trustees ?? [])];'],
    ['two lists by their paths', "const LISTS = ['directors.directors', 'others.others'];"],
    ['the lists that have names of their own', 'const { beneficialOwners: a } = x; return { investors: a };'],
  ])('finds %s', (_name, text) => {
    expect(listsNamedIn(text)).toHaveLength(2);
  });

  it.each([
    ['a step of one list', 'const values = { directors: rows }; return values.directors;'],
    ['words about them', '/** `directors.directors` and `others.others` (2-TRU-10) */'],
  ])('passes %s', (_name, text) => {
    expect(listsNamedIn(text).length).toBeLessThan(2);
  });
});
