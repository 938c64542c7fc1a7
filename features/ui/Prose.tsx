import { createElement, Fragment, type ReactNode } from 'react';
import {
  PROSE_ADDRESS,
  PROSE_ATTRIBUTES,
  PROSE_TAGS,
  type Prose as ProseTree,
  type ProseAttributes,
  type ProseNode,
} from '#domain/model/prose.ts';
import styles from './Html.module.css';

/**
 * Draws an issuer's text, as parsed by the service, as elements: no string of it becomes markup here. Draws only text markup, whatever the
 * tree contains; web links open in a new tab without a way back (1-LAND-11, 1-MISC-07).
 */
export function Prose({ content }: { content: ProseTree }) {
  return createElement('div', { className: styles.prose }, ...content.map(draw));
}

function draw(node: ProseNode): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, attributes = {}, content } = node;
  const isText = PROSE_TAGS.includes(tag);
  return createElement(isText ? tag : Fragment, isText ? propsOf(tag, attributes) : null, ...content.map(draw));
}

function propsOf(tag: string, attributes: ProseAttributes): Record<string, string> {
  const plain = PROSE_ATTRIBUTES.flatMap((name) => {
    const value = attributes[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  const { href = '' } = attributes;
  if (tag !== 'a' || !PROSE_ADDRESS.test(href)) return Object.fromEntries(plain);
  const isOutside = /^https?:/i.test(href);
  return {
    ...Object.fromEntries(plain),
    href,
    ...(isOutside && { target: '_blank', rel: 'noopener noreferrer nofollow' }),
  };
}
