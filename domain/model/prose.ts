/** Issuer's text as a tree of text markup: the service parses the offer's HTML into it at import, the pages draw it as elements. */

/** Elements allowed in a text; other elements are dropped, but their text stays. */
export const PROSE_TAGS = [
  'a',
  'b',
  'blockquote',
  'br',
  'caption',
  'code',
  'dd',
  'div',
  'dl',
  'dt',
  'em',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'i',
  'li',
  'ol',
  'p',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'table',
  'tbody',
  'td',
  'tfoot',
  'th',
  'thead',
  'tr',
  'u',
  'ul',
] as const;
export type ProseTag = (typeof PROSE_TAGS)[number];

/** Elements with content that is neither text of the issuer's nor read as markup. */
export const UNREAD_TAGS: readonly string[] = [
  'script',
  'style',
  'textarea',
  'title',
  'xmp',
  'iframe',
  'noembed',
  'noframes',
  'plaintext',
];

/** Attributes that an element may have besides the address of a link, as React names them. */
export const PROSE_ATTRIBUTES = ['colSpan', 'rowSpan', 'scope', 'lang', 'dir'] as const;

/**
 * Pattern of allowed addresses: web, mail and telephone, and places on this site; nothing executable. Two slashes of any kind lead to
 * another site.
 */
export const PROSE_ADDRESS = /^(?:https?:|mailto:|tel:|#|\/(?![/\\]))/i;

export type ProseAttributes = { [Name in (typeof PROSE_ATTRIBUTES)[number] | 'href']?: string };

export interface ProseElement {
  tag: ProseTag;
  attributes?: ProseAttributes;
  content: Prose;
}
/** A text, or an element. */
export type ProseNode = string | ProseElement;
export type Prose = ProseNode[];

/** Fields of an offer that hold HTML. */
export const PROSE_FIELDS = [
  'description',
  'terms_and_conditions',
  'application_terms_and_conditions',
  'due_diligence_text',
] as const;

/** Texts of an offer as its pages draw them; null if the issuer wrote none. */
export type OfferProse = Record<(typeof PROSE_FIELDS)[number], Prose | null>;
