import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { importOffer } from '#server/offers/importing.ts';
import type { WireData } from '#domain/wire.ts';
import { documentHashes } from '#domain/offers/agreedDocuments.ts';
import { storedOffer, readySubmission } from './support/submissions.ts';
import { PDF, startTestServer, TestClient, writeOfferFile } from './support/testServer.ts';

const CHANGED = {
  landingpage: {
    agree_to_terms: 'The offer documents have changed. Reload the page, read them and agree again',
  },
};

/** The application as it is sent with this agreement. */
function withAgreement(data: WireData, documents: string[] | undefined): WireData {
  return { ...data, landingpage: { ...(data['landingpage'] as object), agreed_documents: documents } };
}

describe('an application for an offer whose documents were replaced', () => {
  it('[1-LAND-39] is refused until its applicant agrees again, and both contents stay to be read', async () => {
    const server = await startTestServer();
    const file = writeOfferFile();
    await importOffer(server.deps, file);
    const client = await TestClient.open(server);
    const served = async () => {
      const { offer } = (await client.call('GET', '/api/offers/emberfield-copper/')).json() as {
        offer: { documents: { filename: string; sha256: string }[] };
      };
      return offer.documents.map(({ sha256 }) => sha256);
    };
    const agreed = await served();
    assert.equal(agreed.length, 2);
    const { data } = await readySubmission(server, client, 101);
    const agreeing = (documents: string[]) => withAgreement(data, documents);
    assert.equal((await client.submit(agreeing(agreed))).status, 200);

    fs.writeFileSync(
      path.join(path.dirname(file), 'documents/Prospectus.pdf'),
      Buffer.concat([PDF, Buffer.from('%2\n')]),
    );
    await importOffer(server.deps, file);
    const refused = await client.submit(agreeing(agreed));

    assert.deepEqual([refused.status, refused.json()['errors']], [400, CHANGED]);
    const now = await served();
    assert.equal((await client.submit(agreeing(now))).status, 200);
    for (const sha256 of new Set([...agreed, ...now]))
      assert.equal((await client.call('GET', `/offers/emberfield-copper/documents/${sha256}/`)).status, 200);
    await server.stop();
  });

  it('[1-LAND-39] is refused unless it names just what the documents hold', async () => {
    const server = await startTestServer();
    await importOffer(server.deps, writeOfferFile());
    const client = await TestClient.open(server);
    const { data } = await readySubmission(server, client, 101);
    const now = documentHashes(await storedOffer(server, 101));
    assert.equal(now.length, 2);

    for (const agreed of [undefined, [], ['f'.repeat(64)], [...now, 'f'.repeat(64)]]) {
      const refused = await client.submit(withAgreement(data, agreed));
      assert.deepEqual([refused.status, refused.json()['errors']], [400, CHANGED], JSON.stringify(agreed));
    }
    assert.equal((await client.submit(withAgreement(data, now.toReversed()))).status, 200);
    await server.stop();
  });
});
