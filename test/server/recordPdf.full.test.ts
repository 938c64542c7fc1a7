/** The PDF of a record: the same words as the record, in its order and in a structure, and nothing of its numbers but their ends. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { after, before, describe, it } from 'node:test';
import type { Application, Person } from '#domain/application.ts';
import { listNumbers } from '#domain/application/numbers.ts';
import type { ApplicationRecord } from '#domain/application/record.ts';
import type { Offer } from '#domain/offer.ts';
import { allowTextMarkup } from '#features/ui/textMarkup.ts';
import { readStored } from '#server/applications/stored.ts';
import { sha256 } from '#server/canonical.ts';
import { readHtml, type Block } from '#server/records/pdf/html.ts';
import { recordPdf } from '#server/records/pdf/recordPdf.ts';
import { Sheet } from '#server/records/pdf/sheet.ts';
import { printable } from '#server/records/pdf/words.ts';
import { parseRecord, readRecord } from '#server/records/records.ts';
import { anApplicationBy, aPersonOf, INVESTOR_KINDS } from '#test/support/entityApplications.ts';
import { HOSTILE_HTML } from '#test/support/hostileHtml.ts';
import { endlessNumbers, findNumbers, numbersOf, withNumbers } from './support/numbers.ts';
import { inflatedBytes, readPdf, type Tagged } from './support/pdfStructure.ts';
import { readySubmission } from './support/submissions.ts';
import { addOffer, startTestServer, TestClient, type TestServer } from './support/testServer.ts';

/** Without a place to break. */
const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2);
/** Points. */
const A4_WIDTH = 595.28;

/** Without blanks: where a line breaks says nothing. */
const bare = (text: string) => text.normalize('NFC').replace(/\s+/g, '');

/** Every word that the record says, in the order in which it is read. */
function wordsOf({ offer, steps, terms, declaration, documents }: ApplicationRecord): string[] {
  const ofSteps = steps.flatMap(({ title, sections }) => [
    title,
    ...sections.flatMap((section) => [
      section.title ?? '',
      ...section.lines.flatMap((line) => [
        line.label,
        ...(['text', 'date', 'status'].includes(line.kind) && typeof line.value === 'string' ? [line.value] : []),
        ...(line.kind === 'number' && line.value ? [line.value.mask.replace(/^\*+/, '')] : []),
        ...(line.kind === 'address' ? line.value.lines : []),
      ]),
    ]),
  ]);
  const words = [terms, declaration].flatMap((each) =>
    each === null ? [] : [each.title, ...blockWords(readHtml(each.html))],
  );
  return [offer.name, ...ofSteps, ...words, ...documents.map((each) => each.sha256)].filter((text) => text !== '');
}

/** Of an issuer's words. */
function blockWords(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => (block.kind === 'list' ? block.items.flatMap(blockWords) : [textOf(block.runs)]));
}

/** What the page leaves of a text before it reads it, without the elements. */
function shownText(html: string): string {
  return allowTextMarkup(html, { tags: [], attributes: [] });
}

function textOf(runs: readonly { text: string }[]): string {
  return runs.map(({ text }) => text).join('');
}

function assertInOrder(tagged: readonly Tagged[], expected: readonly string[]): void {
  const said = bare(tagged.map(({ text }) => text).join(' '));
  let at = 0;
  for (const text of expected) {
    const found = said.indexOf(bare(text), at);
    assert.ok(found >= at, `not said, or not in its place: ${text}`);
    at = found;
  }
}

describe('the PDF of a record', () => {
  let server: TestServer;
  const numbers = endlessNumbers();
  before(async () => {
    server = await startTestServer();
    await addOffer(server, { id: 801, href: '/offers/tax-step/' });
    await addOffer(server, { id: 802, href: '/offers/inline/', issuer_holdings_two_enabled: true });
  });
  after(() => server.stop());

  async function lodge(make: (offer: Offer) => Application, offerId = 801) {
    const client = await TestClient.open(server);
    const { data } = await readySubmission(server, client, offerId, (offer) => withNumbers(make(offer), numbers));
    const answer = await client.submit(data);
    assert.equal(answer.status, 200, answer.body.toString());
    const id = Number(answer.json()['id']);
    const pdf = await client.call('GET', `/api/applications/${id}/record.pdf`);
    assert.equal(pdf.status, 200, pdf.body.toString());
    const record = await readRecord(server, id);
    const stored = await readStored(server, id);
    assert.ok(record && stored);
    return { client, id, pdf, record: parseRecord(record), hash: record.sha256, stored };
  }

  for (const [variant, offerId] of [
    ['with a tax step', 801],
    ['who declare in their blocks', 802],
  ] as const) {
    for (const owner of INVESTOR_KINDS) {
      it(`says what the record of ${owner}, ${variant}, says, in its order, structure and all`, async () => {
        const { pdf, record, stored } = await lodge((offer) => anApplicationBy(owner, offer), offerId);
        const { tagged, artifacts, metadata, bookmarks, pages } = await readPdf(pdf.body);

        assertInOrder(tagged, wordsOf(record));
        const roles = tagged.map(({ role }) => role);
        assert.equal(roles.filter((role) => role === 'H1').length, 1);
        assert.equal(roles[0], 'H1');
        const lines = record.steps.flatMap(({ sections }) => sections.flatMap((section) => section.lines));
        assert.ok(roles.filter((role) => role === 'TH').length >= lines.length);
        assert.ok(roles.filter((role) => role === 'TD').length >= lines.length);
        assert.deepEqual(new Set(roles), new Set(['H1', 'H2', 'H3', 'P', 'TH', 'TD', 'Lbl']));
        assertHeadingsWithoutGap(roles);
        assertWithinMargins(tagged);
        const steps = tagged.filter(({ role }) => role === 'H2');
        assert.deepEqual(
          bookmarks.map(({ title, page }) => [title, page]),
          steps.map(({ text, page }) => [text, page]),
        );
        bookmarks.forEach(({ title, top }, index) => {
          const below = top - (steps[index]?.lines[0] ?? 0);
          assert.ok(below > 0 && below < 20, `${title} is ${below} below its bookmark`);
        });
        artifacts.forEach((text, index) => {
          assert.ok(text.includes(`Page ${index + 1} of ${pages}`), text);
          assert.ok(text.includes(record.application.reference), text);
        });
        const { reference } = record.application;
        assert.equal(metadata['Title'], `${record.offer.name}, application ${reference}`);
        assert.equal(metadata['Author'], record.offer.issuer);

        const everything = bare([...tagged.map(({ text }) => text), ...artifacts, JSON.stringify(metadata)].join(' '));
        const known = listNumbers(stored.application);
        assert.ok(known.length > 0);
        const bytes = inflatedBytes(pdf.body);
        assert.ok(bytes.includes('begincmap'), 'what is compressed has been read');
        assert.deepEqual(findNumbers(numbersOf(stored.application), bytes, 'PDF'), []);
        for (const { name, value } of known) assert.ok(!everything.includes(bare(value)), `${name} can be read`);
      });
    }
  }

  it('is one file, made once: the same bytes for everybody, known by their hash', async () => {
    const { client, id, pdf, record, hash } = await lodge((offer) => anApplicationBy('joint', offer));

    assert.equal(pdf.headers['content-type'], 'application/pdf');
    assert.match(String(pdf.headers['content-disposition']), new RegExp(`${record.application.reference}\\.pdf`));
    const again = await Promise.all(
      [1, 2, 3].map(async () => (await client.call('GET', `/api/applications/${id}/record.pdf`)).body),
    );
    for (const bytes of again) assert.ok(bytes.equals(pdf.body));
    assert.ok((await recordPdf(record, hash)).equals(pdf.body), 'nothing in it is of the moment');
    const answer = await client.post('/api/records/check/', { sha256: sha256(pdf.body) });
    assert.deepEqual(answer.json(), { is_known: true });
    assert.equal((await client.call('HEAD', `/api/applications/${id}/record.pdf`)).status, 200);
  });

  it('of two processes that make it at once both give out the first', async () => {
    const client = await TestClient.open(server);
    const { data } = await readySubmission(server, client, 801);
    const id = Number((await client.submit(data)).json()['id']);

    const both = await Promise.all([1, 2, 3, 4].map(() => client.call('GET', `/api/applications/${id}/record.pdf`)));

    assert.deepEqual(new Set(both.map(({ status }) => status)), new Set([200]));
    assert.equal(new Set(both.map(({ body }) => sha256(body))).size, 1);
  });

  it('comes back whole where its file was lost or changed, and is not given out as another', async () => {
    const { client, id, pdf } = await lodge((offer) => anApplicationBy('individual', offer));
    const row = await server.database
      .selectFrom('record_files')
      .select('sha256')
      .where('application_id', '=', id)
      .where('kind', '=', 'pdf')
      .executeTakeFirstOrThrow();
    const file = server.contents().get(row.sha256) ?? '';
    const fetchIt = () => client.call('GET', `/api/applications/${id}/record.pdf`);
    fs.writeFileSync(file, 'changed');
    assert.ok((await fetchIt()).body.equals(pdf.body));
    fs.rmSync(file);
    assert.ok((await fetchIt()).body.equals(pdf.body));
    assert.ok(fs.readFileSync(file).equals(pdf.body));

    fs.rmSync(file);
    await server.database
      .updateTable('record_files')
      .set({ sha256: sha256('of another build') })
      .where('application_id', '=', id)
      .where('kind', '=', 'pdf')
      .execute();

    assert.equal((await fetchIt()).status, 404);
  });

  it('drops no character: one that the fonts do not have stands as its code, and the first page says so', async () => {
    const named = (changes: Partial<Person>) => (offer: Offer) => ({
      ...anApplicationBy('joint', offer),
      investor_details: {
        investor_type: 'joint_individual' as const,
        investors: [aPersonOf(offer, 0, changes), aPersonOf(offer, 1)],
      },
    });
    const plain = await lodge(named({ legalFirstName: 'Ђорђе Ελένη', legalLastName: 'Łukasiewicz-Őry Żó' }));
    const plainWords = (await readPdf(plain.pdf.body)).tagged.map(({ text }) => text).join(' ');
    assert.match(plainWords, /Ђорђе Ελένη Łukasiewicz-Őry Żó/);
    assert.doesNotMatch(plainWords, /\[U\+|cannot be printed/);

    const { pdf } = await lodge(named({ legalFirstName: '王小明', legalLastName: 'أحمد' }));
    const words = (await readPdf(pdf.body)).tagged.map(({ text }) => text).join(' ');

    assert.match(words, /\[U\+738B\]\[U\+5C0F\]\[U\+660E\]/);
    assert.match(words, /\[U\+0623\]/);
    assert.match(
      words.slice(0, words.indexOf('Contact details')),
      /Some characters cannot be printed in this document/,
    );
  });

  it('holds twelve directors with long names, and breaks no row from its answer', async () => {
    const { pdf, record } = await lodge((offer) => ({
      ...anApplicationBy('company', offer),
      directors: {
        directors: Array.from({ length: 12 }, (_, index) =>
          aPersonOf(offer, index, { legalFirstName: `Director ${index}`, legalLastName: LONG_NAME }),
        ),
      },
    }));
    const { tagged } = await readPdf(pdf.body);

    assertInOrder(tagged, wordsOf(record));
    assertWithinMargins(tagged);
    const rows = tagged.filter(({ role }) => role === 'TH' || role === 'TD');
    rows.forEach(({ role, text }, index) => {
      if (role === 'TH') assert.equal(rows[index + 1]?.role, 'TD', text);
    });
  });
});

/** H3 comes below an H2, never first. */
function assertHeadingsWithoutGap(roles: readonly string[]): void {
  const levels = roles.filter((role) => /^H\d$/.test(role)).map((role) => Number(role[1]));
  levels.forEach((level, index) => assert.ok(level <= (levels[index - 1] ?? 0) + 1, levels.join(' ')));
}

/** No word runs out of the page, or to its edge. */
function assertWithinMargins(tagged: readonly Tagged[]): void {
  for (const { text, left, right } of tagged)
    if (text !== '') assert.ok(left >= 40 && right <= A4_WIDTH - 55, `from ${left} to ${right}: ${text}`);
}

describe('the pages', () => {
  const newSheet = () =>
    new Sheet({ title: 'T', author: 'A', date: new Date(0), foot: 'F', pageOf: (page, count) => `${page}/${count}` });
  const pageOf = (tagged: readonly Tagged[], text: string) => tagged.find((each) => each.text === text)?.page;
  const line = (label: string) => ({ label, value: 'x' });
  /** What stands above, so that the rest meets the foot of the page at some of them. */
  const ABOVE = Array.from({ length: 16 }, (_, index) => 22 + index);

  it('keep headings with what they head, whatever stands above', async () => {
    const pages = new Set<number | undefined>();
    for (const count of ABOVE) {
      const sheet = newSheet();
      sheet.title('Title');
      sheet.table(Array.from({ length: count }, (_, index) => line(`${index}`)));
      sheet.heading(2, 'Step');
      sheet.heading(3, 'Person');
      sheet.table([{ label: 'First', value: 'a\nb\nc\nd' }, line('Second')]);
      const { tagged } = await readPdf(await sheet.end());

      const page = pageOf(tagged, 'First');
      assert.equal(pageOf(tagged, 'Step'), page, `below ${count}`);
      assert.equal(pageOf(tagged, 'Person'), page, `below ${count}`);
      pages.add(page);
    }
    assert.equal(pages.size, 2);
  });

  it('keep figures with their sum', async () => {
    const pages = new Set<number | undefined>();
    for (const count of ABOVE) {
      const sheet = newSheet();
      sheet.table(Array.from({ length: count }, (_, index) => line(`${index}`)));
      sheet.heading(2, 'Amount');
      sheet.table(['One', 'Two', 'Sum'].map((label) => ({ ...line(label), isFigure: true })));
      const { tagged } = await readPdf(await sheet.end());

      const page = pageOf(tagged, 'Sum');
      for (const label of ['Amount', 'One', 'Two'])
        assert.equal(pageOf(tagged, label), page, `${label} below ${count}`);
      pages.add(page);
    }
    assert.equal(pages.size, 2);
  });

  it('break an answer that is longer than one of them, and lose none of it', async () => {
    const sheet = newSheet();
    const lines = Array.from({ length: 165 }, (_, index) => `line${index}`);
    sheet.table([{ label: 'Long '.repeat(120), value: lines.join('\n') }, line('After')]);
    const { tagged, pages } = await readPdf(await sheet.end());

    assert.ok(pages > 3);
    assertInOrder(tagged, ['Long', ...lines, 'After']);
    const after = tagged.find(({ text }) => text === 'After');
    const last = tagged.findLast(({ text }) => text.endsWith('line164'));
    assert.equal(after?.page, last?.page);
    assert.ok((last?.lines.at(-1) ?? 0) - (after?.lines[0] ?? 0) < 25, 'right below');
  });

  it('leave no empty line below a word without a place to break', async () => {
    const sheet = newSheet();
    sheet.table([
      {
        label: 'Names',
        value: ['Ann', `${LONG_NAME} ${LONG_NAME}`, 'Bo'].join('\n'),
      },
    ]);
    const { tagged } = await readPdf(await sheet.end());

    const { lines } = tagged.find(({ role }) => role === 'TD') ?? { lines: [] };
    const gaps = lines.slice(1).map((y, index) => (lines[index] ?? 0) - y);
    assert.ok(gaps.length > 2);
    for (const gap of gaps) assert.ok(Math.abs(gap - (gaps[0] ?? 0)) < 0.1, gaps.join(' '));
  });

  it('have what is small on the line of its question', async () => {
    const sheet = newSheet();
    sheet.table([{ label: 'SHA-256', value: 'abc', isSmall: true }]);
    const [question, answer] = (await readPdf(await sheet.end())).tagged;

    assert.ok(Math.abs((question?.lines[0] ?? 0) - (answer?.lines[0] ?? 0)) < 0.3);
  });

  it('hold a list in an item of a list as such, numbers and all, within the margins at any depth', async () => {
    const sheet = newSheet();
    const items = Array.from({ length: 120 }, (_, index) => `<li>item${index}</li>`).join('');
    sheet.blocks(
      readHtml(`<ol><li>a<ul><li>b</li></ul></li><li><p>c</p><p>d</p></li>${items}</ol>${'<ul><li>'.repeat(40)}deep`),
    );
    const { tagged } = await readPdf(await sheet.end());

    const pathOf = (text: string) => tagged.find((each) => each.text === text)?.path;
    assert.equal(pathOf('a'), 'Document L LI LBody P');
    assert.equal(pathOf('b'), 'Document L LI LBody L LI LBody P');
    assert.equal(pathOf('d'), 'Document L LI LBody P');
    assertInOrder(tagged, ['1.', 'a', 'b', '2.', 'c', 'd', '3.item0', '122.item119', 'deep']);
    for (const { role, text, lines } of tagged) if (role === 'Lbl') assert.equal(lines.length, 1, text);
    assertWithinMargins(tagged);
  });
});

describe('words to print', () => {
  const all = () => true;
  for (const [name, text, printed] of [
    ['a control character', 'a\u0007b', 'a[U+0007]b'],
    ['a mark that turns the direction', 'a\u202eb', 'a[U+202E]b'],
    ['a blank of no width', 'a\u200bb', 'a[U+200B]b'],
    ['a joined picture', '👩‍🚀', '👩[U+200D]🚀'],
    ['accents on their own', 'e\u0301', 'é'],
    ['a tab and a new line', 'a\tb\nc', 'a b\nc'],
  ] as const)
    it(`shows ${name}`, () => assert.equal(printable(text, all), printed));

  it('shows what no font has', () =>
    assert.equal(
      printable('中😀', (code) => code < 0x2e80),
      '[U+4E2D][U+1F600]',
    ));
});

describe('the words of an HTML text', () => {
  /** `- a` and `# a` for items, what they hold behind it: `# a, b (- c)`. */
  const blockSaid = (block: Block): string =>
    block.kind === 'list'
      ? `(${block.items.map((item) => `${block.isOrdered ? '#' : '-'} ${item.map(blockSaid).join(', ')}`.trim()).join(' ')})`
      : textOf(block.runs);
  const said = (html: string) =>
    readHtml(html).map((block) => (block.kind === 'list' ? blockSaid(block) : `${block.kind}: ${blockSaid(block)}`));

  for (const [name, html, blocks] of [
    [
      'headings, paragraphs, lists',
      '<h3>A</h3><p>b <b>c</b></p><ul><li>d<ul><li>e</li></ul></li></ul>',
      ['heading: A', 'paragraph: b c', '(- d, (- e))'],
    ],
    ['a numbered list', '<ol><li>a</li><li>b</li></ol>', ['(# a # b)']],
    ['entities', '<p>A &amp; B &lt;C&gt; &#x4e2d;</p>', ['paragraph: A & B <C> 中']],
    [
      'no script, style or comment',
      '<p>a</p><script>alert(1)</script><style>p{}</style><!-- c --><p>b</p>',
      ['paragraph: a', 'paragraph: b'],
    ],
    ['the words of an unknown element', '<x-y>a <z>b</z></x-y>', ['paragraph: a b']],
    ['words without any element', 'a & b', ['paragraph: a & b']],
    ['the address of a link', '<p><a href="https://a.example/">here</a></p>', ['paragraph: here (https://a.example/)']],
    ['a table, cell by cell', '<table><tr><td>a</td><td>b</td></tr></table>', ['paragraph: a', 'paragraph: b']],
    ['an item of two paragraphs', '<ol><li><p>a</p><p>b</p></li><li>c</li></ol>', ['(# a, b # c)']],
    [
      'a number that goes on below a list in the list',
      '<ol><li>a<ul><li>b</li></ul>c</li><li>d</li></ol>',
      ['(# a, (- b), c # d)'],
    ],
    ['two lists of one kind', '<ol><li>a</li></ol><ol><li>b</li></ol>', ['(# a)', '(# b)']],
    ['an item without words', '<ol><li></li><li>b</li></ol>', ['(# # b)']],
    ['words beside the items', '<ul>a<li>b</li>c</ul>', ['(- a - b, c)']],
    ['the words of what cannot be shown', '<object><p>a</p><head>b', ['paragraph: a', 'paragraph: b']],
    ['no word of a frame, of none in it either', '<p>a<iframe><iframe><p>x</p>b</iframe>c</p>', ['paragraph: ac']],
    ['no address that leads nowhere', '<a href="javascript:x">a</a> <a href="#b">b</a>', ['paragraph: a b']],
    ['no address of another site in disguise', '<a href="/\t/evil.example">a</a>', ['paragraph: a']],
    ['mail and telephone', '<a href="mailto:a@b.c">a</a> <a href="tel:1">b</a>', ['paragraph: a (a@b.c) b (1)']],
    ['one weight in one run', 'AT&amp;T', ['paragraph: AT&T']],
    ['what is left open', '<p>a<ul><li>b', ['paragraph: a', '(- b)']],
  ] as const)
    it(`has ${name}`, () => assert.deepEqual(said(html), blocks));

  it('breaks no word where an entity stands in it', () => {
    assert.deepEqual(readHtml('<p>AT&amp;T <b>pays</b></p>'), [
      {
        kind: 'paragraph',
        runs: [
          { text: 'AT&T ', isBold: false },
          { text: 'pays', isBold: true },
        ],
      },
    ]);
  });

  it('reads the words that the page shows, of hostile texts too', () => {
    const words = (html: string) => bare(blockWords(readHtml(html)).join(' ')).replace(/\(https?:[^)]*\)/g, '');
    // Drawings, formulas and comments end elsewhere in a browser; the sanitiser of the page drops what is in them.
    const samples = HOSTILE_HTML.filter(({ html }) => !/<svg|<math|<!/i.test(html));
    assert.ok(samples.length > 200);

    for (const { name, html } of samples) assert.equal(words(html), words(shownText(html)), name);
  });

  it('takes any depth', () => {
    assert.deepEqual(said(`${'<div>'.repeat(10_000)}a`), ['paragraph: a']);
    const deep = said(`${'<ul><li>'.repeat(10_000)}a${'</li></ul>'.repeat(10_000)}<p>b</p>`);
    assert.equal(deep.length, 2);
    assert.match(deep[0] ?? '', /^(?:\(- ){6}(?:- )*a\){6}$/);
  });
});
