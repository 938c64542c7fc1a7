/** Structure that a screen reader reads, with each text in its place on the pages. */
import type { Block, List, Run } from './html.ts';
import { Pen, SIZES, WIDTH, type Look, type SheetFacts } from './pen.ts';

/** Widths and distances in points. */
const LABEL_WIDTH = 168;
const GUTTER = 16;
const VALUE_WIDTH = WIDTH - LABEL_WIDTH - GUTTER;
const ROW_PADDING = 3.6;
const LIST_INSET = 16;
/** Width of a mark, right-aligned before its item, with room for the thousandth. */
const MARK_WIDTH = 32;
const MARK_GAP = 4;
/** Height of two lines: no paragraph begins with less at the foot of a page. */
const LEAST = 26;

const HEADING = { size: SIZES.heading, above: 16, below: 4 };
const SUBHEADING = { size: SIZES.subheading, above: 9, below: 2 };

type Element = PDFKit.PDFStructureElement;

interface Heading {
  level: 2 | 3;
  text: string;
}

export interface Row {
  label: string;
  /** Small text below the label. */
  note?: string | undefined;
  value: string;
  isBold?: boolean | undefined;
  isQuiet?: boolean | undefined;
  /** Aligned with the figures above and below; all of them stay on one page with their sum. */
  isFigure?: boolean | undefined;
  /** Small type for a value that people compare rather than read. */
  isSmall?: boolean | undefined;
}

export class Sheet {
  readonly #pen: Pen;
  readonly #root: Element;
  /** Headings that wait for the content below them. */
  #headings: Heading[] = [];

  constructor(facts: SheetFacts) {
    this.#pen = new Pen(facts);
    this.#root = this.#struct('Document');
    this.#pen.doc.addStructure(this.#root);
  }

  /** True once a character was printed as its code. */
  get hasEscapes(): boolean {
    return this.#pen.hasEscapes;
  }

  /** Prints the one heading of the first level. */
  title(text: string): void {
    this.#words('H1', text, { size: SIZES.title, isBold: true });
    this.#pen.gap(4);
  }

  /** Adds a heading. It stays on one page with the content that follows, and with a heading that follows first. */
  heading(level: Heading['level'], text: string): void {
    this.#headings.push({ level, text });
  }

  /** Prints the sum that the record is about. */
  amount(text: string): void {
    this.#begin(LEAST);
    this.#words('P', text, { size: SIZES.amount, isBold: true });
    this.#pen.gap(3);
  }

  paragraph(text: string, { isQuiet = false } = {}): void {
    this.#begin(LEAST);
    this.#words('P', text, { size: SIZES.text, isQuiet });
    this.#pen.gap(5);
  }

  /** Prints the text of an issuer, with headings of the third level. */
  blocks(blocks: readonly Block[]): void {
    for (const block of blocks) {
      if (block.kind === 'list') this.#list(this.#root, block, 1);
      else if (block.kind === 'heading') this.heading(3, block.runs.map(({ text }) => text).join(''));
      else this.#runs(this.#root, block.runs);
    }
  }

  /** Prints questions with their answers, or figures with their labels. */
  table(rows: readonly Row[]): void {
    const heights = rows.map((row) => this.#heightOfRow(row));
    const isKeptWhole = rows.some((row) => row.isFigure);
    this.#begin(isKeptWhole ? heights.reduce((sum, height) => sum + height, 0) : (heights[0] ?? 0));
    const table = this.#struct('Table');
    this.#root.add(table);
    rows.forEach((row, index) => {
      this.#pen.need(heights[index] ?? 0);
      this.#row(table, row);
    });
    this.#pen.rule();
    this.#pen.gap(4);
  }

  /** Returns the document's bytes; nothing can be added after. */
  async end(): Promise<Buffer> {
    this.#begin(0);
    this.#root.end();
    return this.#pen.end();
  }

  /** Prints the headings that wait, on a page with room for this height below them. */
  #begin(height: number): void {
    const waiting = this.#headings;
    this.#headings = [];
    const looks = waiting.map(({ level, text }) => {
      const { size, above, below } = level === 2 ? HEADING : SUBHEADING;
      const look = { size, isBold: true, width: WIDTH };
      return { level, text, look, above, below, height: this.#pen.heightOf(text, look) };
    });
    this.#pen.need(looks.reduce((sum, each) => sum + each.above + each.height + each.below, height));
    for (const { level, text, look, above, below } of looks) {
      if (!this.#pen.isAtTop) this.#pen.gap(above);
      if (level === 2) this.#pen.bookmark(text);
      this.#words(`H${level}`, text, look);
      this.#pen.gap(below);
    }
  }

  #heightOfRow(row: Row): number {
    const { label, note, value } = looksOf(row);
    const question = this.#pen.heightOf(row.label, label) + (row.note ? this.#pen.heightOf(row.note, note) : 0);
    return Math.max(question, this.#pen.heightOf(row.value, value)) + 2 * ROW_PADDING;
  }

  #row(table: Element, row: Row): void {
    const looks = looksOf(row);
    const { doc } = this.#pen;
    this.#pen.rule();
    this.#pen.gap(ROW_PADDING);
    const top = doc.y;
    const page = this.#pen.page;
    const line = this.#struct('TR');
    table.add(line);
    line.add(
      doc.struct('TH', { scope: 'Row' }, () => {
        this.#pen.print(row.label, looks.label);
        if (row.note) this.#pen.print(row.note, looks.note);
      }),
    );
    const below = doc.y;
    // Puts the value on the base line of the question.
    doc.y = top + SIZES.text - looks.value.size;
    line.add(doc.struct('TD', {}, () => this.#pen.print(row.value, looks.value)));
    if (this.#pen.page === page) doc.y = Math.max(below, doc.y);
    this.#pen.gap(ROW_PADDING);
  }

  #list(parent: Element, { isOrdered, items }: List, depth: number): void {
    if (items.every((blocks) => blocks.length === 0)) return;
    this.#begin(LEAST);
    const list = this.#struct('L');
    parent.add(list);
    items.forEach((blocks, index) => {
      // An item without text is a number that is passed over.
      if (blocks.length > 0) this.#item(list, { mark: isOrdered ? `${index + 1}.` : '•', blocks, depth });
    });
    this.#pen.gap(depth === 1 ? 3 : 0);
  }

  #item(list: Element, { mark, blocks, depth }: { mark: string; blocks: readonly Block[]; depth: number }): void {
    const inset = LIST_INSET * depth;
    this.#pen.need(LEAST);
    const top = this.#pen.doc.y;
    const item = this.#struct('LI');
    list.add(item);
    const markLook = {
      size: SIZES.text,
      inset: inset - MARK_WIDTH,
      width: MARK_WIDTH - MARK_GAP,
      align: 'right',
    } as const;
    item.add(this.#struct('Lbl', () => this.#pen.print(mark, markLook)));
    this.#pen.doc.y = top;
    const body = this.#struct('LBody');
    item.add(body);
    for (const block of blocks) {
      if (block.kind === 'list') this.#list(body, block, depth + 1);
      else this.#runs(body, block.runs, inset);
    }
  }

  /** Prints one paragraph. */
  #runs(parent: Element, runs: readonly Run[], inset = 0): void {
    this.#begin(LEAST);
    parent.add(this.#struct('P', () => this.#pen.printRuns(runs, inset)));
    this.#pen.gap(inset === 0 ? 5 : 2.5);
  }

  #words(type: string, text: string, look: Omit<Look, 'width'>): void {
    this.#root.add(this.#struct(type, () => this.#pen.print(text, { ...look, width: WIDTH })));
  }

  /** Returns an element; its content is printed as soon as the element is in its place. */
  #struct(type: string, print?: () => void): Element {
    return print ? this.#pen.doc.struct(type, {}, print) : this.#pen.doc.struct(type);
  }
}

/** Returns the looks of the parts of a row. */
function looksOf({ isBold = false, isQuiet = false, isFigure = false, isSmall = false }: Row) {
  const note: Look = { size: SIZES.small, isQuiet: true, width: LABEL_WIDTH };
  const value: Look = {
    size: isSmall ? SIZES.small : SIZES.text,
    isBold,
    isQuiet,
    inset: LABEL_WIDTH + GUTTER,
    width: VALUE_WIDTH,
    align: isFigure ? 'right' : 'left',
  };
  return { label: { ...note, size: SIZES.text }, note, value };
}
