/** Pages that are filled from top to bottom, each word of them in its place of the structure that a screen reader reads. */
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import type { Block, Run } from './html.ts';
import { printable } from './words.ts';

const FONTS = { regular: 'SourceSans3-Regular.ttf', bold: 'SourceSans3-Semibold.ttf' } as const;
const INK = '#14181f';
const QUIET = '#565e6b';
const LINE = '#d5d9e0';

/** Points. */
const MARGIN = { top: 58, bottom: 62, left: 56, right: 56 };
const WIDTH = 595.28 - MARGIN.left - MARGIN.right;
const BOTTOM = 841.89 - MARGIN.bottom;
const LABEL_WIDTH = 168;
const GUTTER = 16;
const SIZES = { title: 21, heading: 13.5, subheading: 10.5, amount: 15, text: 9.5, small: 8 } as const;
const ROW_PADDING = 3.6;
/** What of the following has to fit below a heading. */
const FOLLOWING = 46;
/** Two lines: no paragraph begins with less at the foot of a page. */
const LEAST = 26;

export interface Row {
  label: string;
  /** Small, below the label. */
  note?: string | undefined;
  value: string;
  isBold?: boolean | undefined;
  isQuiet?: boolean | undefined;
  /** In line with the figures above and below. */
  isFigure?: boolean | undefined;
  /** Nobody reads it, but compares it. */
  isSmall?: boolean | undefined;
}

export interface SheetFacts {
  title: string;
  author: string;
  /** Of the document: nothing in it is the time at which it is made, so that the same record gives the same bytes. */
  date: Date;
  /** At the foot of each page, beside its number. */
  foot: string;
  pageOf: (page: number, count: number) => string;
}

export class Sheet {
  readonly #doc: PDFKit.PDFDocument;
  readonly #root: PDFKit.PDFStructureElement;
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
    this.#doc = doc;
    for (const [name, file] of Object.entries(FONTS))
      this.#doc.registerFont(name, fileURLToPath(new URL(`./fonts/${file}`, import.meta.url)));
    this.#root = this.#doc.struct('Document');
    this.#doc.addStructure(this.#root);
  }

  /** A character was printed as its code. */
  get hasEscapes(): boolean {
    return this.#hasEscapes;
  }

  /** The one heading of the first level. */
  title(text: string): void {
    this.#words('H1', text, { size: SIZES.title, isBold: true });
    this.#gap(4);
  }

  /** A heading stays with what follows. */
  heading(level: 2 | 3, text: string): void {
    const size = level === 2 ? SIZES.heading : SIZES.subheading;
    if (this.#doc.y > MARGIN.top + 1) this.#gap(level === 2 ? 16 : 9);
    this.#need(this.#heightOf(text, { size, isBold: true, width: WIDTH }) + FOLLOWING);
    this.#words(`H${level}`, text, { size, isBold: true });
    this.#gap(level === 2 ? 4 : 2);
  }

  /** The sum that it is all about. */
  amount(text: string): void {
    this.#words('P', text, { size: SIZES.amount, isBold: true });
    this.#gap(3);
  }

  paragraph(text: string, { isQuiet = false } = {}): void {
    this.#need(LEAST);
    this.#words('P', text, { size: SIZES.text, isQuiet });
    this.#gap(5);
  }

  /** The words of an issuer, with headings of the third level. */
  blocks(blocks: readonly Block[]): void {
    for (const block of blocks) {
      if (block.kind === 'list') this.#list(block);
      else if (block.kind === 'heading') this.heading(3, block.runs.map(({ text }) => text).join(''));
      else this.#runs('P', block.runs);
    }
  }

  /** Questions with their answers, or figures with what they are. */
  table(rows: readonly Row[]): void {
    const table = this.#doc.struct('Table');
    this.#root.add(table);
    for (const row of rows) this.#row(table, row);
    this.#rule();
    this.#gap(4);
  }

  /** The document's bytes; nothing can be added after. */
  async end(): Promise<Buffer> {
    this.#root.end();
    const { count } = this.#doc.bufferedPageRange();
    for (let page = 0; page < count; page += 1) this.#foot(page, count);
    this.#doc.end();
    await this.#finished;
    return Buffer.concat(this.#chunks);
  }

  #row(table: PDFKit.PDFStructureElement, row: Row): void {
    const label = { size: SIZES.text, isQuiet: true, width: LABEL_WIDTH };
    const value = {
      size: row.isSmall ? SIZES.small : SIZES.text,
      isBold: row.isBold ?? false,
      isQuiet: row.isQuiet ?? false,
    };
    const valueWidth = WIDTH - LABEL_WIDTH - GUTTER;
    const noteHeight = row.note ? this.#heightOf(row.note, { size: SIZES.small, width: LABEL_WIDTH }) : 0;
    const height = Math.max(
      this.#heightOf(row.label, label) + noteHeight,
      this.#heightOf(row.value, { ...value, width: valueWidth }),
    );
    const whole = height + 2 * ROW_PADDING;
    // What is longer than a page breaks where the page ends.
    this.#need(Math.min(whole, BOTTOM - MARGIN.top));
    this.#rule();
    this.#gap(ROW_PADDING);
    const top = this.#doc.y;
    const page = this.#page();
    const line = this.#doc.struct('TR');
    table.add(line);
    const said = row.note ? [row.label, row.note] : [row.label];
    line.add(
      this.#doc.struct('TH', { scope: 'Row' }, () => {
        said.forEach((text, index) =>
          this.#print(text, index === 0 ? label : { size: SIZES.small, isQuiet: true, width: LABEL_WIDTH }),
        );
      }),
    );
    const below = this.#doc.y;
    this.#doc.y = top;
    line.add(
      this.#doc.struct('TD', {}, () =>
        this.#print(row.value, {
          ...value,
          x: MARGIN.left + LABEL_WIDTH + GUTTER,
          width: valueWidth,
          align: row.isFigure ? 'right' : 'left',
        }),
      ),
    );
    if (this.#page() === page) this.#doc.y = Math.max(below, this.#doc.y);
    this.#gap(ROW_PADDING);
  }

  #list({ isOrdered, items }: Extract<Block, { kind: 'list' }>): void {
    const list = this.#doc.struct('L');
    this.#root.add(list);
    const counts: number[] = [];
    for (const { depth, runs } of items) {
      counts.length = depth + 1;
      counts[depth] = (counts[depth] ?? 0) + 1;
      const mark = isOrdered ? `${counts[depth]}.` : '•';
      const inset = 14 * (depth + 1);
      this.#need(LEAST);
      const top = this.#doc.y;
      const item = this.#doc.struct('LI');
      list.add(item);
      item.add(
        this.#doc.struct('Lbl', {}, () =>
          this.#print(mark, { size: SIZES.text, x: MARGIN.left + inset - 12, width: 20 }),
        ),
      );
      this.#doc.y = top;
      item.add(this.#doc.struct('LBody', {}, () => this.#printRuns(runs, inset)));
      this.#gap(2.5);
    }
    this.#gap(3);
  }

  #runs(type: 'P', runs: readonly Run[]): void {
    this.#need(LEAST);
    this.#root.add(this.#doc.struct(type, {}, () => this.#printRuns(runs, 0)));
    this.#gap(5);
  }

  #printRuns(runs: readonly Run[], inset: number): void {
    this.#doc.fontSize(SIZES.text).fillColor(INK);
    runs.forEach(({ text, isBold }, index) => {
      const isLast = index === runs.length - 1;
      const options = { width: WIDTH - inset, lineGap: 1.5, continued: !isLast };
      this.#doc.font(isBold ? 'bold' : 'regular');
      if (index === 0) this.#doc.text(this.#printable(text), MARGIN.left + inset, this.#doc.y, options);
      else this.#doc.text(this.#printable(text), options);
    });
  }

  #words(type: string, text: string, look: Omit<Look, 'width'>): void {
    this.#root.add(this.#doc.struct(type, {}, () => this.#print(text, { ...look, width: WIDTH })));
  }

  #print(text: string, { size, width, isBold = false, isQuiet = false, x = MARGIN.left, align = 'left' }: Look): void {
    this.#doc
      .font(isBold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(isQuiet ? QUIET : INK)
      .text(this.#printable(text), x, this.#doc.y, { width, align, lineGap: 1.5 });
  }

  #heightOf(text: string, { size, width, isBold = false }: Look): number {
    this.#doc.font(isBold ? 'bold' : 'regular').fontSize(size);
    return this.#doc.heightOfString(this.#printable(text), { width, lineGap: 1.5 });
  }

  #printable(text: string): string {
    const printed = printable(text, (code) => hasGlyph(this.#doc, code));
    if (printed.length !== text.normalize('NFC').length) this.#hasEscapes ||= /\[U\+[0-9A-F]{4,6}\]/.test(printed);
    return printed;
  }

  /** A new page where so many points are not left on this one. */
  #need(height: number): void {
    if (this.#doc.y + height > BOTTOM && this.#doc.y > MARGIN.top) this.#doc.addPage();
  }

  #gap(points: number): void {
    this.#doc.y += points;
  }

  #page(): number {
    const { start, count } = this.#doc.bufferedPageRange();
    return start + count;
  }

  /** Decoration: nobody reads it. */
  #rule(): void {
    this.#doc.markContent('Artifact', { type: 'Layout' });
    this.#doc
      .moveTo(MARGIN.left, this.#doc.y)
      .lineTo(MARGIN.left + WIDTH, this.#doc.y)
      .lineWidth(0.5)
      .strokeColor(LINE)
      .stroke();
    this.#doc.endMarkedContent();
  }

  #foot(page: number, count: number): void {
    this.#doc.switchToPage(page);
    // Below the margin, where text would begin a new page.
    this.#doc.page.margins.bottom = 0;
    this.#doc.markContent('Artifact', { type: 'Pagination' });
    this.#doc.font('regular').fontSize(SIZES.small).fillColor(QUIET);
    const y = BOTTOM + 24;
    this.#doc.text(this.#facts.foot, MARGIN.left, y, { width: WIDTH - 90, lineBreak: false, ellipsis: true });
    this.#doc.text(this.#facts.pageOf(page + 1, count), MARGIN.left + WIDTH - 90, y, { width: 90, align: 'right' });
    this.#doc.endMarkedContent();
  }
}

interface Look {
  size: number;
  width: number;
  isBold?: boolean;
  isQuiet?: boolean;
  x?: number;
  align?: 'left' | 'right';
}

/** Both weights hold the same characters. */
function hasGlyph(doc: PDFKit.PDFDocument, codePoint: number): boolean {
  const { _font: font } = doc as PDFKit.PDFDocument & {
    _font: { font: { hasGlyphForCodePoint: (code: number) => boolean } };
  };
  return font.font.hasGlyphForCodePoint(codePoint);
}
