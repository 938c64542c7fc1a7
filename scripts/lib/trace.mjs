/** Reads which requirement ids have a test; see scripts/trace.mjs. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const MOST_IDS_PER_TEST = 4;
const TEST_FUNCTIONS = new Set(['it', 'test']);
const NOT_RUN = new Set(['skip', 'todo', 'fixme']);
const ID = /^\d-[A-Z]+-\d+$/;

/** Returns the ids that start the lines of a file. */
const idsIn = (file) => [...readFileSync(file, 'utf8').matchAll(/^- `(\d-[A-Z]+-\d+)`/gm)].map(([, id]) => id);

/** Every id that the catalogue defines, in its order. */
function readCatalogue(folder) {
  const files = readdirSync(folder).filter((name) => /^\d+\.md$/.test(name));
  return new Set(files.sort().flatMap((name) => idsIn(path.join(folder, name))));
}

/** The ids that nothing delivers yet. */
function readOpen(folder) {
  const file = path.join(folder, 'open.md');
  return existsSync(file) ? idsIn(file) : [];
}

function listTestFiles(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => /\.(test|spec)\.tsx?$/.test(name))
    .sort()
    .map((name) => path.join(folder, name));
}

/** The ids in the brackets of a title: `'[1-AMT-30, 1-AMT-36] asks'` gives two. A bracket that holds no id is prose. */
function idsOf(title) {
  return [...title.matchAll(/\[([^\]]*\d-[A-Z]+-\d+[^\]]*)\]/g)].flatMap(([, inside]) =>
    inside.split(/[\s,;]+/).filter(Boolean),
  );
}

/** The literal text of a title; what is put in at run time becomes a blank. */
function textOf(node) {
  if (!node) return '';
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map((span) => ` ${span.literal.text}`).join('');
  if (ts.isBinaryExpression(node)) return textOf(node.left) + textOf(node.right);
  return '';
}

/** What a call is: `{ kind: 'test' | 'suite', skipped, table }`, or null for any other call. */
function classify(call) {
  let callee = call.expression;
  let table = null;
  if (ts.isCallExpression(callee)) {
    table = callee.arguments[0] ?? null;
    callee = callee.expression;
  } else if (ts.isTaggedTemplateExpression(callee)) {
    callee = callee.tag;
  }
  const names = [];
  while (ts.isPropertyAccessExpression(callee)) {
    names.unshift(callee.name.text);
    callee = callee.expression;
  }
  if (!ts.isIdentifier(callee)) return null;
  if (table && !names.includes('each')) return null;
  const skipped = names.some((name) => NOT_RUN.has(name));
  if (callee.text === 'describe' || callee.text === 'suite' || names.includes('describe'))
    return { kind: 'suite', skipped, table };
  return TEST_FUNCTIONS.has(callee.text) && !names.includes('step') ? { kind: 'test', skipped, table } : null;
}

/** The titles that a call makes: its own, or one for each string of its table that starts with ids. */
function titlesOf(call, { table }) {
  const own = textOf(call.arguments[0]);
  if (!table) return [own];
  const rows = [];
  const collect = (node) => {
    const text = textOf(node);
    if (text.startsWith('[') && idsOf(text).length > 0) rows.push(`${own} ${text}`);
    else ts.forEachChild(node, collect);
  };
  collect(table);
  return rows.length > 0 ? rows : [own];
}

/** The tests of one file: `{ title, ids, place }`, with the ids of the suites around each. */
function readTests(file, root) {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const tests = [];
  const visit = (node, around) => {
    const call = ts.isCallExpression(node) ? classify(node) : null;
    if (call?.skipped && node.arguments.length > 1) return;
    if (call?.kind === 'suite') {
      const inside = titlesOf(node, call).flatMap(idsOf);
      ts.forEachChild(node, (child) => visit(child, [...around, ...inside]));
      return;
    }
    if (call?.kind === 'test' && node.arguments.length > 1) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      for (const title of titlesOf(node, call)) {
        tests.push({
          title,
          ids: [...new Set([...around, ...idsOf(title)])],
          place: `${path.relative(root, file)}:${line}`,
        });
      }
    }
    ts.forEachChild(node, (child) => visit(child, around));
  };
  visit(source, []);
  return tests;
}

/** `[1, 2, 3, 7]` as `01-03 07`. */
function ranges(numbers) {
  const two = (number) => String(number).padStart(2, '0');
  const parts = [];
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const last = parts.at(-1);
    if (last && last.to === number - 1) last.to = number;
    else parts.push({ from: number, to: number });
  }
  return parts.map(({ from, to }) => (from === to ? two(from) : `${two(from)}-${two(to)}`)).join(' ');
}

function reportArea(area, ids, tested) {
  const numbers = (wanted) => ids.filter((id) => tested.has(id) === wanted).map((id) => Number(id.split('-')[2]));
  const withTest = numbers(true);
  const without = numbers(false);
  return [
    `${area.padEnd(9)} ${String(withTest.length).padStart(3)} of ${String(ids.length).padStart(3)}`,
    ...(withTest.length > 0 ? [`  with     ${ranges(withTest)}`] : []),
    ...(without.length > 0 ? [`  without  ${ranges(without)}`] : []),
  ];
}

/**
 * Reads catalogue and tests under `root`. `areas` (such as `1-PAY`) narrows the report, null gives all of them. Files of the full size
 * alone (`*.full.test.ts`) prove nothing.
 *
 * @param {{ root: string, areas?: string[] | null }} options
 * @returns {{ report: string[], faults: string[] }} Lines to print; a fault is an id without a test that docs/requirements/open.md does
 *   not list, one with a test that it lists, an unknown id or area, or a test with too many ids.
 */
export function traceRequirements({ root, areas: wanted = null }) {
  const catalogue = readCatalogue(path.join(root, 'docs/requirements'));
  const tests = listTestFiles(path.join(root, 'test')).flatMap((file) => readTests(file, root));
  const tested = new Set(tests.filter(({ place }) => !place.includes('.full.test.')).flatMap(({ ids }) => ids));

  const areas = groupByArea(catalogue);
  const report = [...areas]
    .filter(([area]) => !wanted || wanted.includes(area))
    .flatMap(([area, ids]) => reportArea(area, ids, tested));
  const shown = [...catalogue].filter((id) => !wanted || wanted.includes(areaOf(id)));
  report.push(
    '',
    `${shown.filter((id) => tested.has(id)).length} of ${shown.length} ids have a test (${tests.length} titles read)`,
  );
  const open = readOpen(path.join(root, 'docs/requirements'));

  const faults = [
    ...(wanted ?? []).filter((area) => !areas.has(area)).map((area) => `Unknown area ${area}`),
    ...shown.filter((id) => !tested.has(id) && !open.includes(id)).map((id) => `No test of npm test names ${id}`),
    ...open.filter((id) => tested.has(id)).map((id) => `${id} has a test: take it off open.md`),
    ...open.filter((id) => !catalogue.has(id)).map((id) => `Unknown id ${id} in open.md`),
  ];
  for (const { ids, title, place } of tests) {
    for (const id of ids)
      if (!ID.test(id) || !catalogue.has(id)) faults.push(`Unknown id ${id} at ${place}: ${title.trim()}`);
    if (ids.length > MOST_IDS_PER_TEST)
      faults.push(`${ids.length} ids in one test (at most ${MOST_IDS_PER_TEST}) at ${place}: ${title.trim()}`);
  }
  return { report, faults };
}

function areaOf(id) {
  return id.slice(0, id.lastIndexOf('-'));
}

/** `1-AMT` -> its ids, in the order of the catalogue. */
function groupByArea(ids) {
  const areas = new Map();
  for (const id of ids) areas.set(areaOf(id), [...(areas.get(areaOf(id)) ?? []), id]);
  return areas;
}
