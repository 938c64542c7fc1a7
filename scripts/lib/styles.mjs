/**
 * Reads built style sheets for what a browser of `browserslist` does not know, by MDN's tables: at-rules, features of media queries,
 * selectors, nesting, properties, their words, functions and units. A browser drops a declaration that it cannot read, and takes an earlier
 * one of the same property; a rule with a selector that it cannot read is dropped whole.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import { isYounger, oldestVersions, readTables } from './browserTables.mjs';

/** Features whose lack changes looks alone, wherever they stand. */
const LOOKS_ALONE = {
  'align-content: start': 'in a block',
  'content-visibility': 'a long list is drawn at once',
  'contain-intrinsic-block-size': 'of the same list',
  'forced-color-adjust': 'Safari knows no forced colours',
  '@media (forced-colors)': 'Safari knows no forced colours',
  'overscroll-behavior': 'the page behind a dialog scrolls at its end',
  '@page': 'margins of the printer',
  'print-color-adjust': 'bars are printed without their colour',
  'text-wrap': 'lines break elsewhere',
};
const changesLooksAlone = (feature) =>
  Object.keys(LOOKS_ALONE).some((name) => feature === name || feature.startsWith(`${name}:`));

/** A comment that begins so, right before a rule or a declaration, says what an older browser shows in its place. */
const ANSWERED = /^\s*Older browsers:/;

/** Units of MDN's entries that stand for several. */
const UNITS = {
  viewport_percentage_units_dynamic: ['dvh', 'dvw', 'dvmin', 'dvmax', 'dvi', 'dvb'],
  viewport_percentage_units_large: ['lvh', 'lvw', 'lvmin', 'lvmax', 'lvi', 'lvb'],
  viewport_percentage_units_small: ['svh', 'svw', 'svmin', 'svmax', 'svi', 'svb'],
  container_query_length_units: ['cqw', 'cqh', 'cqi', 'cqb', 'cqmin', 'cqmax'],
};

/** Names of younger features by kind. */
function youngerFeatures() {
  const oldest = oldestVersions();
  const { css } = readTables();
  const young = (entry) => entry?.__compat !== undefined && isYounger(entry.__compat, oldest, { isLater: true });
  const namesIn = (entries) => Object.keys(entries).filter((name) => young(entries[name]));
  const functions = new Set();
  const collect = (entries) => {
    for (const [name, entry] of Object.entries(entries)) {
      if (name === '__compat') continue;
      if (young(entry)) functions.add(name);
      collect(entry);
    }
  };
  collect(css.types);
  return {
    atRules: new Set(namesIn(css['at-rules'])),
    media: new Set(namesIn(css['at-rules'].media)),
    selectors: new Set(namesIn(css.selectors)),
    properties: new Set(namesIn(css.properties)),
    words: new Map(Object.entries(css.properties).map(([name, entries]) => [name, namesIn(entries)])),
    functions,
    units: new Set(namesIn(css.types.length).flatMap((name) => UNITS[name] ?? [name])),
  };
}

/** Younger features in a declaration, each by its name. */
function youngerIn({ prop, value }, young) {
  const found = [];
  if (young.properties.has(prop)) found.push(prop);
  const bare = value.replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '');
  for (const word of young.words.get(prop) ?? []) {
    if (new RegExp(`(^|[\\s,(])${word}($|[\\s,)])`).test(bare)) found.push(`${prop}: ${word}`);
  }
  for (const [, name] of bare.matchAll(/([a-z][a-z-]*)\(/gi)) if (young.functions.has(name)) found.push(`${name}()`);
  for (const [, unit] of bare.matchAll(/(?:^|[\s,(+*/-])-?[\d.]+([a-z]+)/gi))
    if (young.units.has(unit)) found.push(unit);
  return found;
}

/** True if the same rule says the property before in words that the oldest browsers read; a custom property's value is kept as it stands. */
function hasFallback(declaration, young) {
  if (declaration.prop.startsWith('--')) return false;
  return declaration.parent.nodes
    .slice(0, declaration.parent.index(declaration))
    .some((other) => other.type === 'decl' && other.prop === declaration.prop && youngerIn(other, young).length === 0);
}

function isAskedFor(node) {
  for (let parent = node.parent; parent; parent = parent.parent) if (parent.name === 'supports') return true;
  return false;
}

function youngerInAtRule({ name, params }, young) {
  const found = [];
  if (young.atRules.has(name)) found.push(`@${name}`);
  if (name === 'media') {
    for (const [, feature] of params.matchAll(/\(\s*([a-z-]+)/g))
      if (young.media.has(feature)) found.push(`@media (${feature})`);
    if (/[<>]/.test(params) && young.media.has('range_syntax')) found.push('@media with <');
  }
  return found;
}

/** Younger names in a selector. Within `:is()` and `:where()`, a browser leaves out what it cannot read, and goes on. */
function youngerInSelector(rule, young) {
  const found = [...rule.selector.matchAll(/::?([a-z-]+)/g)].map(([text, name]) => ({ text, name }));
  const names = found.filter(({ name }) => young.selectors.has(name)).map(({ text }) => text);
  if (rule.parent.type === 'rule' || rule.selector.includes('&')) names.push('nesting');
  return names;
}

/** True if a selector that the oldest browsers cannot read takes others with it, which they could. */
function dropsOthers(rule, young) {
  const drops = (selector) =>
    youngerInSelector({ selector: withoutForgiving(selector), parent: rule.parent }, young).length > 0;
  return rule.selectors.some(drops) && !rule.selectors.every(drops);
}

/** A selector without the lists that browsers forgive. */
function withoutForgiving(selector) {
  const start = selector.search(/:(is|where)\(/);
  if (start < 0) return selector;
  let depth = 0;
  for (let index = selector.indexOf('(', start); index < selector.length; index += 1) {
    if (selector[index] === '(') depth += 1;
    if (selector[index] === ')') depth -= 1;
    if (depth === 0) return withoutForgiving(selector.slice(0, start) + selector.slice(index + 1));
  }
  return selector.slice(0, start);
}

/** Names of the features of a node that the oldest browsers do not know; none of a node under `@supports`. */
function youngerOf(node, young) {
  if (isAskedFor(node)) return [];
  if (node.type === 'atrule') return youngerInAtRule(node, young);
  if (node.type === 'rule') return youngerInSelector(node, young);
  if (node.type === 'decl' && node.parent.name !== 'font-face') return youngerIn(node, young);
  return [];
}

const isAnswered = (node) => {
  const before = node.prev();
  return before?.type === 'comment' && ANSWERED.test(before.text);
};

function findIn(css, name, young) {
  const lines = [];
  postcss.parse(css).walk((node) => {
    const features = youngerOf(node, young).filter((feature) => !changesLooksAlone(feature));
    if (features.length === 0) return;
    const at = `${name}:${node.source.start.line}: `;
    if (!isAnswered(node) && !(node.type === 'decl' && hasFallback(node, young)))
      lines.push(`${at}${features.join(', ')}`);
    else if (node.type === 'rule' && dropsOthers(node, young)) lines.push(`${at}goes with all of ${node.selector}`);
  });
  return lines;
}

/**
 * Returns a line for each feature in these style sheets that one of the oldest browsers lacks, with neither a fallback nor a comment that
 * answers it; and for each selector that takes others with it.
 */
export function findYoungerStyles(files) {
  const young = youngerFeatures();
  return files.flatMap((file) => findIn(readFileSync(file, 'utf8'), path.relative(process.cwd(), file), young));
}

/** The latter alone, of built style sheets: what makes them small joins rules that say the same. */
export function findJoinedStyles(files) {
  const young = youngerFeatures();
  return files.flatMap((file) => {
    const joined = [];
    postcss.parse(readFileSync(file, 'utf8')).walkRules((rule) => {
      if (!isAskedFor(rule) && dropsOthers(rule, young)) joined.push(`${path.basename(file)}: ${rule.selector}`);
    });
    return joined;
  });
}

/** Returns a style sheet as the oldest browsers read it: without what they do not know. */
export function readByOldest(css) {
  const young = youngerFeatures();
  const sheet = postcss.parse(css);
  const unknown = [];
  sheet.walk((node) => void (youngerOf(node, young).length > 0 && unknown.push(node)));
  for (const node of unknown) {
    const isForgiven =
      node.type === 'rule' &&
      !youngerInSelector({ selector: withoutForgiving(node.selector), parent: node.parent }, young).length;
    if (isForgiven) node.selector = node.selector.replaceAll(':has(', ':-unknown(');
    else node.remove();
  }
  sheet.walkAtRules('supports', (rule) => void (youngerInSupports(rule, young) && rule.remove()));
  return sheet.toString();
}

/** True if a rule under `@supports` asks for what the oldest browsers lack. */
function youngerInSupports({ params }, young) {
  const asked = [...params.matchAll(/\(([a-z-]+):\s*([^()]*(?:\([^()]*\))?[^()]*)\)/g)];
  return (
    asked.some(([, prop, value]) => youngerIn({ prop, value }, young).length > 0) ||
    [...params.matchAll(/:([a-z-]+)/g)].some(([, name]) => young.selectors.has(name))
  );
}
