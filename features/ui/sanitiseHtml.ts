import createPurifier from 'dompurify';
import { PROSE_ADDRESS, PROSE_ATTRIBUTES, PROSE_TAGS } from '#domain/model/prose.ts';
import { allowTextMarkup } from './textMarkup.ts';

const ALLOWED_TAGS = [...PROSE_TAGS];
const PLAIN_ATTR = PROSE_ATTRIBUTES.map((name) => name.toLowerCase());
const ALLOWED_ATTR = ['href', ...PLAIN_ATTR];

const purifier = createPurifier(window);

/**
 * Returns an issuer's HTML as nodes that are safe to show: text markup only, no styles, ids, images, forms or scripts. Its highest heading
 * becomes `headingLevel`, the others keep their distance; outside links open in a new tab.
 */
export function sanitiseHtml(html: string, headingLevel: number): DocumentFragment {
  const fragment = purifier.sanitize(allowTextMarkup(html, { tags: ALLOWED_TAGS, attributes: ALLOWED_ATTR }), {
    ALLOWED_TAGS,
    ALLOWED_ATTR,
    ADD_URI_SAFE_ATTR: PLAIN_ATTR,
    ALLOWED_URI_REGEXP: PROSE_ADDRESS,
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

/** Unwraps a link without an address or text; makes a link out of this site open in a new tab. */
function secureLink(link: HTMLAnchorElement): void {
  const address = addressOf(link);
  if (address === null || link.textContent?.trim() === '') return link.replaceWith(...link.childNodes);
  if (!/^https?:$/.test(address.protocol) || address.origin === window.location.origin) return;
  link.target = '_blank';
  link.rel = 'noopener noreferrer nofollow';
}

/** Returns the address that the browser would open, after it drops the white space that it ignores in addresses. */
function addressOf(link: HTMLAnchorElement): URL | null {
  const href = link.getAttribute('href');
  if (href === null) return null;
  try {
    return new URL(href, window.location.href);
  } catch {
    return null;
  }
}
