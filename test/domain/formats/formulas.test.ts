import fc from 'fast-check';
import { fromNoFormula, noFormula } from '#domain/formats/formulas.ts';

it.each([
  ['=HYPERLINK("http://a.example","Open")', `'=HYPERLINK("http://a.example","Open")`],
  ['+61 491 570 156', "'+61 491 570 156"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', "'\r=1"],
  ['\n=1', "'\n=1"],
  ['＝1＋1', "'＝1＋1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠A1', "'＠A1"],
  ["'=1", "''=1"],
  ["''＝1", "'''＝1"],
  ["O'Neill", "O'Neill"],
  ["'t Hooft", "'t Hooft"],
  ["''", "''"],
  ['4269.30', '4269.30'],
  ['a=b', 'a=b'],
  ['', ''],
])('noFormula(%j) is %j, and reads back', (text, cell) => {
  expect(noFormula(text)).toBe(cell);
  expect(fromNoFormula(cell)).toBe(text);
});

it('gives every text back, and begins none with a formula', () => {
  const text = fc
    .array(fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', '＝', '＠', 'a', ' ', ',', '"'))
    .map((all) => all.join(''));
  fc.assert(
    fc.property(text, (of) => {
      expect(fromNoFormula(noFormula(of))).toBe(of);
      expect(noFormula(of)).not.toMatch(/^[=+\-@\t\r＝＋－＠]/);
    }),
  );
});
