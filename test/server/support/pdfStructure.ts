/** What a screen reader finds in a tagged PDF: its structure in reading order, and beside it what is no part of that. */
import { getDocumentProxy } from 'unpdf';

export interface Tagged {
  /** Of the innermost element: `H1`, `TH`, `LBody`. */
  role: string;
  text: string;
}

export interface PdfReading {
  pages: number;
  tagged: Tagged[];
  /** Words outside the structure, page by page. */
  artifacts: string[];
  metadata: Record<string, unknown>;
}

interface TreeNode {
  role?: string;
  type?: string;
  id?: string;
  children?: TreeNode[];
}

export async function readPdf(bytes: Uint8Array): Promise<PdfReading> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const reading: PdfReading = { pages: document.numPages, tagged: [], artifacts: [], metadata: {} };
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const texts = new Map<string, string>();
    let outside = '';
    const open: (string | null)[] = [];
    for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
      if ('str' in item) {
        const id = open.findLast((each) => each !== null) ?? null;
        const words = item.hasEOL ? `${item.str} ` : item.str;
        if (id === null) outside += words;
        else texts.set(id, (texts.get(id) ?? '') + words);
      } else if (item.type === 'endMarkedContent') open.pop();
      else open.push('id' in item && typeof item.id === 'string' ? item.id : null);
    }
    reading.artifacts.push(outside.trim());
    walk((await page.getStructTree()), '', texts, reading.tagged);
  }
  reading.metadata = (await document.getMetadata()).info as Record<string, unknown>;
  return reading;
}

function walk(node: TreeNode | null, role: string, texts: ReadonlyMap<string, string>, found: Tagged[]): void {
  if (node === null) return;
  if (node.type === 'content' && node.id !== undefined)
    found.push({ role, text: (texts.get(node.id) ?? '').replace(/\s+/g, ' ').trim() });
  for (const child of node.children ?? []) walk(child, node.role ?? role, texts, found);
}
