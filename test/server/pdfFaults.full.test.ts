import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { PDF_LIMITS, PdfJudge } from '#server/documents/pdf/judge.ts';
import {
  byPdfKit,
  classic,
  fillable,
  packed,
  PAGE,
  SCRIPT,
  scripted,
  streamOf,
  updated,
  withCatalog,
  withPage,
  ZIP,
} from './support/pdfSamples.ts';
import { temporaryFolder } from './support/testDatabase.ts';
import { addOffer, startTestServer, TestClient, type TestServer } from './support/testServer.ts';
import { until } from './support/until.ts';

const JUDGE = new URL('../../server/documents/pdf/judge.ts', import.meta.url).href;

type Sample = [name: string, make: () => Buffer | Promise<Buffer>];

const MANY = 100_000;
const DEEP = 100_000;
/** Far beyond what is refused early: read to its end it would take more than a file's time, and be refused in other words. */
const HOPELESS = 19_000_000;
const LAUNCH = '<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/Launch/F(calc.exe)>>>>';
const bomb = () => Buffer.alloc(80_000_000, ' ');

/** A file whose cross-reference points into a stream, where no reader finds an object that goes through the file in order. */
function hiddenInStream(): Buffer {
  const file = classic(withCatalog('/OpenAction 5 0 R', { 4: streamOf(`5 0 obj\n${SCRIPT}\nendobj`), 5: 'null' }));
  const text = file.toString('latin1');
  const [hidden, shown] = [text.indexOf('5 0 obj'), text.lastIndexOf('5 0 obj')].map((at) =>
    String(at).padStart(10, '0'),
  );
  return Buffer.from(text.replace(`${shown} 00000 n`, `${hidden} 00000 n`), 'latin1');
}

const KEPT: Sample[] = [
  ['a plain document', () => byPdfKit()],
  [
    'one of forty pages',
    () => byPdfKit({}, (document) => Array.from({ length: 39 }, () => document.addPage().text('More'))),
  ],
  [
    'one that is print-locked (RC4, 40 bits)',
    () => byPdfKit({ pdfVersion: '1.3', ownerPassword: 'owner', permissions: {} }),
  ],
  [
    'one that is print-locked (RC4, 128 bits)',
    () => byPdfKit({ pdfVersion: '1.4', ownerPassword: 'owner', permissions: {} }),
  ],
  [
    'one that is print-locked (AES, 128 bits)',
    () => byPdfKit({ pdfVersion: '1.6', ownerPassword: 'owner', permissions: {} }),
  ],
  [
    'one that is print-locked (AES, 256 bits)',
    () => byPdfKit({ pdfVersion: '1.7ext3', ownerPassword: 'owner', permissions: {} }),
  ],
  ['a fillable form with scripts that check what is typed', fillable],
  ['a fillable form that was filled in and saved again', async () => updated(await fillable(), { 99: '<</V(Jane)>>' })],
  ['compressed objects', () => packed(PAGE)],
  ['one that opens at its first page', () => classic(withCatalog('/OpenAction[3 0 R/Fit]'))],
  [
    'one with a script behind a button',
    () => classic(withPage(`/Annots[<</Type/Annot/Subtype/Widget/Rect[0 0 9 9]/A${SCRIPT}>>]`)),
  ],
  ['one with a line break and zeros behind its end', () => Buffer.concat([classic(PAGE), Buffer.from('\r\n\0\0\0')])],
  [
    'one of 100,000 objects',
    () =>
      classic({
        ...PAGE,
        ...Object.fromEntries(Array.from({ length: MANY }, (_, index) => [index + 4, `<</A ${index}>>`])),
      }),
  ],
];

const LOCKED: Sample[] = [
  ['with RC4', () => byPdfKit({ pdfVersion: '1.4', userPassword: 'secret' })],
  ['with AES', () => byPdfKit({ pdfVersion: '1.7ext3', userPassword: 'secret', ownerPassword: 'owner' })],
];

const ACTIVE: Sample[] = [
  ['a script on opening', () => classic(withCatalog(`/OpenAction${SCRIPT}`))],
  [
    'a script that follows a harmless action',
    () => classic(withCatalog('/OpenAction 4 0 R', { 4: '<</S/GoTo/D[3 0 R/Fit]/Next[5 0 R]>>', 5: SCRIPT })),
  ],
  ["a script on a page's opening", () => classic(withPage('/AA<</O 4 0 R>>', { 4: SCRIPT }))],
  ["a script of the document's events", () => classic(withCatalog('/AA<</WC 4 0 R>>', { 4: SCRIPT }))],
  [
    'a script when a field comes into view',
    () => classic(withPage(`/Annots[<</Type/Annot/Subtype/Widget/Rect[0 0 9 9]/AA<</PV${SCRIPT}>>>>]`)),
  ],
  [
    "the document's own scripts",
    () => classic(withCatalog('/Names<</JavaScript 4 0 R>>', { 4: '<</Names[(a)5 0 R]>>', 5: SCRIPT })),
  ],
  ["the document's own scripts, among compressed objects", () => scripted({ isLocked: false })],
  ["the document's own scripts, print-locked", () => scripted({ isLocked: true })],
  ['a program, in a note among compressed objects', () => packed(withPage('/Annots[4 0 R]', { 4: LAUNCH }))],
  [
    'a program, among compressed objects that do not say so',
    () => packed(withPage('/Annots[4 0 R]', { 4: LAUNCH }), { type: '' }),
  ],
  ['a script that an update adds', () => updated(classic(PAGE), withCatalog('/OpenAction 4 0 R', { 4: SCRIPT }))],
  [
    'a script that an update seems to take away',
    () => updated(classic(withCatalog('/OpenAction 4 0 R', { 4: SCRIPT })), PAGE),
  ],
  ['a script under escaped names', () => classic(withCatalog(`/Open#41ction<</#53/J#61vaScript/J#53(app.alert(1))>>`))],
  ['a script where only a cross-reference points', hiddenInStream],
  [
    'a script in an XML form',
    () =>
      classic(
        withCatalog('/AcroForm<</XFA 4 0 R>>', {
          4: streamOf(
            '<template><event activity="initialize"><script>xfa.host.messageBox("x")</script></event></template>',
          ),
        }),
      ),
  ],
];

const UNREADABLE: Sample[] = [
  ['nothing but a header', () => Buffer.from('%PDF-1.7\n')],
  ['no page', () => classic({ 1: PAGE[1] ?? '', 2: '<</Type/Pages/Kids[]/Count 0>>' })],
  ['half of a document', async () => byPdfKit().then((file) => file.subarray(0, file.length / 2))],
  ['half of its pages', () => classic({ ...PAGE, 2: '<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>>' })],
  ['a zip as well', () => Buffer.concat([classic(PAGE), ZIP])],
  [
    'a script below 100,000 brackets',
    () =>
      classic(
        withCatalog('/OpenAction 4 0 R', { 4: `<</A ${'['.repeat(DEEP)}${']'.repeat(DEEP)}/S/JavaScript/JS(1)>>` }),
      ),
  ],
  ['compressed objects without an end', () => packed(PAGE, { content: bomb() })],
  [
    'compressed objects that are differences of rows',
    () => packed(PAGE, { parameters: '/DecodeParms<</Predictor 12/Columns 4>>' }),
  ],
];

/** At full size, the heap of the process that reads them may end first. */
const ENDLESS: readonly Sample[] = [
  ['one word of 3 MB behind its end', () => Buffer.concat([classic(PAGE), Buffer.alloc(HOPELESS, 'word')])],
  [
    'a text of 3 MB without an end',
    () => Buffer.concat([classic(PAGE), Buffer.from('9 0 obj ('), Buffer.alloc(HOPELESS, 'word')]),
  ],
  ['a number of 3 MB outside its objects', () => Buffer.concat([classic(PAGE), Buffer.alloc(HOPELESS, '1')])],
];

describe('what a PDF may hold', () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer();
    await addOffer(server);
  });
  after(() => server.stop());

  async function upload(make: Sample[1]): Promise<[status: number, message: unknown]> {
    const client = await TestClient.open(server);
    const { status, json } = await client.upload(await make(), 'passport.pdf');
    return [status, status === 200 ? null : json()['doc_file']];
  }

  const COPY = 'Open it, choose Print, then Save as PDF (or Microsoft Print to PDF), and upload that copy.';

  for (const [name, make] of KEPT) {
    it(`[1-UPL-10] keeps ${name}`, async () => assert.deepEqual(await upload(make), [200, null]));
  }
  for (const [name, make] of LOCKED) {
    it(`[1-UPL-10] refuses what needs a password to open, ${name}`, async () =>
      assert.deepEqual(await upload(make), [400, [`This PDF needs a password to open. ${COPY}`]]));
  }
  for (const [name, make] of ACTIVE) {
    it(`[1-UPL-10] refuses ${name}`, async () =>
      assert.deepEqual(await upload(make), [
        400,
        [`This PDF runs a script or starts a program when it is opened. ${COPY}`],
      ]));
  }
  for (const [name, make] of UNREADABLE) {
    it(`[1-UPL-10] refuses ${name}`, async () =>
      assert.deepEqual(await upload(make), [
        400,
        [`This PDF could not be read: it may be damaged or incomplete. ${COPY}`],
      ]));
  }
  for (const [name, make] of ENDLESS) {
    it(`[1-UPL-10] refuses ${name}`, async () => {
      const [status, messages] = await upload(make);
      const reasons = ['read: it may be damaged or incomplete', 'checked because it is too complex'];
      assert.equal(status, 400);
      assert.ok(
        reasons.some((reason) => isDeepStrictEqual(messages, [`This PDF could not be ${reason}. ${COPY}`])),
        String(messages),
      );
    });
  }
});

describe('how much time and memory a PDF is given', () => {
  const folder = temporaryFolder('pdf');
  const save = (name: string, content: Buffer): string => {
    fs.writeFileSync(path.join(folder, name), content);
    return path.join(folder, name);
  };
  const harmless = save('harmless.pdf', classic(PAGE));
  /** Each bracket opens a text without an end, which every one of them is read for anew. */
  const slow = save('slow.pdf', Buffer.concat([classic(PAGE), Buffer.from('\n9 0 obj ('.repeat(200_000))]));

  it('ends one that takes too long, and judges the next', async () => {
    const judge = new PdfJudge({ ...PDF_LIMITS, atOnce: 1, time: 3_000 });
    await judge.findFault(harmless);

    const faults = await Promise.all([judge.findFault(slow), judge.findFault(harmless)]);

    assert.deepEqual(faults, ['tooComplex', null]);
    await judge.close();
  });

  it('ends one that takes too much memory, and judges the next', async () => {
    const judge = new PdfJudge({ ...PDF_LIMITS, atOnce: 1, heap: 48 });
    const names = Array.from({ length: 600_000 }, () => `/${randomBytes(6).toString('hex')} 1`).join(' ');
    const heavy = save('heavy.pdf', classic({ ...PAGE, 4: `<<${names}>>` }));

    const faults = [await judge.findFault(heavy), await judge.findFault(harmless)];

    assert.deepEqual(faults, ['tooComplex', null]);
    await judge.close();
  });

  it('ends one that does not react to anything, and judges the next', async () => {
    const judge = new PdfJudge({ ...PDF_LIMITS, atOnce: 1, time: 1_000 });
    await judge.findFault(harmless);
    const [stuck = 0] = judge.listProcesses();
    process.kill(stuck, 'SIGSTOP');

    assert.equal(await judge.findFault(harmless), 'tooComplex');
    assert.equal(await judge.findFault(harmless), null);
    assert.ok(!judge.listProcesses().includes(stuck));
    await judge.close();
    assert.deepEqual(judge.listProcesses(), []);
  });

  it('takes another process when the one that waits has ended', async () => {
    const judge = new PdfJudge({ ...PDF_LIMITS, atOnce: 1 });
    await judge.findFault(harmless);
    const [first = 0] = judge.listProcesses();
    process.kill(first, 'SIGKILL');
    await until(() => judge.listProcesses().length === 0);

    assert.equal(await judge.findFault(harmless), null);
    await judge.close();
  });

  it('leaves no process behind when the service ends without a word', async () => {
    const program = `
      const { PdfJudge } = await import(${JSON.stringify(JUDGE)});
      const judge = new PdfJudge();
      await judge.findFault(${JSON.stringify(harmless)});
      console.log(judge.listProcesses().join());
      process.kill(process.pid, 'SIGKILL');`;
    const service = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program]);
    let printed = '';
    service.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    await once(service, 'close');
    const left = Number(printed);

    assert.ok(left > 0, printed);
    const isThere = (): boolean => {
      try {
        return process.kill(left, 0);
      } catch {
        return false;
      }
    };
    await until(() => !isThere());
  });

  it('does not hold up the service meanwhile, and takes no more than may wait', async () => {
    const judge = new PdfJudge({ ...PDF_LIMITS, atOnce: 1, time: 1_500, waiting: 2 });
    const all = [slow, harmless, harmless].map((file) => judge.findFault(file));
    let judged = 0;
    all.forEach((piece) => void piece.finally(() => (judged += 1)));
    await new Promise((resolve) => setTimeout(resolve, 50));

    assert.deepEqual([judged, judge.isFull()], [0, true], 'the service goes on while none is judged');

    await Promise.all(all);
    assert.equal(judge.isFull(), false);
    await judge.close();
  });
});
