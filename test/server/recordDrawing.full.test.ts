/** Drawing the PDF of a record: in a process of its own, one at a time for a record, within limits that leave everything else as it is. */
import assert from 'node:assert/strict';
import { after, before, describe, it, mock } from 'node:test';
import PDFDocument from 'pdfkit';
import { Refusal } from '#server/http/errors.ts';
import { DRAWING_LIMITS, RecordDrawing } from '#server/records/drawing.ts';
import { Sheet } from '#server/records/pdf/sheet.ts';
import { RecordPdfs } from '#server/records/pdfFile.ts';
import { readRecord, type StoredRecord } from '#server/records/records.ts';
import { readPdf } from './support/pdfStructure.ts';
import { readySubmission } from './support/submissions.ts';
import { addOffer, startTestServer, TestClient, type TestServer } from './support/testServer.ts';

const LETTERS = 100_000;
const bare = (text: string): string => text.replace(/\s+/g, '');

function isRefusal(words: RegExp, mostSeconds: number): (error: unknown) => boolean {
  return (error) => {
    if (!(error instanceof Refusal) || error.statusCode !== 503 || error.retryAfter === null) return false;
    const { retryAfter } = error;
    return retryAfter > 0.8 * mostSeconds && retryAfter <= mostSeconds && words.test(JSON.stringify(error.body));
  };
}

describe('words without a place to break', () => {
  const newSheet = () =>
    new Sheet({ title: 'T', author: 'A', date: new Date(0), foot: 'F', pageOf: (page, count) => `${page}/${count}` });
  /** Characters that pdfkit measured for one answer. */
  async function measure(value: string): Promise<{ measured: number; text: string; right: number }> {
    const widthOfString = mock.method(PDFDocument.prototype, 'widthOfString');
    try {
      const sheet = newSheet();
      sheet.table([{ label: 'Answer', value }]);
      const { tagged } = await readPdf(await sheet.end());
      const answers = tagged.filter(({ role }) => role === 'TD');
      const measured = widthOfString.mock.calls.reduce(
        (sum: number, call: { arguments: unknown[] }) => sum + String(call.arguments[0]).length,
        0,
      );
      const text = answers.map((each) => each.text).join('');
      return { measured, text, right: Math.max(...answers.map((each) => each.right)) };
    } finally {
      widthOfString.mock.restore();
    }
  }

  for (const [name, part] of [
    ['letters', 'Wolfeschlegelsteinhausen'],
    ['letters and blanks that do not break', 'No\u00a0break\u00a0'],
    ['hyphens before digits', '-1'],
    ['characters that no font has', '中'],
  ] as const)
    it(`are measured as often for each character, however many there are, and none is lost: ${name}`, async () => {
      const value = part.repeat(LETTERS / part.length);
      const { measured, text, right } = await measure(value);

      assert.ok(measured < 12 * value.length * (part === '中' ? 8 : 1), `${measured} of ${value.length}`);
      const expected = part === '中' ? '[U+4E2D]'.repeat(value.length) : value;
      assert.ok(bare(text) === bare(expected), 'a character is lost');
      assert.ok(right <= 541, `it ends at ${right}`);
    });
});

describe('drawing a record', () => {
  let server: TestServer;
  let client: TestClient;
  let record: StoredRecord;
  before(async () => {
    server = await startTestServer();
    await addOffer(server, { id: 801, href: '/offers/a/' });
    client = await TestClient.open(server);
    record = await submitRecord();
  });
  after(() => server.stop());

  async function submitRecord(): Promise<StoredRecord> {
    const { data } = await readySubmission(server, client, 801);
    const id = Number((await client.submit(data)).json()['id']);
    const stored = await readRecord(server, id);
    assert.ok(stored);
    return stored;
  }

  it('happens once for a record at a time: a second request waits for the first and gets its PDF', async () => {
    const drawing = new RecordDrawing();
    let drawn = 0;
    const counted: Pick<RecordDrawing, 'draw'> = {
      draw: (...asked) => {
        drawn += 1;
        return drawing.draw(...asked);
      },
    };
    const pdfs = new RecordPdfs({ ...server.deps, drawing: counted });
    const logger = server.app.log;

    const both = await Promise.all(
      ['a', 'b', 'c'].map((session) => pdfs.read(record, { logger, caller: { session, network: 'n' } })),
    );

    assert.equal(drawn, 1);
    assert.ok(both.every((bytes) => bytes?.equals(both[0] ?? Buffer.alloc(0))));
    assert.ok((await pdfs.read(record, { logger, caller: {} }))?.equals(both[0] ?? Buffer.alloc(0)));
    assert.equal(drawn, 1);
    await drawing.close();
  });

  it('ends at its limits with 503 in words, is not tried again soon, and the queue goes on', async () => {
    // A text that is drawn line by line without an end that anybody waits for.
    const content = record.content.replace(/"title":"[^"]*"/, `"title":"${'long '.repeat(400_000)}"`);
    const drawing = new RecordDrawing({ ...DRAWING_LIMITS, time: 2_000 });
    await drawing.warm();
    const [first = 0] = drawing.listProcesses();
    const tooLarge = { content, sha256: 'too large' };

    const [refused, drawn] = await Promise.allSettled([
      drawing.draw(tooLarge, { session: 'a' }),
      drawing.draw(record, { session: 'b' }),
    ]);

    assert.ok(refused.status === 'rejected' && isRefusal(/too long for a PDF/, 600)(refused.reason));
    assert.equal(drawn.status, 'fulfilled');
    const processes = drawing.listProcesses();
    assert.ok(!processes.includes(first));
    await assert.rejects(drawing.draw(tooLarge, {}), isRefusal(/too long for a PDF/, 600));
    assert.deepEqual(drawing.listProcesses(), processes, 'no process was given to it again');
    await drawing.close();
  });

  it('that finds the queue full is answered with 503, and the record can be read meanwhile', async () => {
    const full = new RecordDrawing({ ...DRAWING_LIMITS, waiting: 1 });
    const drawings = ['a', 'b', 'c'].map((session) => full.draw(record, { session }));
    const outcomes = await Promise.allSettled(drawings);

    assert.deepEqual(
      outcomes.map(({ status }) => status),
      ['fulfilled', 'fulfilled', 'rejected'],
    );
    await assert.rejects(drawings[2] ?? Promise.resolve(), isRefusal(/Many PDFs are being made/, 5));
    const { applicationId } = record;
    assert.equal((await client.call('GET', `/api/applications/${applicationId}/record/`)).status, 200);
    assert.equal((await client.call('GET', `/api/applications/${applicationId}/record.json`)).status, 200);
    assert.equal((await full.draw(record, {})).subarray(0, 5).toString(), '%PDF-');
    await full.close();
  });
});
