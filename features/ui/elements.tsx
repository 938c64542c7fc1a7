import type { ReactElement } from 'react';

/**
 * Content that must be elements, never bare text: a translator replaces text nodes, and React would then remove, or insert before, a node
 * that is no longer on the page.
 */
export type Elements = ReactElement | null | undefined | boolean | readonly Elements[];

/** Content that may be beside other content: a text, or elements. */
export type Content = string | Elements;

/** Wraps a text in an element, and returns elements unchanged. */
export function wrapText(content: Content): Elements {
  return typeof content === 'string' ? content !== '' && <span>{content}</span> : content;
}
