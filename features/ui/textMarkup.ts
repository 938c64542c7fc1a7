/**
 * A browser judges the handlers and styles of every text that it parses by the page's policy, even in a document of its own that
 * is never shown, and reports them. So whatever is not text markup is taken out before the sanitiser parses: it alone makes the
 * text safe, this keeps the reports of the policy for real breaches.
 */

/** What may remain of a text. */
export interface Markup {
  tags: readonly string[];
  attributes: readonly string[];
}

/** Elements whose content is not read as markup, and is no text of the issuer's either. */
const RAW = /^(?:script|style|textarea|title|xmp|iframe|noembed|noframes|plaintext)$/;
/** A comment, a declaration, a tag's beginning, or a stray `<`. */
const MARKUP = /<!--[^]*?(?:--!?>|$)|<[!?][^>]*>?|<(\/?)([a-z][^\s/>]*)|</gi;
const ATTRIBUTE = /[\s/]*(=?[^\s/>=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/y;
const TAG_END = /[\s/=]*>?/y;

interface Tag {
  written: string;
  end: number;
}

/** The text with these tags and attributes alone; values keep their entities, and words between tags stay as they are. */
export function keepTextMarkup(html: string, markup: Markup): string {
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
    from = slash === '' && name !== undefined && RAW.test(name) ? endOfRaw(html, name, end) : end;
    text.lastIndex = from;
  }
  return kept + html.slice(from);
}

/** The tag as it may stand there (nothing, unless it is one of the text's), and where it ends. */
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

/** Where the content of a raw element ends, before its end tag; the end of the text when it has none. */
function endOfRaw(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}[\\s/>]`, 'gi');
  end.lastIndex = from;
  return end.exec(html)?.index ?? html.length;
}
