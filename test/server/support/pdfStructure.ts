/** What a screen reader finds in a tagged PDF: its structure in reading order, and beside it what is no part of that. */
import assert from 'node:assert/strict';
import { inflateSync } from 'node:zlib';
import { getDocumentProxy } from 'unpdf';

export interface Tagged {
  /** Of the innermost element: `H1`, `TH`, `LBody`. */
  role: string;
  text: string;
  /** From 1. */
  page: number;
  /** The elements around it, outermost first: `Document Table TR TH`. */
  path: string;
  /** How far each of its lines is above the foot of the page, in points. */
  lines: number[];
  /** In points from the left edge of the page. */
  left: number;
  right: number;
}

export interface PdfReading {
  pages: number;
  tagged: Tagged[];
  /** Words outside the structure, page by page. */
  artifacts: string[];
  metadata: Record<string, unknown>;
  /** Its bookmarks: the page, and how far above its foot, in points. */
  bookmarks: { title: string; page: number; top: number }[];
}

interface TreeNode {
  role?: string;
  type?: string;
  id?: string;
  children?: TreeNode[];
}

/** The words of one marked content, and where they stand. */
type Content = Pick<Tagged, 'text' | 'lines' | 'left' | 'right'>;

const NO_CONTENT: Content = { text: '', lines: [], left: Infinity, right: -Infinity };

interface Word {
  str: string;
  hasEOL: boolean;
  width: number;
  transform: unknown[];
}

export async function readPdf(bytes: Uint8Array): Promise<PdfReading> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const reading: PdfReading = { pages: document.numPages, tagged: [], artifacts: [], metadata: {}, bookmarks: [] };
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const contents = new Map<string, Content>();
    let outside = '';
    const open: (string | null)[] = [];
    for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
      if ('str' in item) {
        const id = open.findLast((each) => each !== null) ?? null;
        if (id === null) outside += wordsOf(item);
        else contents.set(id, withWord(contents.get(id) ?? NO_CONTENT, item));
      } else if (item.type === 'endMarkedContent') open.pop();
      else open.push('id' in item && typeof item.id === 'string' ? item.id : null);
    }
    reading.artifacts.push(outside.trim());
    for (const { path, id } of contentsOf(await page.getStructTree(), [])) {
      const { text, ...place } = contents.get(id) ?? NO_CONTENT;
      const role = path.at(-1) ?? '';
      reading.tagged.push({
        role,
        path: path.join(' '),
        page: number,
        text: text.replace(/\s+/g, ' ').trim(),
        ...place,
      });
    }
  }
  reading.metadata = (await document.getMetadata()).info as Record<string, unknown>;
  for (const { title, dest } of (await document.getOutline()) ?? []) {
    const [page, , left, top] = Array.isArray(dest) ? (dest as unknown[]) : [];
    assert.equal(left, 0);
    const index = await document.getPageIndex(page as Parameters<typeof document.getPageIndex>[0]);
    reading.bookmarks.push({ title, page: index + 1, top: Number(top) });
  }
  return reading;
}

/** All that is in the file, with what is compressed in it as it is. */
export function inflatedBytes(file: Buffer): Buffer {
  const parts = [file];
  for (let at = file.indexOf('stream\n'); at >= 0; at = file.indexOf('stream\n', at + 1)) {
    const end = file.indexOf('endstream', at);
    try {
      if (end > at) parts.push(inflateSync(file.subarray(at + 'stream\n'.length, end)));
    } catch {
      // The end of one, or one that is not compressed and stands above as it is.
    }
  }
  return Buffer.concat(parts);
}

function wordsOf({ str, hasEOL }: Word): string {
  return hasEOL ? `${str} ` : str;
}

function withWord({ text, lines, left, right }: Content, word: Word): Content {
  const said = text + wordsOf(word);
  if (word.str.trim() === '') return { text: said, lines, left, right };
  const [x, y] = [Number(word.transform[4]), Number(word.transform[5])];
  return {
    text: said,
    lines: lines.includes(y) ? lines : [...lines, y],
    left: Math.min(left, x),
    right: Math.max(right, x + word.width),
  };
}

/** The contents of the structure in reading order, each with the elements around it. */
function contentsOf(node: TreeNode | null, path: readonly string[]): { path: readonly string[]; id: string }[] {
  if (node === null) return [];
  if (node.type === 'content' && node.id !== undefined) return [{ path, id: node.id }];
  const inside = node.role === undefined || node.role === 'Root' ? path : [...path, node.role];
  return (node.children ?? []).flatMap((child) => contentsOf(child, inside));
}
