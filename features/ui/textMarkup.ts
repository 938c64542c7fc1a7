import { UNREAD_TAGS } from '#domain/model/prose.ts';

/**
 * A browser checks the handlers and styles of every parsed text against the page's policy, even in a separate document that is never shown,
 * and reports them. Everything but text markup is therefore removed before the sanitiser parses. The sanitiser alone makes the text safe;
 * this keeps the policy's reports for real breaches.
 */

/** Elements and attributes that may remain in a text. */
export interface Markup {
  tags: readonly string[];
  attributes: readonly string[];
}

/** Matches a comment, a declaration, a tag's beginning, or a stray `<`. */
const MARKUP = /<!--[^]*?(?:--!?>|$)|<[!?][^>]*>?|<(\/?)([a-z][^\s/>]*)|</gi;
const ATTRIBUTE = /[\s/]*(=?[^\s/>=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/y;
const TAG_END = /[\s/=]*>?/y;

interface Tag {
  written: string;
  end: number;
}

/** Returns the text with these tags and attributes alone. Values keep their entities, and text between tags is unchanged. */
export function allowTextMarkup(html: string, markup: Markup): string {
  const text = new RegExp(MARKUP);
  let kept = '';
  let from = 0;
  for (let found = text.exec(html); found !== null; found = text.exec(html)) {
    const [token, slash = '', tag] = found;
    kept += html.slice(from, found.index);
    const name = tag?.toLowerCase();
    const { written, end } =
      name === undefined
        ? { written: token === '<' ? '&lt;' : '', end: text.lastIndex }
        : readTag(html, { name: `${slash}${name}`, at: text.lastIndex, markup });
    kept += written;
    from = slash === '' && name !== undefined && UNREAD_TAGS.includes(name) ? endOfRaw(html, name, end) : end;
    text.lastIndex = from;
  }
  return kept + html.slice(from);
}

/** Returns the tag as allowed (empty unless it is text markup), and its end. */
function readTag(html: string, { name, at, markup }: { name: string; at: number; markup: Markup }): Tag {
  const attribute = new RegExp(ATTRIBUTE);
  let attributes = '';
  let end = at;
  attribute.lastIndex = at;
  for (let found = attribute.exec(html); found !== null; found = attribute.exec(html)) {
    const [, key = '', double, single, bare] = found;
    const value = double ?? single ?? bare ?? '';
    if (markup.attributes.includes(key.toLowerCase())) attributes += ` ${key}="${value.replaceAll('"', '&quot;')}"`;
    end = attribute.lastIndex;
  }
  const tagEnd = new RegExp(TAG_END);
  tagEnd.lastIndex = end;
  tagEnd.exec(html);
  const isText = markup.tags.includes(name.replace('/', ''));
  return {
    written: isText ? `<${name}${name.startsWith('/') ? '' : attributes}>` : '',
    end: Math.max(end, tagEnd.lastIndex),
  };
}

/** Returns the end of a raw element's content, before its end tag; the end of the text if it has none. */
function endOfRaw(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}[\\s/>]`, 'gi');
  end.lastIndex = from;
  return end.exec(html)?.index ?? html.length;
}
