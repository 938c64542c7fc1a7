import { sanitiseHtml } from '#features/ui/sanitiseHtml.ts';
import { HOSTILE_HTML, hostileText, markOf } from '#test/support/hostileHtml.ts';

/** What text may be made of, and nothing else: written apart from the sanitiser's own list. */
const TEXT_TAGS = new Set(
  'A B BLOCKQUOTE BR CAPTION CODE DD DIV DL DT EM H3 H4 H5 H6 HR I LI OL P SMALL SPAN STRONG SUB SUP TABLE TBODY TD TFOOT TH THEAD TR U UL'.split(
    ' ',
  ),
);
const TEXT_ATTRIBUTES = new Set(['href', 'target', 'rel', 'colspan', 'rowspan', 'scope', 'lang', 'dir']);

function written(html: string): string {
  const box = document.createElement('div');
  box.append(sanitiseHtml(html, 3));
  return box.innerHTML;
}

function textOf(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
}

/** Everything in the written text that is more than text. */
function intruders(html: string): string[] {
  // Read by the plain parser, as a browser would read what was written.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll('*')].flatMap((element) => {
    const attributes = element.getAttributeNames().filter((name) => !TEXT_ATTRIBUTES.has(name));
    const href = element.getAttribute('href');
    return [
      ...(TEXT_TAGS.has(element.tagName) ? [] : [element.tagName]),
      ...attributes,
      ...(href === null || isPlainLink(element, href) ? [] : [href]),
    ];
  });
}

/** Within the page, or plainly outside in a tab of its own without a way back. */
function isPlainLink(element: Element, href: string): boolean {
  const isShut =
    element.getAttribute('target') === '_blank' && element.getAttribute('rel') === 'noopener noreferrer nofollow';
  return href.startsWith('#') || (href.startsWith('https://') && isShut);
}

it('knows at least 200 samples, no two alike', () => {
  expect(new Set(HOSTILE_HTML.map(({ html }) => html)).size).toBe(HOSTILE_HTML.length);
  expect(HOSTILE_HTML.length).toBeGreaterThanOrEqual(200);
});

it.each(HOSTILE_HTML)('[1-MISC-07, 1-LAND-11] leaves nothing but text of $name', ({ html }) => {
  const once = written(html);

  expect(intruders(once)).toEqual([]);
  // Written out and read again, it says the same: nothing hides in it.
  expect(intruders(written(once))).toEqual([]);
  expect(textOf(written(once))).toBe(textOf(once));
});

it('[1-MISC-07] leaves nothing but text of all of them together, and loses none of the words between them', () => {
  const text = written(hostileText());

  expect(intruders(text)).toEqual([]);
  expect(HOSTILE_HTML.filter((sample) => !text.includes(markOf(sample))).map(({ name }) => name)).toEqual([]);
});

it.each([
  ['another site without a scheme', '//evil.example/x'],
  ['another site with a backslash', '/\\evil.example/x'],
  ['another site behind a tab', '/\t/evil.example/x'],
  ['an address that is none', 'https://[x'],
])('takes %s for no address', (_name, href) => {
  expect(written(`<a href="${href}">words</a>`)).toBe('words');
});

it.each([
  ['with a space in front', ' https://a.example/'],
  ['with a tab inside', 'ht\ttps://a.example/'],
  ['in capitals', 'HTTPS://a.example/'],
])('knows an outside link %s', (_name, href) => {
  expect(written(`<a href="${href}">words</a>`)).toMatch(/target="_blank" rel="noopener noreferrer nofollow"/);
});

it.each(['/offers/', '#terms', `${window.location.origin}/offers/`])('leaves %s on this site in this tab', (href) => {
  expect(written(`<a href="${href}">words</a>`)).toBe(`<a href="${href}">words</a>`);
});
