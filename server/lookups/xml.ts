/**
 * Reads the plain XML of the registers: elements and text. Attributes, comments and processing instructions are skipped; a document type is
 * refused, so that nothing can be declared, fetched or multiplied. One pass, no backtracking.
 */
import { ownEntry } from '#domain/formats/ownEntry.ts';

export interface XmlElement {
  /** Name without a namespace prefix. */
  name: string;
  children: XmlElement[];
  /** The element's own text, trimmed. */
  text: string;
}

/** Deeper than any register's answer. */
const MAX_DEPTH = 40;
const BYTE_ORDER_MARK = /^\ufeff/;
const TOKEN =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<(\/?)([A-Za-z_][\w.:-]*)(?![\w.:-])((?:"[^"]*"|'[^']*'|[^<>"'])*?)(\/?)>|([^<]+)/y;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Returns the root element, or null for a text that is not well-formed XML of this kind. */
export function readXml(text: string): XmlElement | null {
  const source = text.replace(BYTE_ORDER_MARK, '');
  const top: XmlElement = { name: '', children: [], text: '' };
  const open = [top];
  const tokens = new RegExp(TOKEN);
  while (tokens.lastIndex < source.length) {
    const token = tokens.exec(source);
    if (!token || !place(open, token)) return null;
  }
  const [root, ...more] = top.children;
  return open.length === 1 && root && more.length === 0 && top.text.trim() === '' ? trimmed(root) : null;
}

/** The first element at this path below `element` (names of children, then of theirs). */
export function elementAt(element: XmlElement | null, ...path: string[]): XmlElement | null {
  return path.reduce<XmlElement | null>(
    (found, name) => found?.children.find((child) => child.name === name) ?? null,
    element,
  );
}

/** The text at this path, '' if there is none. */
export function textAt(element: XmlElement | null, ...path: string[]): string {
  return elementAt(element, ...path)?.text ?? '';
}

/** Puts one token into the tree; returns false if it cannot stand there. */
function place(open: XmlElement[], [, cdata, slash, qualifiedName, , selfClosing, text]: RegExpExecArray): boolean {
  const parent = open.at(-1);
  if (!parent) return false;
  if (cdata !== undefined) parent.text += cdata;
  if (text !== undefined) parent.text += decode(text);
  if (qualifiedName === undefined) return true;
  const name = qualifiedName.slice(qualifiedName.indexOf(':') + 1);
  if (slash) return open.length > 1 && open.pop()?.name === name;
  const element: XmlElement = { name, children: [], text: '' };
  parent.children.push(element);
  if (!selfClosing) open.push(element);
  return open.length <= MAX_DEPTH;
}

function trimmed(element: XmlElement): XmlElement {
  return { ...element, text: element.text.trim(), children: element.children.map(trimmed) };
}

/** Decodes the five named entities and numbered characters; anything else stays as it is written. */
function decode(text: string): string {
  return text.replace(/&(#\d{1,7}|#x[0-9a-fA-F]{1,6}|\w{2,4});/g, (whole, name: string) => {
    if (!name.startsWith('#')) return ownEntry(NAMED, name) ?? whole;
    const code = name.startsWith('#x') ? parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : whole;
  });
}
