/** docs/openapi.json is enough to call the service by: an application is submitted from it alone. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { Compile } from 'typebox/schema';
import { identify } from '#domain/application/identify.ts';
import type { UploadedDocument } from '#domain/application.ts';
import type { Offer } from '#domain/offer.ts';
import { serverTexts } from '#domain/texts.ts';
import { toWire } from '#domain/wire.ts';
import { withKnownDocuments } from '#server/applications/documentReferences.ts';
import type { CallsDocument } from '#server/description/document.ts';
import { anIndividualApplication } from '#test/support/applications.ts';
import { assertDescribed } from './support/describedAnswers.ts';
import { DescribedCaller } from './support/describedCaller.ts';
import { addOffer, PDF, startTestServer, TestClient, type TestServer } from './support/testServer.ts';

const calls = JSON.parse(fs.readFileSync('docs/openapi.json', 'utf8')) as CallsDocument;

/** The schema with every object closed: what it does not name is refused. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, closed(value)]));
  return Object.hasOwn(inner, 'properties') ? { additionalProperties: false, ...inner } : inner;
}

const UPLOADED: UploadedDocument = {
  id: '00000000-0000-4000-8000-000000000001',
  filename: 'licence.pdf',
  download: '/api/application_docs/00000000-0000-4000-8000-000000000001/',
  delete_document: '/api/application_docs/00000000-0000-4000-8000-000000000001/',
};

/** The answers of one person who applies alone, with the document wherever one is asked for. */
function answersFor(offer: Offer, document: UploadedDocument): object {
  const application = withKnownDocuments(anIndividualApplication(offer), new Map([['doc-1', document]]));
  return toWire(identify(application, randomUUID), { offer: offer.id });
}

describe('a caller that knows docs/openapi.json alone', () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer();
  });
  after(() => server.stop());

  it('lodges an application with a document, and reads its record', async () => {
    await addOffer(server);
    const caller = new DescribedCaller(server.app, calls);
    const { body: session } = await caller.call('getCsrfToken');
    const token = { 'x-csrf-token': String(session['csrf_token']) };
    const { body: list } = await caller.call('getOffers');
    const [{ href }] = list['results'] as [{ href: string }];
    const [, , slug = ''] = href.split('/');
    const { body: context } = await caller.call('getOffer', { slug });

    const uploaded = await caller.call('uploadDocument', {
      ...token,
      doc_file: new File([PDF], 'licence.pdf', { type: 'application/pdf' }),
      filename: 'licence.pdf',
      public: 'false',
    });
    assert.equal(uploaded.status, 200);
    const data = answersFor(context['offer'] as Offer, uploaded.body as unknown as UploadedDocument);
    const sent = await caller.call('createUpdateApplication', {
      ...token,
      'idempotency-key': randomUUID(),
      application_data: data,
    });
    assert.equal(sent.status, 200, JSON.stringify(sent.body));
    const record = await caller.call('getRecord', { id: String(sent.body['id']) });

    assert.equal(record.status, 200);
    assert.equal(record.body['sha256'], sent.body['record_sha256']);
    assert.match(JSON.stringify(record.body), /licence\.pdf/);
  });

  it('is told of every answer that an application may hold', async () => {
    const { components } = closed({ components: calls.components }) as Pick<CallsDocument, 'components'>;
    const shape = Compile({ $ref: '#/components/schemas/ApplicationData', components });
    const offer = JSON.parse(fs.readFileSync('offers/emberfield-copper/offer.json', 'utf8')) as Offer;
    const [isDescribed, errors] = shape.Errors(answersFor(offer, UPLOADED));

    assert.ok(isDescribed, JSON.stringify(errors));
    assert.equal(shape.Check({ offer: 101, contact_details: { shoe_size: 43 } }), false);
  });

  for (const [what, json] of Object.entries({ 'is JSON': '{"offer":101}', 'is broken': '{"offer":' }))
    it(`is told to send JSON as text: a part that says it is JSON, and ${what}, is refused with 400`, async () => {
      const client = await TestClient.open(server);
      const head = '--cut\r\nContent-Disposition: form-data; name="application_data"\r\nContent-Type: application/json';
      const answer = await client.call('POST', '/offer/api/application-create-update/', {
        headers: { 'content-type': 'multipart/form-data; boundary=cut', 'idempotency-key': randomUUID() },
        payload: `${head}\r\n\r\n${json}\r\n--cut--\r\n`,
      });

      assert.deepEqual([answer.status, answer.json()], [400, { message: serverTexts.badRequest }]);
    });
});

describe('every answer that a test receives', () => {
  const json = { 'content-type': 'application/json; charset=utf-8' };
  const ofText = (text: string, status = 200) => ({ status, headers: json, body: Buffer.from(text) });
  const failure = '{"message":"No."}';

  for (const [what, method, url, received, complaint] of [
    ['of a status that is not listed', 'GET', '/api/offers/', ofText(failure, 409), /getOffers does not list it/],
    ['of another shape', 'GET', '/api/user__user/?x=1', ofText('{"results":[{"id":1}]}'), /required/],
    ['with more than its shape has', 'GET', '/api/user__user', ofText('{"results":[],"x":1}'), /additionalProperties/],
    ['of another type', 'GET', '/api/applications/1/record.pdf', ofText('{}'), /not described as application\/json/],
    ['with a body where none is described', 'POST', '/logout/', ofText(failure, 204), /without a body/],
    ['of a call that there is not', 'POST', '/api/nothing/', ofText('{}'), /no such call/],
    ['of a refusal that is no failure', 'POST', '/api/nothing/', ofText('{}', 404), /required/],
  ] as const)
    it(`is held against docs/openapi.json: one ${what} fails the test`, () => {
      assert.throws(() => assertDescribed(method, url, received), complaint);
    });

  it('passes where it is as described', () => {
    assertDescribed('GET', '/api/user__user/', ofText('{"results":[]}'));
    assertDescribed('POST', '/api/nothing/', ofText(failure, 404));
    assertDescribed('GET', '/api/%E0', ofText(failure, 400));
  });
});
