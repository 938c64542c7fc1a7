/** Texts that were damaged on their way: bytes that are not UTF-8, and U+FFFD, are refused with the name of their field. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, it } from 'node:test';
import { uploadFaultTexts } from '#domain/texts/upload.ts';
import { serverTexts } from '#domain/texts.ts';
import { readySubmission } from '#test/server/support/submissions.ts';
import { addOffer, PDF, startTestServer, TestClient, type TestServer } from '#test/server/support/testServer.ts';

let server: TestServer;
let client: TestClient;
before(async () => {
  server = await startTestServer();
  await addOffer(server);
  client = await TestClient.open(server);
});
after(() => server.stop());

interface RawPart {
  name: string;
  content: Buffer;
  filename?: Buffer;
}

/** Posts parts of any bytes: FormData writes UTF-8 alone. */
function post(url: string, parts: readonly RawPart[]) {
  const payload = Buffer.concat([
    ...parts.flatMap(({ name, content, filename }) => [
      Buffer.from(`--cut\r\ncontent-disposition: form-data; name="${name}"`),
      ...(filename ? [Buffer.from('; filename="'), filename, Buffer.from('"')] : []),
      Buffer.from('\r\n\r\n'),
      content,
      Buffer.from('\r\n'),
    ]),
    Buffer.from('--cut--\r\n'),
  ]);
  const headers = { 'content-type': 'multipart/form-data; boundary=cut', 'idempotency-key': randomUUID() };
  return client.call('POST', url, { payload, headers });
}

/** As Windows-1252 writes `Zoë`, and as it was read by somebody who took it for UTF-8. */
const DAMAGED: [what: string, name: Buffer][] = [
  ['bytes that are not UTF-8', Buffer.from('Zo\u00eb', 'latin1')],
  ['half a character', Buffer.from('Zo\u00eb').subarray(0, 3)],
  ['half a surrogate pair in bytes', Buffer.from([0x5a, 0xed, 0xa0, 0x80])],
  ['U+FFFD', Buffer.from('Zo\ufffd')],
];

for (const [what, name] of DAMAGED) {
  it(`refuses ${what} in a field, and names it`, async () => {
    const answer = await post('/offers/emberfield-copper/resend-link/', [{ name: 'email_address', content: name }]);
    assert.equal(answer.status, 400);
    assert.deepEqual(answer.json(), { message: serverTexts.fieldUnreadable('email_address') });
  });

  it(`refuses ${what} in the name of a file, and stores none`, async () => {
    const filename = Buffer.concat([name, Buffer.from('.pdf')]);
    for (const parts of [
      [{ name: 'doc_file', content: PDF, filename }],
      [
        { name: 'filename', content: filename },
        { name: 'doc_file', content: PDF, filename: Buffer.from('x.pdf') },
      ],
    ]) {
      const answer = await post('/api/application_docs/', parts);
      assert.deepEqual([answer.status, answer.json()], [400, { doc_file: [serverTexts.fileNameUnreadable] }]);
    }
    assert.equal((await server.database.selectFrom('documents').select('id').execute()).length, 0);
  });

  it(`refuses ${what} in an answer, and names step and field`, async () => {
    const application = { offer: 101, action: 'splash', contact_details: { first_name: '?' }, investor_details: {} };
    const [before = '', after = ''] = JSON.stringify(application).split('?');
    const content = Buffer.concat([Buffer.from(before), name, Buffer.from(after)]);
    const answer = await post('/offer/api/application-create-update/', [{ name: 'application_data', content }]);
    assert.equal(answer.status, 400);
    assert.deepEqual(answer.json()['errors'], { contact_details: { first_name: serverTexts.textUnreadable } });
  });
}

it('names every damaged answer by its path, escaped ones and halves of surrogate pairs too', async () => {
  const answer = await client.submit(
    '{"offer":101,"file_key":"\\ufffd","contact_details":{"last_name":"\\ud800"},"directors":{"directors":[{},{"first_name":"a\\ufffd","tax":[{"tin":"\\u0000"}]}]}}',
  );
  assert.equal(answer.status, 400);
  assert.deepEqual(answer.json()['errors'], {
    file_key: { '': serverTexts.textUnreadable },
    contact_details: { last_name: serverTexts.textUnreadable },
    directors: {
      'directors[1].first_name': serverTexts.textUnreadable,
      'directors[1].tax[0].tin': serverTexts.textUnreadable,
    },
  });
  const many = await client.submit({
    offer: 101,
    directors: { directors: Array(1000).fill({ first_name: '\ufffd' }) },
  });
  assert.equal(Object.keys((many.json()['errors'] as { directors: object }).directors).length, 100);
});

it('refuses U+FFFD in a query, and takes every other character in each of these places', async () => {
  const look = (address: string) => client.call('GET', `/offer/api/address-lookup/?country=AU&address=${address}`);
  assert.equal((await look('Zo%EF%BF%BD')).status, 400);
  assert.deepEqual((await look('Zo%EF%BF%BD')).json(), { message: serverTexts.fieldUnreadable('address') });
  assert.equal((await look(encodeURIComponent('葉🌿é'))).status, 200);

  const uploaded = await client.upload(PDF, '葉🌿é.pdf');
  assert.equal(uploaded.json()['filename'], '葉🌿é.pdf', uploadFaultTexts.onlyPdf);
  const { data } = await readySubmission(server, client, 101);
  const contact = data['contact_details'] as Record<string, unknown>;
  const answer = await client.submit({ ...data, contact_details: { ...contact, first_name: '葉🌿é' } });
  assert.equal(answer.status, 200, answer.body.toString());
});
