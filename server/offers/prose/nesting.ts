/**
 * Nests the elements of a text as a browser's parser would leave them. The browser parses the page that the service writes: it would move a
 * misplaced element, and the page would no longer match the one that the script takes over.
 */
import type { Prose, ProseElement, ProseNode, ProseTag } from '#domain/model/prose.ts';

/** Level of a text's highest heading on the page. */
const HEADING_LEVEL = 3;
const LOWEST_LEVEL = 6;

const SECTIONS = ['thead', 'tbody', 'tfoot'] as const;
/** Elements that are allowed in these parents alone; elsewhere their content replaces them. */
const PARENTS: { readonly [Tag in ProseTag]?: readonly ProseTag[] } = {
  li: ['ul', 'ol'],
  dt: ['dl'],
  dd: ['dl'],
  caption: ['table'],
  thead: ['table'],
  tbody: ['table'],
  tfoot: ['table'],
  tr: SECTIONS,
  td: ['tr'],
  th: ['tr'],
};
/** Elements that hold such parts alone. */
const HOLDS_PARTS: ReadonlySet<ProseTag> = new Set(['table', ...SECTIONS, 'tr']);
/** Elements that end an open paragraph. */
const BLOCKS: ReadonlySet<ProseTag> = new Set([
  'blockquote',
  'div',
  'dl',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'ol',
  'p',
  'table',
  'ul',
]);

/** Returns the tree with each element in an allowed place, its highest heading at level 3 and the others at their distance from it. */
export function normaliseNesting(content: Prose): Prose {
  const highest = levelsIn(content).reduce((one, other) => Math.min(one, other), LOWEST_LEVEL);
  return joined(nestAll(content, { parents: [], shift: HEADING_LEVEL - highest }));
}

interface Place {
  /** Tags of the elements around, the innermost last. */
  parents: readonly ProseTag[];
  /** Added to the level of each heading. */
  shift: number;
}

function nestAll(content: Prose, place: Place): Prose {
  return content.flatMap((node) => (typeof node === 'string' ? [node] : nest(node, place)));
}

function nest(element: ProseElement, place: Place): Prose {
  const { tag } = element;
  if (!mayStand(element, place.parents)) return nestAll(element.content, place);
  const inside = { ...place, parents: [...place.parents, tag] };
  if (tag === 'br' || tag === 'hr') return [{ tag, content: [] }];
  if (tag === 'table') return nestTable(element, inside);
  const content = joined(nestAll(HOLDS_PARTS.has(tag) ? partsOf(element) : element.content, inside));
  if (tag === 'a' && textOf(content).trim() === '') return content;
  return [{ ...element, tag: tagOn(tag, { content, shift: place.shift }), content }];
}

function mayStand({ tag, attributes }: ProseElement, parents: readonly ProseTag[]): boolean {
  const allowed = PARENTS[tag];
  if (allowed !== undefined) return allowed.some((each) => each === parents.at(-1));
  if (tag === 'a') return attributes?.href !== undefined && !parents.includes('a');
  return levelOf(tag) === null || !parents.some((each) => levelOf(each) !== null);
}

/** Gives a section to rows without one. Text and elements between the parts come before the table, as in a browser. */
function nestTable(table: ProseElement, place: Place): Prose {
  const outside = { ...place, parents: place.parents.slice(0, -1) };
  const sections = partsOf(withSections(table));
  return [
    ...nestAll(strayIn(table), outside),
    { ...table, content: nestAll(sections, place) },
  ];
}

function withSections(table: ProseElement): ProseElement {
  const content: Prose = [];
  let rows: Prose = [];
  const endSection = (): void => {
    if (rows.length > 0) content.push({ tag: 'tbody', content: rows });
    rows = [];
  };
  for (const node of table.content) {
    if (typeof node !== 'string' && node.tag === 'tr') rows.push(node);
    else {
      // Text between two rows ends no section.
      if (typeof node !== 'string') endSection();
      content.push(node);
    }
  }
  endSection();
  return { ...table, content };
}

function isPartOf(node: ProseNode, parent: ProseTag): boolean {
  return typeof node !== 'string' && PARENTS[node.tag]?.includes(parent) === true;
}

function partsOf(element: ProseElement): Prose {
  return element.content.filter((node) => isPartOf(node, element.tag));
}

/** Returns text and elements beside the parts of a table, a section or a row, at any depth; blanks are left out. */
function strayIn(element: ProseElement): Prose {
  const isRowless = element.tag === 'table';
  return element.content.flatMap((node) => {
    if (typeof node === 'string') return node.trim() === '' ? [] : [node];
    if (isPartOf(node, element.tag) || (isRowless && node.tag === 'tr')) return HOLDS_PARTS.has(node.tag) ? strayIn(node) : [];
    return [node];
  });
}

function tagOn(tag: ProseTag, { content, shift }: { content: Prose; shift: number }): ProseTag {
  if (tag === 'p') return hasBlock(content) ? 'div' : 'p';
  const level = levelOf(tag);
  return level === null ? tag : headingOf(Math.min(LOWEST_LEVEL, level + shift));
}

function hasBlock(content: Prose): boolean {
  return content.some((node) => typeof node !== 'string' && (BLOCKS.has(node.tag) || hasBlock(node.content)));
}

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

function headingOf(level: number): ProseTag {
  return HEADINGS.at(level - 1) ?? 'h6';
}

function levelOf(tag: ProseTag): number | null {
  const index = HEADINGS.findIndex((each) => each === tag);
  return index === -1 ? null : index + 1;
}

function levelsIn(content: Prose): number[] {
  return content.flatMap((node) => {
    if (typeof node === 'string') return [];
    const level = levelOf(node.tag);
    return [...(level === null ? [] : [level]), ...levelsIn(node.content)];
  });
}

function textOf(content: Prose): string {
  return content.map((node) => (typeof node === 'string' ? node : textOf(node.content))).join('');
}

/** Joins texts that have become neighbours, as in a parsed page. */
function joined(content: Prose): Prose {
  const result: Prose = [];
  for (const node of content) {
    const last = result.at(-1);
    if (typeof node === 'string' && typeof last === 'string') result[result.length - 1] = last + node;
    else if (node !== '') result.push(node);
  }
  return result;
}
