import assert from 'node:assert/strict';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { PdfJudge } from '#server/documents/pdf/judge.ts';
import { clamdScanner } from '#server/documents/virusScan.ts';
import { StorageUnavailable } from '#server/storage/fileStore.ts';
import { readySubmission } from './support/submissions.ts';
import { temporaryFolder } from './support/testDatabase.ts';
import {
  addOffer,
  encodeForm,
  ownPdf,
  PDF,
  startTestServer,
  TestClient,
  type Answer,
  type TestServer,
} from './support/testServer.ts';
import { until } from './support/until.ts';

const MEGABYTE = 1_000_000;

/** Every content that is stored, and all that is under way. */
function filesOnDisk({ contents, incoming }: TestServer): string[] {
  return [...contents().keys(), ...incoming()];
}

describe('uploads', () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer({ config: { maxUploadSize: 2 * MEGABYTE } });
    await addOffer(server);
  });
  after(() => server.stop());

  for (const [id, address] of [
    ['1-UPL-01', '/api/doc__document/'],
    ['1-UPL-06', '/api/application_docs/'],
  ] as const) {
    it(`[${id}, 1-UPL-02, 1-UPL-03, 2-CALL-15] stores a PDF sent to ${address} and gives it back`, async () => {
      const client = await TestClient.open(server);

      const answer = await client.upload(PDF, 'passport.pdf', { address });

      const document = answer.json();
      assert.equal(answer.status, 200, answer.body.toString());
      assert.deepEqual(Object.keys(document).sort(), [
        'delete_document',
        'download',
        'filename',
        'id',
        'size',
        'uploaded_at',
      ]);
      assert.deepEqual([document['filename'], document['size']], ['passport.pdf', PDF.length]);
      const download = await client.call('GET', String(document['download']));
      assert.deepEqual(download.body, PDF);
      assert.equal(
        download.headers['content-disposition'],
        `attachment; filename="passport.pdf"; filename*=UTF-8''passport.pdf`,
      );
      assert.equal(download.headers['x-content-type-options'], 'nosniff');
      assert.match(String(download.headers['content-security-policy']), /sandbox/);
      assert.ok(!filesOnDisk(server).includes('passport.pdf'));
    });
  }

  const refused: [name: string, content: Buffer | string, filename: string, message: string][] = [
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'scan.png', 'Only PDF files are accepted'],
    [
      'a picture named .pdf',
      Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
      'scan.pdf',
      'Only PDF files are accepted',
    ],
    ['a web page named .pdf', '<!doctype html><script>alert(1)</script>', 'page.pdf', 'Only PDF files are accepted'],
    ['a PDF named .html', PDF, 'page.html', 'Only PDF files are accepted'],
    ['a PDF with a second ending', PDF, 'passport.pdf.exe', 'Only PDF files are accepted'],
    [
      'a PDF header at byte 900',
      Buffer.concat([Buffer.alloc(900, 32), PDF]),
      'late.pdf',
      'Only PDF files are accepted',
    ],
    [
      'a PDF header after a zip',
      Buffer.concat([Buffer.from('504b0304', 'hex'), PDF]),
      'both.pdf',
      'Only PDF files are accepted',
    ],
    ['a name without a name', PDF, '.pdf', 'Only PDF files are accepted'],
    ['an empty file', '', 'empty.pdf', 'The file is empty'],
    [
      'a file one byte too large',
      Buffer.concat([PDF, Buffer.alloc(2 * MEGABYTE + 1 - PDF.length)]),
      'large.pdf',
      'The file is larger than 2 MB',
    ],
  ];
  for (const [name, content, filename, message] of refused) {
    it(`[1-UPL-04, 1-UPL-10] refuses ${name}: ${message}`, async () => {
      const client = await TestClient.open(server);
      const before = filesOnDisk(server);

      const answer = await client.upload(content, filename);

      assert.equal(answer.status, 400);
      assert.deepEqual(answer.json(), { doc_file: [message] });
      assert.deepEqual(filesOnDisk(server), before);
    });
  }

  it('[1-UPL-10] tells the page the largest size, with its token', async () => {
    const answer = await server.app.inject('/api/csrf/');

    assert.equal(answer.json<{ max_upload_mb: number }>().max_upload_mb, 2);
  });

  it('accepts a file of exactly the largest size', async () => {
    const client = await TestClient.open(server);

    const answer = await client.upload(Buffer.concat([PDF, Buffer.alloc(2 * MEGABYTE - PDF.length)]), 'full.pdf');

    assert.deepEqual([answer.status, answer.json()['size']], [200, 2 * MEGABYTE]);
  });

  const names: [sent: string, kept: string][] = [
    ['../../etc/x.pdf', 'x.pdf'],
    ['C:\\Users\\jane\\x.pdf', 'x.pdf'],
    ['gpj.\u202efdp.pdf', 'gpj.fdp.pdf'],
    ['a\r\nSet-Cookie: b=1.pdf', 'aSet-Cookie: b=1.pdf'],
    ['nul\u0000l.pdf', 'null.pdf'],
    ['quote"semi;.pdf', 'quote"semi;.pdf'],
    ['Pässe für Ñandú 护照.PDF', 'Pässe für Ñandú 护照.PDF'],
    [`${'n'.repeat(300)}.pdf`, `${'n'.repeat(146)}.pdf`],
  ];
  for (const [sent, kept] of names) {
    it(`keeps ${JSON.stringify(sent).slice(0, 40)} under a harmless name`, async () => {
      const client = await TestClient.open(server);

      const answer = await client.post('/api/application_docs/', {
        filename: sent,
        doc_file: new File([PDF], 'blob.pdf'),
        public: 'true',
      });

      assert.equal(answer.status, 200, answer.body.toString());
      assert.equal(answer.json()['filename'], kept);
      const download = await client.call('GET', String(answer.json()['download']));
      assert.match(
        String(download.headers['content-disposition']),
        /^attachment; filename="[^"\\\r\n]*"; filename\*=UTF-8''[\w%.!#$&+^`|~-]+$/,
      );
    });
  }

  it('[1-UPL-04] says that no file came', async () => {
    const client = await TestClient.open(server);

    const none = await client.post('/api/application_docs/', { filename: 'x.pdf', public: 'false' });
    const otherField = await client.post('/api/application_docs/', { picture: new File([PDF], 'x.pdf') });

    assert.deepEqual([none.status, none.json()], [400, { doc_file: ['No file'] }]);
    assert.deepEqual([otherField.status, otherField.json()], [400, { doc_file: ['No file'] }]);
  });

  it('answers 4xx to bodies that are no proper multipart, and keeps nothing', async () => {
    const client = await TestClient.open(server);
    const form = await encodeForm({ doc_file: new File([PDF], 'x.pdf') });
    const before = filesOnDisk(server);
    const long = 'b'.repeat(71);
    const bodies: [type: string, payload: Buffer | string, status: number][] = [
      ['application/json', '{}', 415],
      ['text/plain', 'x', 415],
      ['application/x-www-form-urlencoded', 'a=b', 415],
      ['multipart/form-data', form.payload, 415],
      [`multipart/form-data; boundary=${long}`, `--${long}\r\n`, 415],
      [`${form.headers['content-type']}; boundary=other`, form.payload, 415],
      [`${form.headers['content-type']}`, form.payload.subarray(0, form.payload.length - 60), 400],
    ];

    for (const [type, payload, status] of bodies) {
      const answer = await client.call('POST', '/api/application_docs/', {
        headers: { 'content-type': type },
        payload,
      });
      assert.equal(answer.status, status, type);
    }
    assert.deepEqual(filesOnDisk(server), before);
  });

  it('refuses more parts than an upload has', async () => {
    const client = await TestClient.open(server);
    const fields = Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`f${index}`, 'x']));

    const answer = await client.post('/api/application_docs/', fields);

    assert.equal(answer.status, 413);
  });

  it('keeps nothing of an upload that breaks off', async () => {
    const client = await TestClient.open(server);
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as net.AddressInfo;
    const before = filesOnDisk(server);
    const head = `POST /api/application_docs/ HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncookie: ${client.cookie}\r\nx-csrf-token: ${client.token}\r\ncontent-type: multipart/form-data; boundary=cut\r\ncontent-length: 500000\r\n\r\n`;
    const socket = net.connect(port, '127.0.0.1');
    socket.write(
      `${head}--cut\r\ncontent-disposition: form-data; name="doc_file"; filename="x.pdf"\r\ncontent-type: application/pdf\r\n\r\n`,
    );
    socket.write(Buffer.concat([PDF, Buffer.alloc(100_000)]));
    await until(() => filesOnDisk(server).length === before.length + 1);

    socket.destroy();

    await until(() => filesOnDisk(server).length === before.length);
    assert.deepEqual(filesOnDisk(server), before);
  });

  it('[1-UPL-07] removes an own document, with its file', async () => {
    const client = await TestClient.open(server);
    const before = filesOnDisk(server);
    const { download, delete_document } = (await client.upload(ownPdf())).json();
    assert.equal(filesOnDisk(server).length, before.length + 1);

    const answer = await client.call('DELETE', String(delete_document));

    assert.equal(answer.status, 204);
    assert.equal((await client.call('GET', String(download))).status, 404);
    assert.deepEqual(filesOnDisk(server), before);
  });

  it('[2-ROLE-13] hides a document from every other session, and from none', async () => {
    const owner = await TestClient.open(server);
    const stranger = await TestClient.open(server);
    const { download, delete_document } = (await owner.upload()).json();

    const answers = [
      await stranger.call('GET', String(download)),
      await stranger.call('DELETE', String(delete_document)),
      await server.app.inject({ url: String(download) }).then(({ statusCode }) => ({ status: statusCode })),
    ];

    assert.deepEqual(
      answers.map(({ status }) => status),
      [404, 404, 404],
    );
    assert.equal((await owner.call('GET', String(download))).status, 200);
  });

  it('[1-UPL-08] does not remove a document of a submitted application', async () => {
    const client = await TestClient.open(server);
    const { application, data } = await readySubmission(server, client, 101);
    const document = application.investor_details?.investors?.[0]?.idDoc;
    assert.equal((await client.submit(data)).status, 200);

    const answer = await client.call('DELETE', document?.delete_document ?? '');

    assert.deepEqual(
      [answer.status, answer.json()],
      [400, { doc_file: ['This document is part of a submitted application and cannot be removed'] }],
    );
    assert.equal((await client.call('GET', document?.download ?? '')).status, 200);
  });
});

describe('limits and scans of uploads', () => {
  it('[1-UPL-04] keeps so many files of a session, also when they come at once, and more once they are submitted or removed', async () => {
    const server = await startTestServer({ config: { uploadQuotaFiles: 3 } });
    await addOffer(server);
    const client = await TestClient.open(server);

    /** The page sends a file again by itself where too many wait to be judged. */
    const untilJudged = async (): Promise<Answer> => {
      const answer = await client.upload();
      return answer.status === 503 ? untilJudged() : answer;
    };
    const raced = await Promise.all(Array.from({ length: 8 }, untilJudged));
    const kept = raced.filter(({ status }) => status === 200);

    assert.equal(kept.length, 3);
    const [refused] = raced.filter(({ status }) => status === 413);
    assert.match(
      String((refused?.json()['doc_file'] as string[])[0]),
      /^No more files can be added: the limit is 3 files and 1000 MB before an application is submitted\./,
    );
    const rows = await server.database.selectFrom('documents').select('id').execute();
    assert.equal(rows.length, 3);
    assert.equal((await client.upload()).status, 413);
    assert.equal((await (await TestClient.open(server)).upload()).status, 200, 'another session has room of its own');
    for (const { json } of kept) await client.call('DELETE', String(json()['delete_document']));
    const { data } = await readySubmission(server, client, 101);
    assert.equal((await client.submit(data)).status, 200);
    assert.deepEqual(
      [(await client.upload()).status, (await client.upload()).status, (await client.upload()).status],
      [200, 200, 200],
    );
    await server.stop();
  });

  it('[1-UPL-04] lets one file of a session wait to be judged, and says when to send more; none is lost', async () => {
    // One whose processes have yet to start: all of the files are there before the first is judged.
    const pdfJudge = new PdfJudge();
    const server = await startTestServer({ pdfJudge });
    const client = await TestClient.open(server);

    const raced = await Promise.all(Array.from({ length: 8 }, () => client.upload()));

    const [busy] = raced.filter(({ status }) => status === 503);
    assert.equal(raced.filter(({ status }) => status === 200).length, 3, 'two that are judged, and one that waits');
    assert.deepEqual(
      [busy?.headers['retry-after'], busy?.json()],
      ['5', { message: 'Many documents are being checked. Please try again in a moment.' }],
    );
    assert.equal((await client.upload()).status, 200);
    await server.stop();
    await pdfJudge.close();
  });

  it('[1-UPL-04] keeps so many bytes of a session', async () => {
    const server = await startTestServer({ config: { uploadQuotaSize: 2.5 * PDF.length } });
    const client = await TestClient.open(server);

    const statuses = [(await client.upload()).status, (await client.upload()).status, (await client.upload()).status];

    assert.deepEqual(statuses, [200, 200, 413]);
    await server.stop();
  });

  it('answers 404 with a message for a document whose file is gone, and 503 while the store of files is away', async () => {
    const server = await startTestServer();
    const client = await TestClient.open(server);
    const download = String((await client.upload()).json()['download']);
    for (const file of server.contents().values()) fs.rmSync(file);

    const answer = await client.call('GET', download);

    assert.equal(answer.status, 404);
    assert.match(String(answer.json()['message']), /^This file is missing\./);
    assert.match(String(answer.headers['content-type']), /json/);
    server.deps.files.read = () => Promise.reject(new StorageUnavailable('ECONNREFUSED'));
    const away = await client.call('GET', download);
    assert.equal(away.status, 503);
    assert.match(String(away.json()['message']), /^Files cannot be stored or opened at the moment\./);
    await server.stop();
  });

  it('answers 429 above the limit of a session, and counts anew in the next minute', async () => {
    const server = await startTestServer({ config: { uploadsPerMinute: 2 } });
    const client = await TestClient.open(server);

    const statuses = [];
    for (let call = 0; call < 3; call += 1) statuses.push((await client.upload()).status);
    server.travelTo(new Date('2026-11-21T02:01:30Z'));
    statuses.push((await client.upload()).status);

    assert.deepEqual(statuses, [200, 200, 429, 200]);
    await server.stop();
  });

  it('has clamd asked through a socket of this machine', async () => {
    const socket = path.join(temporaryFolder('clamd'), 'clamd.sock');
    const clamd = net.createServer((asked) => asked.once('data', () => asked.end('stream: Eicar-Test FOUND\0')));
    await new Promise<void>((resolve) => clamd.listen(socket, resolve));
    const server = await startTestServer({ scanner: clamdScanner(`unix:${socket}`) });

    assert.deepEqual((await (await TestClient.open(server)).upload()).json(), { doc_file: ['Virus found'] });
    await new Promise((resolve) => clamd.close(resolve));
    await server.stop();
  });

  it('[1-UPL-04] refuses what clamd finds, and lets an upload wait when clamd cannot be asked', async () => {
    const clamd = net.createServer((socket) => {
      let received = Buffer.alloc(0);
      socket.on('data', (chunk) => {
        received = Buffer.concat([received, chunk]);
        if (received.subarray(-4).equals(Buffer.alloc(4)))
          socket.end(received.includes('EICAR') ? 'stream: Eicar-Test FOUND\0' : 'stream: OK\0');
      });
    });
    await new Promise<void>((resolve) => clamd.listen(0, '127.0.0.1', resolve));
    const { port } = clamd.address() as net.AddressInfo;
    const server = await startTestServer({ scanner: clamdScanner(`127.0.0.1:${port}`) });
    const client = await TestClient.open(server);

    const clean = await client.upload();
    const infected = await client.upload(Buffer.concat([PDF, Buffer.from('EICAR')]));
    await new Promise((resolve) => clamd.close(resolve));
    const unasked = await client.upload();

    assert.deepEqual([clean.status, infected.status, unasked.status], [200, 400, 503]);
    assert.equal(unasked.headers['retry-after'], '5');
    assert.match(String(unasked.json()['message']), /^Documents cannot be checked for viruses at the moment/);
    assert.deepEqual(infected.json(), { doc_file: ['Virus found'] });
    assert.equal(filesOnDisk(server).length, 1);
    await server.stop();
  });
});
