/** One stored document for one chosen file, however often it is sent. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { DEMO_PASSWORD, seedDemoPeople } from '#server/users/demoPeople.ts';
import { type Answer, ownPdf, PDF, startTestServer, TestClient, type TestServer } from './support/testServer.ts';

const OTHER = Buffer.concat([PDF, Buffer.from('% another')]);

describe('an upload with a key', () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer({ config: { uploadQuotaFiles: 2 } });
    await seedDemoPeople(server.deps);
  });
  after(() => server.stop());

  const send = (client: TestClient, key: string, content = PDF): Promise<Answer> =>
    client.post(
      '/api/application_docs/',
      { doc_file: new File([new Uint8Array(content)], 'passport.pdf'), filename: 'passport.pdf', public: 'false' },
      { 'idempotency-key': key },
    );
  const rows = async (key: string): Promise<number> =>
    (await server.database.selectFrom('documents').select('id').where('upload_key', '=', key).execute()).length;
  const filesOnDisk = (): number => server.contents().size + server.incoming().length;

  it('is answered with the first document when it is repeated, and takes no more room', async () => {
    const client = await TestClient.open(server);
    const [key, files, content] = [crypto.randomUUID(), filesOnDisk(), ownPdf()];
    const first = await send(client, key, content);

    const repeats = [];
    for (const each of [key, key.toUpperCase(), key]) repeats.push(await send(client, each, content));

    assert.equal(first.status, 200, first.body.toString());
    for (const repeat of repeats) assert.deepEqual([repeat.status, repeat.json()], [200, first.json()]);
    assert.deepEqual([await rows(key), filesOnDisk()], [1, files + 1]);
    assert.equal((await send(client, crypto.randomUUID())).status, 200);
    assert.equal((await send(client, crypto.randomUUID())).status, 413);
    assert.equal((await send(client, key, content)).status, 200, 'also when there is no room for another');
  });

  it('stores one document of repeats that come at the same time', async () => {
    const client = await TestClient.open(server);
    const [key, files, content] = [crypto.randomUUID(), filesOnDisk(), ownPdf()];

    const answers = await Promise.all(Array.from({ length: 5 }, () => send(client, key, content)));

    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 200, 200, 200],
    );
    assert.equal(new Set(answers.map((answer) => answer.json()['id'])).size, 1);
    assert.deepEqual([await rows(key), filesOnDisk()], [1, files + 1]);
  });

  it('is found again by whoever has signed in meanwhile, and by nobody else', async () => {
    const client = await TestClient.open(server);
    const key = crypto.randomUUID();
    const first = await send(client, key);
    const file_key = crypto.randomUUID();
    await server.database.updateTable('documents').set({ file_key }).where('upload_key', '=', key).execute();
    await client.logIn('olivia.hartley@example.com', DEMO_PASSWORD, { file_key });
    const stranger = await TestClient.open(server);

    assert.equal((await send(client, key)).json()['id'], first.json()['id']);
    const other = await send(stranger, key, OTHER);
    assert.equal(other.status, 200, other.body.toString());
    assert.notEqual(other.json()['id'], first.json()['id']);
  });

  it('is refused for another file, and under anything but a UUID', async () => {
    const client = await TestClient.open(server);
    const key = crypto.randomUUID();
    await send(client, key);
    const files = filesOnDisk();

    const answers = [
      await send(client, key, OTHER),
      await send(client, 'constructor'),
      await send(client, `${key}, ${key}`),
    ];

    assert.deepEqual(
      answers.map(({ status }) => status),
      [422, 400, 400],
    );
    assert.equal(filesOnDisk(), files);
  });
});
