import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { elementAt, readXml, textAt } from '#server/lookups/xml.ts';
import { countReading } from '#test/support/workload.ts';

const RUNS = 2_000;

describe('readXml', () => {
  it('reads elements, text, entities and sections, whatever stands around them', () => {
    const root = readXml(
      `\ufeff<?xml version="1.0"?><!-- <no/> --><a:Root xmlns:a="x>y" b='"'><Name> O&apos;Neill &amp; S&#xF6;hne &#38; &unknown; </Name><Empty /><Raw><![CDATA[<1 & 2>]]></Raw></a:Root>\n`,
    );

    assert.equal(root?.name, 'Root');
    assert.equal(textAt(root, 'Name'), "O'Neill & Söhne & &unknown;");
    assert.equal(textAt(root, 'Raw'), '<1 & 2>');
    assert.deepEqual([elementAt(root, 'Empty')?.children, textAt(root, 'Nothing', 'Here')], [[], '']);
  });

  const refused: [name: string, source: string][] = [
    ['nothing', ''],
    ['text', 'hello'],
    ['a document type', '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>'],
    ['an element that is not closed', '<a><b></a>'],
    ['an end without a beginning', '</a>'],
    ['two roots', '<a/><b/>'],
    ['text beside the root', '<a/>x'],
    ['half a tag', '<a'],
    ['half a comment', '<a><!-- </a>'],
    ['a tower of elements', '<a>'.repeat(100) + '</a>'.repeat(100)],
  ];
  for (const [name, source] of refused) {
    it(`refuses ${name}`, () => assert.equal(readXml(source), null));
  }

  it('gives an answer for whatever comes, and soon', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '</',
      '/>',
      'a',
      'b:c',
      '"',
      "'",
      '=',
      '&',
      '&#',
      ';',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '<?',
      '?>',
      '<!',
      ' ',
      '\u0000',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        readXml(pieces.join(''));
      }),
      { numRuns: RUNS },
    );
    for (const flood of [
      '<a ' + 'b="c" '.repeat(50_000),
      '<'.repeat(100_000),
      '<!--'.repeat(50_000),
      '<a>' + '&#'.repeat(100_000),
      "<a '".repeat(50_000),
    ]) {
      const read = countReading(() => void readXml(flood));
      assert.ok(read < 20 * flood.length, `${flood.slice(0, 10)} is read ${read / flood.length} times`);
    }
  });
});
