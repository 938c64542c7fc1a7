/** Reads an issuer's HTML into a tree of text markup. Nothing of the tree is ever parsed again, so no string in it can become markup. */
import { Parser } from 'htmlparser2';
import { PROSE_ADDRESS, PROSE_ATTRIBUTES, PROSE_TAGS, UNREAD_TAGS, type Prose, type ProseAttributes, type ProseElement, type ProseTag } from '#domain/model/prose.ts';
import { normaliseNesting } from './nesting.ts';

/** Most elements within one another; the text of deeper ones goes into the deepest. */
const MAX_DEPTH = 32;

/**
 * Returns the text of `html` as a tree, nested as a browser would nest it. So the page that the service writes and the one that a browser
 * draws are the same. Never throws: anything but text markup is left out, and its text stays (1-LAND-11, 1-MISC-07).
 *
 * @example readProse('<p onclick="x()">Units <b>rank</b></p>')
 *   // [{ tag: 'p', content: ['Units ', { tag: 'b', content: ['rank'] }] }]
 */
export function readProse(html: string): Prose {
  const reader = new Reader();
  const parser = new Parser(
    {
      onopentag: (name, attributes) => reader.open(name, attributes),
      ontext: (text) => reader.addText(text),
      onclosetag: () => reader.close(),
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  // A browser knows one kind of line end.
  parser.write(html.replace(/\r\n?/g, '\n'));
  parser.end();
  return normaliseNesting(reader.content);
}

/** Builds the tree from the parser's events: it opens and closes every element once, in order. */
class Reader {
  readonly content: Prose = [];
  /** The open elements, the innermost last; null for one that the tree leaves out. */
  readonly #open: (ProseElement | null)[] = [];
  readonly #kept: ProseElement[] = [];
  /** Number of open elements whose content is not read. */
  #unread = 0;
  readonly #isUnread: boolean[] = [];

  open(name: string, given: Record<string, string>): void {
    const isUnread = UNREAD_TAGS.includes(name);
    if (isUnread) this.#unread += 1;
    this.#isUnread.push(isUnread);
    const element = this.#unread === 0 && this.#kept.length < MAX_DEPTH ? elementFrom(name, given) : null;
    if (element !== null) {
      this.#place.push(element);
      this.#kept.push(element);
    }
    this.#open.push(element);
  }

  addText(text: string): void {
    if (this.#unread > 0 || text === '') return;
    const place = this.#place;
    const last = place.at(-1);
    const words = text.replaceAll('\0', '').replaceAll('\r', '\n');
    if (typeof last === 'string') place[place.length - 1] = last + words;
    else place.push(words);
  }

  close(): void {
    if (this.#open.pop()) this.#kept.pop();
    if (this.#isUnread.pop()) this.#unread -= 1;
  }

  get #place(): Prose {
    return this.#kept.at(-1)?.content ?? this.content;
  }
}

function elementFrom(name: string, given: Record<string, string>): ProseElement | null {
  const tag = PROSE_TAGS.find((each) => each === name);
  if (tag === undefined) return null;
  const attributes = attributesFrom(tag, given);
  return { tag, ...(Object.keys(attributes).length > 0 && { attributes }), content: [] };
}

function attributesFrom(tag: ProseTag, given: Record<string, string>): ProseAttributes {
  const plain = PROSE_ATTRIBUTES.flatMap((name) => {
    const value = given[name.toLowerCase()];
    return value === undefined ? [] : [[name, value] as const];
  });
  const href = tag === 'a' ? addressFrom(given['href']) : null;
  return Object.fromEntries(href === null ? plain : [...plain, ['href', href]]);
}

/** Returns the address as a browser reads it; null for one that a text may not link to. */
function addressFrom(given = ''): string | null {
  const href = withoutBlankEnds(given.replace(/[\t\r\n]/g, ''));
  return PROSE_ADDRESS.test(href) && URL.canParse(href, 'https://allot.invalid') ? href : null;
}

/** The URL standard strips blanks and control characters at both ends. */
function withoutBlankEnds(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && text.charCodeAt(from) <= 0x20) from += 1;
  while (to > from && text.charCodeAt(to - 1) <= 0x20) to -= 1;
  return text.slice(from, to);
}
