/** Writes the public pages: drawn by the components of the browser, readable before any script has come. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Branding } from '#domain/offer.ts';
import { homeTexts } from '#domain/texts/home.ts';
import { landingTexts } from '#domain/texts/landing.ts';
import { draftPageTexts } from '#domain/texts/draftPage.ts';
import { recordTexts } from '#domain/texts/record.ts';
import type { Static } from 'typebox';
import type { offerContext, offerSummary } from '../wire/offers.ts';

type OfferSummary = Static<typeof offerSummary>;

/** Content of a page; the browser reads the same as `PageContent` of `src/pageData.ts`. */
export type PageContent =
  | { kind: 'home'; offers: OfferSummary[] }
  | { kind: 'offer' | 'terms'; slug: string; context: Static<typeof offerContext> }
  | { kind: 'check' | 'deadLink' | 'notFound' };

export interface WrittenPage {
  html: string;
  /** Hashes of the page's own styles, for the policy. */
  styles: string[];
}

/** Writes a page; `now` in milliseconds since 1970. */
export type PageWriter = (content: PageContent, now: number) => Promise<WrittenPage>;

/** Milliseconds for which a page with the same content is the same: it names days, not minutes. */
const FRESH_MS = 60_000;

/** Chunk of each page whose code is not in the entry; its styles stand in the page. */
const CHUNKS: Partial<Record<PageContent['kind'], string>> = {
  home: 'home',
  terms: 'other',
  check: 'other',
  deadLink: 'draft-page',
  notFound: 'other',
};

/** Returns the writer of a build; null if the build has no part for the service: then the script draws every page. */
export async function pageWriter(publicDirectory: string): Promise<PageWriter | null> {
  const built = path.join(publicDirectory, 'service/drawPage.mjs');
  if (!fs.existsSync(built)) return null;
  const { drawPage } = (await import(pathToFileURL(built).href)) as {
    drawPage: (data: PageContent & { now: number }) => Promise<string>;
  };
  const template = readTemplate(publicDirectory);
  const sheets = readSheets(publicDirectory);
  const draw = async (content: PageContent, now: number): Promise<WrittenPage> => {
    const chunk = CHUNKS[content.kind];
    const ofChunk = chunk === undefined ? [] : sheets(chunk);
    const styles = [...[...template.styles, ...ofChunk].map(sheetStyle), brandStyle(content)];
    const html = template({
      head: headOf(content) + styles.map(({ tag }) => tag).join(''),
      markup: await drawPage({ ...content, now }),
      data: JSON.stringify({ ...content, now }),
    });
    return { html, styles: styles.map(({ hash }) => hash) };
  };
  // One page for each kind and offer. Callers that come while it is drawn wait for the same one.
  const written = new Map<string, { of: string; page: Promise<WrittenPage> }>();
  return (content, now) => {
    const key = 'slug' in content ? `${content.kind} ${content.slug} ${content.context.preview}` : content.kind;
    const of = JSON.stringify([content, Math.floor(now / FRESH_MS)], (name, value: unknown) =>
      name === 'server_time' ? undefined : value,
    );
    const known = written.get(key);
    if (known?.of === of) return known.page;
    const page = draw(content, now);
    written.set(key, { of, page });
    return page;
  };
}

interface Sheet {
  address: string;
  rules: string;
}

interface Template {
  (parts: { head: string; markup: string; data: string }): string;
  /** Style sheets of the entry. */
  styles: Sheet[];
}

/** Reads the frame of all pages. The entry's styles come into the page, its scripts after the words: they share one line. */
function readTemplate(publicDirectory: string): Template {
  const frame = fs.readFileSync(path.join(publicDirectory, 'index.html'), 'utf8');
  const links = [...frame.matchAll(/<link href="?\/(assets\/[^ ">]+\.css)"?[^>]*>/g)];
  const scripts = frame.match(/<script[^>]*\bdefer\b[^>]*><\/script>/g) ?? [];
  const bare = [...links.map(([link]) => link), ...scripts].reduce((page, part) => page.replace(part, ''), frame);
  const [before = '', afterHead = ''] = bare.replace(/<title>[^<]*<\/title>/, '').split('</head>');
  const [beforeRoot = '', afterRoot = ''] = afterHead.split(/<div id="?root"?><\/div>/);
  const [rest = '', end = ''] = afterRoot.split('</body>');
  const write = ({ head, markup, data }: { head: string; markup: string; data: string }) =>
    [
      `${before}${head}</head>${beforeRoot}<div id=root>${markup}</div>${rest}`,
      `<script type="application/json" id="page-data">${asBlock(data)}</script>`,
      `${scripts.join('')}</body>${end}`,
    ].join('');
  return Object.assign(write, { styles: links.map(([, address = '']) => readSheet(publicDirectory, address)) });
}

function readSheet(publicDirectory: string, address: string): Sheet {
  return { address, rules: fs.readFileSync(path.join(publicDirectory, address), 'utf8') };
}

/** Returns the style sheets of a named chunk. */
function readSheets(publicDirectory: string): (chunk: string) => Sheet[] {
  const file = path.join(publicDirectory, 'service/styles.json');
  const named = (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {}) as Record<string, string[]>;
  const read = new Map(
    [...new Set(Object.values(named).flat())].map((address) => [address, readSheet(publicDirectory, address)]),
  );
  return (chunk) => (named[chunk] ?? []).flatMap((address) => read.get(address) ?? []);
}

interface Style {
  tag: string;
  hash: string;
}

/** Returns a sheet as a style of the page. The script knows by the address that it is there. */
function sheetStyle({ address, rules }: Sheet): Style {
  return { tag: `<style data-href="${escapeHtml(address)}">${rules}</style>`, hash: hashOf(rules) };
}

/** Returns the colours that the page is drawn in: of its offer, or of each offer in the list. */
function brandStyle(content: PageContent): Style {
  const rules =
    'offers' in content
      ? content.offers.map(rowRule).join('')
      : rootRule('context' in content ? content.context.offer.brand : null);
  return { tag: `<style id="page-brand">${rules}</style>`, hash: hashOf(rules) };
}

const COLOUR = /^#[0-9a-f]{3,8}$/i;

function rowRule({ id, branding_colour: colour }: OfferSummary): string {
  return colour !== null && COLOUR.test(colour) ? `[data-offer="${id}"]{--brand:${colour}}` : '';
}

function rootRule(brand: Branding | null | undefined): string {
  const lines = (['light', 'dark'] as const).flatMap((scheme) =>
    Object.entries<string>({ ...brand?.[scheme] })
      .filter(([, colour]) => COLOUR.test(colour))
      .map(([token, colour]) => `--${scheme}-${token}:${colour}`),
  );
  return `:root{${lines.join(';')}}`;
}

function hashOf(rules: string): string {
  return `'sha256-${createHash('sha256').update(rules).digest('base64')}'`;
}

/** Returns JSON that cannot end the block it stands in, nor a line of a script. */
function asBlock(json: string): string {
  return json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function headOf(content: PageContent): string {
  const tagline = content.kind === 'offer' ? content.context.offer.tagline : null;
  const description = tagline ? `<meta name="description" content="${escapeHtml(tagline)}">` : '';
  return `<title>${escapeHtml(titleOf(content))}</title>${description}`;
}

function titleOf(content: PageContent): string {
  switch (content.kind) {
    case 'home':
      return homeTexts.offersTitle;
    case 'offer':
      return `${content.context.offer.name} – ${content.context.offer.client_name}`;
    case 'terms':
      return `${landingTexts.terms} – ${content.context.offer.name}`;
    case 'check':
      return recordTexts.checkTitle;
    case 'deadLink':
      return draftPageTexts.deadTitle;
    case 'notFound':
      return homeTexts.notFound;
  }
}
