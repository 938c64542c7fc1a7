/** Reads an issuer's HTML as blocks to print: its headings, paragraphs and lists; nothing of it is run or fetched. */
import { UNREAD_TAGS } from '#domain/model/prose.ts';
import { Parser } from 'htmlparser2';

/** Text in one weight. */
export interface Run {
  text: string;
  isBold: boolean;
}

export type Block = { kind: 'heading' | 'paragraph'; runs: Run[] } | List;

/** Numbered from 1 if it is ordered, no matter what the HTML says: the page shows it so. */
export interface List {
  kind: 'list';
  isOrdered: boolean;
  /** Blocks of each item; an item without text has none, but has its number all the same. */
  items: Block[][];
}

const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const BLOCKS = new Set(['p', 'div', 'section', 'article', 'blockquote', 'table', 'tr', 'td', 'th', 'dt', 'dd', 'pre']);
const LISTS = new Set(['ul', 'ol']);
const BOLD = new Set(['b', 'strong', 'th', 'dt']);
/** Addresses that become links, as on the page. */
const ADDRESS = /^(?:https?:|mailto:|tel:|\/(?![/\\]))/i;
/** Maximum depth of lists in lists; items of deeper ones stand in the deepest. */
const MAX_DEPTH = 6;

/** Returns the blocks of an HTML text, in order. An unknown element leaves its text. Links have their address behind them. */
export function readHtml(html: string): Block[] {
  const reader = new HtmlReader();
  const parser = new Parser(
    {
      onopentag: (name, { href }) => reader.open(name, href),
      ontext: (text) => reader.say(text),
      onclosetag: (name) => reader.close(name),
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  parser.write(html);
  parser.end();
  return reader.end();
}

class HtmlReader {
  readonly #blocks: Block[] = [];
  #runs: Run[] = [];
  #kind: 'heading' | 'paragraph' = 'paragraph';
  #bold = 0;
  #isUnread = false;
  /** Open lists, the innermost last. */
  readonly #lists: List[] = [];
  /** Number of open lists that are too deep to become lists. */
  #tooDeep = 0;
  readonly #links: (string | undefined)[] = [];

  open(name: string, href: string | undefined): void {
    if (UNREAD_TAGS.includes(name)) this.#isUnread = true;
    if (BOLD.has(name)) this.#bold += 1;
    if (name === 'br') this.#runs.push({ text: '\n', isBold: false });
    if (name === 'a') this.#links.push(href);
    if (isBlock(name)) this.#endBlock();
    if (HEADINGS.has(name)) this.#kind = 'heading';
    if (LISTS.has(name)) this.#openList(name === 'ol');
    if (name === 'li') this.#lists.at(-1)?.items.push([]);
  }

  say(text: string): void {
    if (this.#isUnread) return;
    const words = text.replace(/[ \t\r\n\f]+/g, ' ');
    if (words !== '') this.#runs.push({ text: words, isBold: this.#bold > 0 });
  }

  close(name: string): void {
    if (UNREAD_TAGS.includes(name)) this.#isUnread = false;
    if (name === 'a') this.#endLink(this.#links.pop());
    if (isBlock(name)) this.#endBlock();
    if (BOLD.has(name)) this.#bold = Math.max(0, this.#bold - 1);
    if (HEADINGS.has(name)) this.#kind = 'paragraph';
    if (LISTS.has(name)) this.#closeList();
  }

  end(): Block[] {
    this.#endBlock();
    return this.#blocks;
  }

  #openList(isOrdered: boolean): void {
    if (this.#lists.length >= MAX_DEPTH) {
      this.#tooDeep += 1;
      return;
    }
    const list: List = { kind: 'list', isOrdered, items: [] };
    this.#place().push(list);
    this.#lists.push(list);
  }

  #closeList(): void {
    if (this.#tooDeep > 0) this.#tooDeep -= 1;
    else this.#lists.pop();
  }

  /** Returns the blocks that the next one joins: those of the open item, or of the last item for text beside the items. */
  #place(): Block[] {
    const list = this.#lists.at(-1);
    if (list === undefined) return this.#blocks;
    const item = list.items.at(-1) ?? [];
    if (list.items.length === 0) list.items.push(item);
    return item;
  }

  /** Adds the address of a link behind it: nobody can press it on paper. */
  #endLink(href: string | undefined): void {
    // The address as a browser reads it.
    const target = href?.replace(/[\t\r\n]/g, '').trim() ?? '';
    if (!ADDRESS.test(target)) return;
    const address = target.replace(/^(?:mailto|tel):/i, '');
    const said = this.#runs.map(({ text }) => text).join('');
    if (!said.includes(address)) this.say(` (${address})`);
  }

  #endBlock(): void {
    const runs = trimmed(this.#runs);
    this.#runs = [];
    if (runs.length > 0) this.#place().push({ kind: this.#kind, runs });
  }
}

function isBlock(name: string): boolean {
  return HEADINGS.has(name) || BLOCKS.has(name) || LISTS.has(name) || name === 'li';
}

/**
 * Returns the runs without blanks at the ends and twice in a row. Text of one weight becomes one run, so that a line breaks between words
 * alone.
 */
function trimmed(runs: readonly Run[]): Run[] {
  const kept: Run[] = [];
  for (const { text, isBold } of runs) {
    const last = kept.at(-1);
    const words = /\s$/.test(last?.text ?? '\n') ? text.replace(/^ +/, '') : text;
    if (last && last.isBold === isBold) last.text += words;
    else if (words !== '') kept.push({ text: words, isBold });
  }
  const last = kept.at(-1);
  if (last) last.text = last.text.trimEnd();
  return kept.filter(({ text }) => text !== '');
}
