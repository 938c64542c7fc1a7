/** Prints text on pages, from top to bottom, and begins a new page for text that does not fit. */
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import type { Run } from './html.ts';
import { breakLongWords } from './longWords.ts';
import { printable } from './words.ts';

const FONTS = { regular: 'SourceSans3-Regular.ttf', bold: 'SourceSans3-Semibold.ttf' } as const;
const INK = '#14181f';
const QUIET = '#565e6b';
const LINE = '#d5d9e0';
const LINE_GAP = 1.5;

/** Margins in points. */
const MARGIN = { top: 58, bottom: 62, left: 56, right: 56 };
const PAGE_WIDTH = 595.28;
export const WIDTH = PAGE_WIDTH - MARGIN.left - MARGIN.right;
const BOTTOM = 841.89 - MARGIN.bottom;
export const SIZES = { title: 21, heading: 13.5, subheading: 10.5, amount: 15, text: 9.5, small: 8 } as const;

export interface Look {
  size: number;
  width: number;
  isBold?: boolean;
  isQuiet?: boolean;
  /** Points from the left margin. */
  inset?: number;
  align?: 'left' | 'right';
}

export interface SheetFacts {
  title: string;
  author: string;
  /**
   * Date of the document. Nothing in the document depends on the time at which it is made, so that the same record gives the same bytes.
   */
  date: Date;
  /** Text at the foot of each page, beside its number. */
  foot: string;
  pageOf: (page: number, count: number) => string;
}

export class Pen {
  readonly doc: PDFKit.PDFDocument;
  readonly #facts: SheetFacts;
  readonly #chunks: Buffer[] = [];
  readonly #finished: Promise<void>;
  #hasEscapes = false;

  constructor(facts: SheetFacts) {
    this.#facts = facts;
    const doc = new PDFDocument({
      size: 'A4',
      margins: MARGIN,
      pdfVersion: '1.7',
      lang: 'en-AU',
      tagged: true,
      displayTitle: true,
      bufferPages: true,
      info: { Title: facts.title, Author: facts.author, CreationDate: facts.date, ModDate: facts.date },
    });
    this.#finished = new Promise((resolve, reject) => {
      doc.on('error', reject);
      doc.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
      doc.on('end', () => resolve());
    });
    this.doc = doc;
    for (const [name, file] of Object.entries(FONTS))
      doc.registerFont(name, fileURLToPath(new URL(`./fonts/${file}`, import.meta.url)));
  }

  /** True once a character was printed as its code. */
  get hasEscapes(): boolean {
    return this.#hasEscapes;
  }

  /** True while nothing is printed on this page. */
  get isAtTop(): boolean {
    return this.doc.y <= MARGIN.top + 1;
  }

  /** Number of the page that is being filled. */
  get page(): number {
    const { start, count } = this.doc.bufferedPageRange();
    return start + count;
  }

  print(text: string, { size, width, isBold = false, isQuiet = false, inset = 0, align = 'left' }: Look): void {
    this.doc
      .font(isBold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(isQuiet ? QUIET : INK);
    for (const line of this.#linesOf(text, width))
      this.doc.text(line, MARGIN.left + inset, this.doc.y, { width, align, lineGap: LINE_GAP });
  }

  heightOf(text: string, { size, width, isBold = false }: Look): number {
    this.doc.font(isBold ? 'bold' : 'regular').fontSize(size);
    return this.#linesOf(text, width).reduce(
      (height, line) => height + this.doc.heightOfString(line, { width, lineGap: LINE_GAP }),
      0,
    );
  }

  /** Prints text of several weights in one paragraph. */
  printRuns(runs: readonly Run[], inset: number): void {
    this.doc.fontSize(SIZES.text).fillColor(INK);
    runs.forEach(({ text, isBold }, index) => {
      const options = { width: WIDTH - inset, lineGap: LINE_GAP, continued: index < runs.length - 1 };
      this.doc.font(isBold ? 'bold' : 'regular');
      const words = this.#breakable(text, options.width);
      if (index === 0) this.doc.text(words, MARGIN.left + inset, this.doc.y, options);
      else this.doc.text(words, options);
    });
  }

  /** Begins a new page if this one has fewer points left; content longer than a page breaks where the page ends. */
  need(height: number): void {
    if (this.doc.y + height > BOTTOM && !this.isAtTop) this.doc.addPage();
  }

  gap(points: number): void {
    this.doc.y += points;
  }

  /** Adds a bookmark of this place, so that a reader finds it from anywhere, at the zoom that the reader has. */
  bookmark(text: string): void {
    this.doc.outline.addItem(text, { top: this.doc.y, left: PAGE_WIDTH, zoom: 0 });
  }

  /** Draws a line as decoration: screen readers pass over it. */
  rule(): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    this.doc
      .moveTo(MARGIN.left, this.doc.y)
      .lineTo(MARGIN.left + WIDTH, this.doc.y)
      .lineWidth(0.5)
      .strokeColor(LINE)
      .stroke();
    this.doc.endMarkedContent();
  }

  /** Returns the document's bytes; nothing can be added after. */
  async end(): Promise<Buffer> {
    const { count } = this.doc.bufferedPageRange();
    for (let page = 0; page < count; page += 1) this.#foot(page, count);
    this.doc.end();
    await this.#finished;
    return Buffer.concat(this.#chunks);
  }

  #foot(page: number, count: number): void {
    this.doc.switchToPage(page);
    // Text below the margin would begin a new page.
    this.doc.page.margins.bottom = 0;
    this.doc.markContent('Artifact', { type: 'Pagination' });
    this.doc.font('regular').fontSize(SIZES.small).fillColor(QUIET);
    const y = BOTTOM + 24;
    this.doc.text(this.#printable(this.#facts.foot), MARGIN.left, y, {
      width: WIDTH - 90,
      lineBreak: false,
      ellipsis: true,
    });
    this.doc.text(this.#facts.pageOf(page + 1, count), MARGIN.left + WIDTH - 90, y, { width: 90, align: 'right' });
    this.doc.endMarkedContent();
  }

  /** Splits a text into lines: pdfkit leaves an empty one where a word without a place to break ends in a new line. */
  #linesOf(text: string, width: number): string[] {
    return this.#breakable(text, width)
      .split('\n')
      .map((line) => line || ' ');
  }

  /** Breaks long words, for the font and size that are set. */
  #breakable(text: string, width: number): string {
    const widths = new Map<string, number>();
    const widthOf = (character: string): number => {
      const known = widths.get(character) ?? this.doc.widthOfString(character);
      widths.set(character, known);
      return known;
    };
    return breakLongWords(this.#printable(text), width, widthOf);
  }

  #printable(text: string): string {
    const printed = printable(text, (code) => hasGlyph(this.doc, code));
    if (printed.length !== text.normalize('NFC').length) this.#hasEscapes ||= /\[U\+[0-9A-F]{4,6}\]/.test(printed);
    return printed;
  }
}

/** Returns true if the current font has the character; both weights hold the same characters. */
function hasGlyph(doc: PDFKit.PDFDocument, codePoint: number): boolean {
  const { _font: font } = doc as PDFKit.PDFDocument & {
    _font: { font: { hasGlyphForCodePoint: (code: number) => boolean } };
  };
  return font.font.hasGlyphForCodePoint(codePoint);
}

/** Reads and parses the fonts once, which takes a new process much longer than every time after. */
export async function preloadFonts(): Promise<void> {
  const pen = new Pen({ title: '', author: '', date: new Date(0), foot: 'Foot', pageOf: () => '1' });
  for (const isBold of [false, true]) pen.print('Words', { size: SIZES.text, width: WIDTH, isBold });
  await pen.end();
}
