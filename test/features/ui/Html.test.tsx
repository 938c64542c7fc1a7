import { render, screen } from '@testing-library/react';
import { Html } from '#features/ui/Html.tsx';
import { sanitiseHtml } from '#features/ui/sanitiseHtml.ts';

function sanitised(html: string, headingLevel = 3): string {
  const box = document.createElement('div');
  box.append(sanitiseHtml(html, headingLevel));
  return box.innerHTML;
}

describe('sanitiseHtml', () => {
  it.each([
    ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['a handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['an image', '<p>a<img src=x onerror=alert(1)></p>', '<p>a</p>'],
    ['a style', '<p style="position:fixed">a</p>', '<p>a</p>'],
    ['an id and a class', '<p id="root" class="card">a</p>', '<p>a</p>'],
    ['a form', '<form action="https://evil.example"><input name="tfn">a</form>', 'a'],
    ['a frame', '<iframe src="https://evil.example"></iframe>a', 'a'],
    ['a drawing', '<svg><script>alert(1)</script></svg>a', 'a'],
    ['a link that runs', '<a href="javascript:alert(1)">a</a>', 'a'],
    ['a link to data', '<a href="data:text/html,x">a</a>', 'a'],
    ['a link without words', '<p>a<a href="https://evil.example"></a></p>', '<p>a</p>'],
  ])('drops %s', (_name, html, expected) => {
    expect(sanitised(html)).toBe(expected);
  });

  it('opens outside links in a new tab without a way back, and leaves others alone', () => {
    expect(sanitised('<a href="https://a.example">a</a>')).toBe(
      '<a href="https://a.example" target="_blank" rel="noopener noreferrer nofollow">a</a>',
    );
    expect(sanitised('<a href="mailto:a@a.example">a</a>')).toBe('<a href="mailto:a@a.example">a</a>');
  });

  it('nests headings under the page and keeps their distance', () => {
    expect(sanitised('<h1>a</h1><h2>b</h2><h6>c</h6>', 3)).toBe('<h3>a</h3><h4>b</h4><h6>c</h6>');
    expect(sanitised('<h4>a</h4>', 3)).toBe('<h3>a</h3>');
  });

  it('keeps text markup', () => {
    const html = '<p>a <b>b</b></p><ul><li>c</li></ul><table><tbody><tr><td colspan="2">d</td></tr></tbody></table>';
    expect(sanitised(html)).toBe(html);
  });
});

describe('Html', () => {
  it('shows the text once the sanitiser is there, and follows a change', async () => {
    const { rerender } = render(<Html html="<p>First</p><script>alert(1)</script>" />);
    expect(await screen.findByText('First')).toBeInTheDocument();
    rerender(<Html html="<p>Second</p>" />);
    expect(await screen.findByText('Second')).toBeInTheDocument();
    expect(screen.queryByText('First')).not.toBeInTheDocument();
    expect(document.querySelector('script')).toBeNull();
  });
});
