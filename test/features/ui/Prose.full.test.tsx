/** The texts of an issuer, from the HTML of the offer's file to what a browser shows. */
import { render } from '@testing-library/react';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { PROSE_TAGS } from '#domain/model/prose.ts';
import { Prose } from '#features/ui/Prose.tsx';
import { readProse } from '#server/offers/prose/readProse.ts';
import { HOSTILE_HTML, hostileText, markOf } from '#test/support/hostileHtml.ts';

/** Elements that a text may be made of, and nothing else: written apart from the reader's own list. */
const TEXT_TAGS = new Set(
  'A B BLOCKQUOTE BR CAPTION CODE DD DIV DL DT EM H3 H4 H5 H6 HR I LI OL P SMALL SPAN STRONG SUB SUP TABLE TBODY TD TFOOT TH THEAD TR U UL'.split(
    ' ',
  ),
);
const TEXT_ATTRIBUTES = new Set(['href', 'target', 'rel', 'colspan', 'rowspan', 'scope', 'lang', 'dir']);

/** Markup that the service would write into the page. */
function written(html: string): string {
  const [, text = ''] =
    /^<div class="prose">(.*)<\/div>$/s.exec(renderToStaticMarkup(<Prose content={readProse(html)} />)) ?? [];
  return text;
}

/** Elements that the script draws. */
function drawn(html: string): Element {
  const { container } = render(<Prose content={readProse(html)} />);
  const box = container.firstElementChild;
  if (!box) throw new Error('nothing was drawn');
  return box;
}

/** The same text as a browser reads it from the page. */
function parsed(html: string): Element {
  return new DOMParser().parseFromString(`<div>${written(html)}</div>`, 'text/html').body.firstElementChild as Element;
}

function intrudersIn(box: Element): string[] {
  return [...box.querySelectorAll('*')].flatMap((element) => {
    const href = element.getAttribute('href');
    const isPlain =
      href === null ||
      href.startsWith('#') ||
      (href.startsWith('https://') && element.getAttribute('rel') === 'noopener noreferrer nofollow');
    return [
      ...(TEXT_TAGS.has(element.tagName) ? [] : [element.tagName]),
      ...element.getAttributeNames().filter((name) => !TEXT_ATTRIBUTES.has(name)),
      ...(isPlain ? [] : [href]),
    ];
  });
}

describe('hostile texts', () => {
  it.each(HOSTILE_HTML)('[1-MISC-07, 1-LAND-11] are drawn and written without anything but text: $name', ({ html }) => {
    expect(intrudersIn(drawn(html))).toEqual([]);
    expect(intrudersIn(parsed(html))).toEqual([]);
  });

  it.each(HOSTILE_HTML)(
    '[1-LAND-11] are the same in the page of the service and as the script draws them: $name',
    ({ html }) => {
      expect(parsed(html).innerHTML).toBe(drawn(html).innerHTML);
    },
  );

  it('[1-MISC-07] lose none of the words between them', () => {
    const { textContent } = drawn(hostileText());

    expect(HOSTILE_HTML.filter((sample) => !textContent.includes(markOf(sample))).map(({ name }) => name)).toEqual([]);
  });
});

describe('an element where it may not stand', () => {
  it.each([
    [
      'rows without a section',
      '<table><tr><td>a</td></tr><tr><td>b</td></tr></table>',
      '<table><tbody><tr><td>a</td></tr><tr><td>b</td></tr></tbody></table>',
    ],
    ['words in a table', '<table>w<tr><td>a</td></tr></table>', 'w<table><tbody><tr><td>a</td></tr></tbody></table>'],
    ['a cell outside a table', '<p>x</p><td>a</td>', '<p>x</p>a'],
    [
      'a list in a paragraph',
      '<p>a<span><ul><li>b</li></ul></span></p>',
      '<div>a<span><ul><li>b</li></ul></span></div>',
    ],
    ['an item in no list', '<div><li>a</li></div>', '<div>a</div>'],
    ['a term in no list', '<dt>a</dt>', 'a'],
    ['a link in a link', '<a href="#a">x<b><a href="#b">y</a></b></a>', '<a href="#a">x<b>y</b></a>'],
    ['a heading in a heading', '<h2>a<b><h4>b</h4></b></h2>', '<h3>a<b>b</b></h3>'],
    ['a link without words', '<p>a<a href="https://a.example"> </a></p>', '<p>a </p>'],
    ['a link without an address', '<a name="x">a</a>', 'a'],
    [
      'a row in a row',
      '<table><tbody><tr><td>a</td><tr><td>b</td></tr></tr></tbody></table>',
      '<table><tbody><tr><td>a</td></tr><tr><td>b</td></tr></tbody></table>',
    ],
  ])('[1-LAND-11] %s', (_name, html, expected) => {
    expect(drawn(html).innerHTML).toBe(expected);
    expect(parsed(html).innerHTML).toBe(expected);
  });

  it('[1-LAND-11] never makes the page of the service another one than the script draws, however elements are nested', () => {
    const { node } = fc.letrec<{ node: string }>((tie) => ({
      node: fc.oneof(
        { maxDepth: 6, depthSize: 'large' },
        fc.constantFrom('words', ' ', '&amp;', '\r\n', '&#13;', '<br>', '<img src=x>'),
        fc
          .tuple(
            fc.constantFrom<string>(...PROSE_TAGS, 'section', 'font'),
            fc.array(tie('node'), { maxLength: 4 }),
            fc.boolean(),
          )
          .map(
            ([tag, content, isEnded]) =>
              `<${tag}${tag === 'a' ? ' href="#x"' : ''}>${content.join('')}${isEnded ? `</${tag}>` : ''}`,
          ),
      ),
    }));
    fc.assert(
      fc.property(node, (html) => {
        expect(parsed(html).innerHTML).toBe(drawn(html).innerHTML);
      }),
      { numRuns: 300 },
    );
  });
});

describe('addresses', () => {
  it.each([
    ['another site without a scheme', '//evil.example/x'],
    ['another site with a backslash', '/\\evil.example/x'],
    ['another site behind a tab', '/\t/evil.example/x'],
    ['an address that is none', 'https://[x'],
    ['a script behind a control character', '\u0001java\tscript:alert(1)'],
  ])('[1-LAND-11] takes %s for none', (_name, href) => {
    expect(drawn(`<a href="${href}">words</a>`).innerHTML).toBe('words');
  });

  it.each([
    ['with a space in front', ' https://a.example/'],
    ['with a tab inside', 'ht\ttps://a.example/'],
    ['in capitals', 'HTTPS://a.example/'],
  ])('[1-LAND-11] opens an outside link %s in a new tab, without a way back', (_name, href) => {
    expect(drawn(`<a href="${href}">words</a>`).innerHTML).toMatch(
      /^<a href="https:\/\/a\.example\/" target="_blank" rel="noopener noreferrer nofollow">words<\/a>$/i,
    );
  });

  it.each(['/offers/', '#terms', 'mailto:a@a.example?subject=Two words', 'tel:+61 2 5550 0000'])(
    '[1-LAND-11] leaves %s in this tab',
    (href) => {
      expect(drawn(`<a href="${href}">words</a>`).innerHTML).toBe(`<a href="${href}">words</a>`);
    },
  );
});

it('[1-LAND-11] draws nothing but text markup of a tree that says more', () => {
  const content = JSON.parse(
    '[{"tag":"script","content":["alert(1)"]},{"tag":"p","attributes":{"onClick":"x","style":"x","href":"https://a.example","dangerouslySetInnerHTML":{"__html":"<b>x</b>"}},"content":["words"]},{"tag":"a","attributes":{"href":"javascript:x"},"content":["link"]}]',
  );

  const { container } = render(<Prose content={content} />);

  expect(container.innerHTML).toBe('<div class="prose">alert(1)<p>words</p><a>link</a></div>');
});

it('[1-LAND-11] nests headings under those of the page, and keeps their distance', () => {
  expect(drawn('<h1>a</h1><h2>b</h2><h6>c</h6>').innerHTML).toBe('<h3>a</h3><h4>b</h4><h6>c</h6>');
  expect(drawn('<h4>a</h4>').innerHTML).toBe('<h3>a</h3>');
});

it('[1-LAND-11] reads a text of 100,000 elements within one another', () => {
  expect(drawn(`${'<b>'.repeat(100_000)}words`).textContent).toBe('words');
});

it('[1-LAND-11] reads a text of 200,000 headings', () => {
  expect(readProse('<h1>a</h1>'.repeat(200_000))).toHaveLength(200_000);
});
