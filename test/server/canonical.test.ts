/** Canonical JSON: the bytes of RFC 8785, whichever package writes them. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { canonicalText } from '#server/canonical.ts';

describe('canonical JSON', () => {
  it('writes the published examples of RFC 8785', () => {
    // Sections 3.2.2 and 3.2.3.
    const values = {
      numbers: [333333333.33333329, 1e30, 4.5, 2e-3, 0.000000000000000000000000001],
      string: '\u20ac$\u000F\u000aA\'\u0042\u0022\u005c\\\"\/',
      literals: [null, true, false],
    };
    assert.equal(
      canonicalText(values),
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"\u20ac$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
    );
    const names = {
      '\u20ac': 'Euro Sign',
      '\r': 'Carriage Return',
      '\ufb33': 'Hebrew Letter Dalet With Dagesh',
      '1': 'One',
      '\ud83d\ude00': 'Emoji: Grinning Face',
      '\u0080': 'Control',
      '\u00f6': 'Latin Small Letter O With Diaeresis',
    };
    assert.deepEqual(
      [...canonicalText(names).matchAll(/:"([^"]*)"/g)].map(([, value]) => value),
      [
        'Carriage Return',
        'One',
        'Control',
        'Latin Small Letter O With Diaeresis',
        'Euro Sign',
        'Emoji: Grinning Face',
        'Hebrew Letter Dalet With Dagesh',
      ],
    );
  });

  it('writes every value as the package named after the RFC does', () => {
    const value = fc.jsonValue({ maxDepth: 6, noUnicodeString: false });
    fc.assert(
      fc.property(value, (made) => canonicalText(made) === canonicalize(made)),
      { numRuns: 1000 },
    );
    const numbers = fc.dictionary(fc.string({ unit: 'binary' }), fc.double({ noNaN: true, noDefaultInfinity: true }));
    fc.assert(
      fc.property(numbers, (made) => canonicalText(made) === canonicalize(made)),
      { numRuns: 1000 },
    );
    // Beyond two hundred keys the package sorts in another way.
    const wide = Object.fromEntries(
      Array.from({ length: 600 }, (_, index) => [`${(index * 7919) % 600}\u{1f600}`, index]),
    );
    assert.equal(canonicalText(wide), canonicalize(wide));
    // What a key may be named after nobody's wish.
    const odd: unknown = JSON.parse('{"__proto__":{"b":1,"a":2},"10":1,"9":2,"constructor":null}');
    assert.equal(canonicalText(odd), canonicalize(odd));
  });

  it('leaves out what has no value, and refuses what JSON cannot hold', () => {
    assert.equal(canonicalText({ b: undefined, a: [undefined, 1] }), '{"a":[null,1]}');
    for (const value of [undefined, () => 1, Symbol('a'), 1n, { a: 1n }, { a: () => 1 }, NaN, { a: [Infinity] }])
      assert.throws(() => canonicalText(value), Error);
    const circular: Record<string, unknown> = {};
    circular['self'] = circular;
    assert.throws(() => canonicalText(circular), Error);
  });
});
