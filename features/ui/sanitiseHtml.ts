import createPurifier from 'dompurify';
import { keepTextMarkup } from './textMarkup.ts';

const ALLOWED_TAGS = [
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
];
const PLAIN_ATTR = ['colspan', 'rowspan', 'scope', 'lang', 'dir'];
const ALLOWED_ATTR = ['href', ...PLAIN_ATTR];
/** Web, mail and telephone addresses, and places on this site; nothing that runs. Two slashes of any kind lead to another site. */
const ALLOWED_URI = /^(?:https?:|mailto:|tel:|#|\/(?![/\\]))/i;

const purifier = createPurifier(window);

/**
 * Issuer's HTML as nodes that are safe to show: text markup only, no styles, ids, images, forms or scripts. Its highest heading
 * becomes `headingLevel`, the others keep their distance; outside links open in a new tab.
 */
export function sanitiseHtml(html: string, headingLevel: number): DocumentFragment {
  const fragment = purifier.sanitize(keepTextMarkup(html, { tags: ALLOWED_TAGS, attributes: ALLOWED_ATTR }), {
    ALLOWED_TAGS,
    ALLOWED_ATTR,
    ADD_URI_SAFE_ATTR: PLAIN_ATTR,
    ALLOWED_URI_REGEXP: ALLOWED_URI,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  nestHeadings(fragment, headingLevel);
  for (const link of fragment.querySelectorAll('a')) secureLink(link);
  return fragment;
}

function nestHeadings(fragment: DocumentFragment, headingLevel: number): void {
  const headings = [...fragment.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const highest = Math.min(...headings.map(levelOf));
  for (const heading of headings) {
    const nested = document.createElement(`h${Math.min(6, headingLevel + levelOf(heading) - highest)}`);
    nested.append(...heading.childNodes);
    heading.replaceWith(nested);
  }
}

function levelOf(heading: Element): number {
  return Number(heading.tagName.charAt(1));
}

/** A link without an address is no link; one out of this site opens elsewhere. */
function secureLink(link: HTMLAnchorElement): void {
  const address = addressOf(link);
  if (address === null || link.textContent?.trim() === '') return link.replaceWith(...link.childNodes);
  if (!/^https?:$/.test(address.protocol) || address.origin === window.location.origin) return;
  link.target = '_blank';
  link.rel = 'noopener noreferrer nofollow';
}

/** Where the browser would go, after it has dropped the white space that it ignores in addresses. */
function addressOf(link: HTMLAnchorElement): URL | null {
  const href = link.getAttribute('href');
  if (href === null) return null;
  try {
    return new URL(href, window.location.href);
  } catch {
    return null;
  }
}
