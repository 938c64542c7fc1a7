/** The words of an issuer's HTML, as blocks to print: its headings, paragraphs and lists; nothing of it is run or fetched. */
import { Parser } from 'htmlparser2';

/** Words in one weight. */
export interface Run {
  text: string;
  isBold: boolean;
}

export type Block =
  { kind: 'heading' | 'paragraph'; runs: Run[] } | { kind: 'list'; isOrdered: boolean; items: ListItem[] };

export interface ListItem {
  /** 0 for an item of the outermost list. */
  depth: number;
  runs: Run[];
}

const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const BLOCKS = new Set(['p', 'div', 'section', 'article', 'blockquote', 'table', 'tr', 'td', 'th', 'dt', 'dd', 'pre']);
const LISTS = new Set(['ul', 'ol']);
const BOLD = new Set(['b', 'strong', 'th', 'dt']);
/** What they hold is no text of anybody's. */
const UNREAD = new Set(['script', 'style', 'template', 'head', 'title', 'noscript', 'iframe', 'object']);

/** The blocks of an HTML text, in order; unknown elements are their words. Links have their address behind them. */
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
  #unread = 0;
  readonly #lists: { isOrdered: boolean }[] = [];
  readonly #links: (string | undefined)[] = [];

  open(name: string, href: string | undefined): void {
    if (UNREAD.has(name)) this.#unread += 1;
    if (BOLD.has(name)) this.#bold += 1;
    if (name === 'br') this.#runs.push({ text: '\n', isBold: false });
    if (name === 'a') this.#links.push(href);
    if (HEADINGS.has(name) || BLOCKS.has(name) || LISTS.has(name) || name === 'li') this.#endBlock();
    if (HEADINGS.has(name)) this.#kind = 'heading';
    if (LISTS.has(name)) this.#lists.push({ isOrdered: name === 'ol' });
  }

  say(text: string): void {
    if (this.#unread > 0) return;
    const words = text.replace(/[ \t\r\n\f]+/g, ' ');
    if (words !== '') this.#runs.push({ text: words, isBold: this.#bold > 0 });
  }

  close(name: string): void {
    if (UNREAD.has(name)) this.#unread = Math.max(0, this.#unread - 1);
    if (name === 'a') this.#endLink(this.#links.pop());
    if (HEADINGS.has(name) || BLOCKS.has(name) || LISTS.has(name) || name === 'li') this.#endBlock();
    if (BOLD.has(name)) this.#bold = Math.max(0, this.#bold - 1);
    if (HEADINGS.has(name)) this.#kind = 'paragraph';
    if (LISTS.has(name)) this.#lists.pop();
  }

  end(): Block[] {
    this.#endBlock();
    return this.#blocks;
  }

  /** Nobody can press it on paper. */
  #endLink(href: string | undefined): void {
    const address = href?.replace(/^mailto:/, '') ?? '';
    const said = this.#runs.map(({ text }) => text).join('');
    if (address !== '' && !address.startsWith('#') && !said.includes(address)) this.say(` (${address})`);
  }

  #endBlock(): void {
    const runs = trimmed(this.#runs);
    this.#runs = [];
    if (runs.length === 0) return;
    const list = this.#lists.at(-1);
    if (list === undefined) {
      this.#blocks.push({ kind: this.#kind, runs });
      return;
    }
    const item = { depth: this.#lists.length - 1, runs };
    const last = this.#blocks.at(-1);
    if (last?.kind === 'list' && last.isOrdered === list.isOrdered) last.items.push(item);
    else this.#blocks.push({ kind: 'list', isOrdered: list.isOrdered, items: [item] });
  }
}

/** Without blanks at the ends and twice in a row. */
function trimmed(runs: readonly Run[]): Run[] {
  const kept: Run[] = [];
  for (const { text, isBold } of runs) {
    const before = kept.at(-1)?.text ?? '\n';
    const words = /\s$/.test(before) ? text.replace(/^ +/, '') : text;
    if (words !== '') kept.push({ text: words, isBold });
  }
  const last = kept.at(-1);
  if (last) last.text = last.text.trimEnd();
  return kept.filter(({ text }) => text !== '');
}
