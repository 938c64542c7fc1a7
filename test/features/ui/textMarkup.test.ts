import { allowTextMarkup } from '#features/ui/textMarkup.ts';
import { countReading } from '#test/support/workload.ts';

const MARKUP = { tags: ['p', 'b', 'a', 'br'], attributes: ['href', 'lang'] };

it.each([
  ['markup of text', '<p lang="en">a <b>b</b></p>', '<p lang="en">a <b>b</b></p>'],
  [
    'entities',
    '<p>1 &lt; 2 &amp; <a href="/?a=1&amp;b=2">c</a></p>',
    '<p>1 &lt; 2 &amp; <a href="/?a=1&amp;b=2">c</a></p>',
  ],
  ['values without quotes', '<a href=/terms>a</a>', '<a href="/terms">a</a>'],
  ['single quotes around double ones', "<a href='/\"x'>a</a>", '<a href="/&quot;x">a</a>'],
  ['capitals', '<P LANG=en>a</P>', '<p LANG="en">a</p>'],
  ['a slash at the end', 'a<br/>b', 'a<br>b'],
  ['a stray sign', '1 < 2', '1 &lt; 2'],
])('keeps %s', (_name, html, expected) => {
  expect(allowTextMarkup(html, MARKUP)).toBe(expected);
});

it.each([
  ['a handler', '<p onclick="steal()">a</p>', '<p>a</p>'],
  ['a handler behind a slash', '<p/onclick=steal()/lang=en>a</p>', '<p>a</p>'],
  ['a handler behind a sign', '<p "onclick=steal()>a</p>', '<p>a</p>'],
  ['another element, not its words', '<section style="x">a</section>', 'a'],
  ['a script with its content', 'a<script>if (1 < 2) steal()</script>b', 'ab'],
  ['a style without an end', 'a<style>p{}', 'a'],
  ['a comment', 'a<!-- <p> -->b', 'ab'],
  ['a comment without an end', 'a<!-- <p>', 'a'],
  ['a declaration', '<!doctype html>a', 'a'],
])('takes out %s', (_name, html, expected) => {
  expect(allowTextMarkup(html, MARKUP)).toBe(expected);
});

it('[1-MISC-07] reads a text that was made to be slow a few times only', () => {
  for (const html of [
    '<'.repeat(5_000),
    '<p '.repeat(2_000),
    `<p ${'a='.repeat(3_000)}`,
    '<!--'.repeat(2_000),
    '<script>'.repeat(500),
    `<p a="${'"'.repeat(3_000)}`,
  ])
    expect(countReading(() => void allowTextMarkup(html, MARKUP)) / html.length).toBeLessThan(20);
});
