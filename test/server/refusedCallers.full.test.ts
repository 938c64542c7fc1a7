/** Calls above a limit of the minute: refused by their cookie alone, without a statement to the database. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import net from 'node:net';
import { describe, it } from 'node:test';
import { readConfig } from '#server/config.ts';
import { countStatements } from './support/countStatements.ts';
import { draftData, send } from './support/drafts.ts';
import { readySubmission } from './support/submissions.ts';
import { addOffer, START, startTestServer, TestClient, type Answer, type TestServer } from './support/testServer.ts';

const PER_MINUTE = 3;
/** Refusals of one network that are noted as security events in a minute. */
const NOTED_REFUSALS = 60;

async function startLimited(): Promise<TestServer> {
  const { submissionsPerMinute } = readConfig({ SUBMISSIONS_PER_MINUTE: String(PER_MINUTE) });
  const server = await startTestServer({ config: { submissionsPerMinute } });
  await addOffer(server);
  return server;
}

/** A caller, and how it saves a draft of its own; each save is a new draft. */
async function saverOf(server: TestServer): Promise<{ client: TestClient; save: () => Promise<Answer> }> {
  const client = await TestClient.open(server);
  const { application } = await readySubmission(server, client, 101);
  return { client, save: () => send(draftData(application), { by: client }) };
}

/** The answer to a save of which nothing but the head is sent. */
async function answerBeforeBody({ app }: TestServer, { cookie, token }: TestClient): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = net.connect((app.server.address() as net.AddressInfo).port, '127.0.0.1');
  socket.write(
    `POST /offer/api/application-create-update/ HTTP/1.1\r\nhost: 127.0.0.1\r\ncookie: ${cookie}\r\nx-csrf-token: ${token}\r\nidempotency-key: ${randomUUID()}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 200000\r\n\r\n`,
  );
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return answer.toString();
}

describe('a caller above a limit of the minute', () => {
  it('is refused by its cookie alone from the second refusal on, at this route alone and until the minute ends', async () => {
    const server = await startLimited();
    const { client, save } = await saverOf(server);
    const other = await saverOf(server);
    for (let saves = 0; saves < PER_MINUTE; saves += 1) assert.equal((await save()).status, 200);
    // So many refusals are security events, one statement or more each.
    for (let refusals = 0; refusals < NOTED_REFUSALS; refusals += 1) assert.equal((await save()).status, 429);

    const statements = countStatements(server);
    const refused = await save();
    assert.equal(refused.status, 429);
    assert.equal(refused.headers['retry-after'], String(60 - START.getSeconds()));
    assert.equal(statements(), 0);
    assert.match(await answerBeforeBody(server, client), /^HTTP\/1.1 429 /);

    assert.equal((await other.save()).status, 200, 'another session');
    assert.equal((await client.call('GET', '/api/offers/')).status, 200, 'another route');
    server.travelTo(new Date(START.getTime() + 60_000));
    assert.equal((await save()).status, 200, 'the next minute');
    await server.stop();
  });
});
