import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import type { Offer } from '#domain/offer.ts';
import { deriveBranding } from '#domain/offers/branding.ts';
import { canonicalText, sha256 } from '#server/canonical.ts';
import { PRESENTATION_VERSION, presentationOf } from '#server/offers/presentation.ts';
import { HOSTILE_HTML } from '#test/support/hostileHtml.ts';
import { addOffer, startTestServer, TestClient, type TestServer } from './support/testServer.ts';

const HREF = '/offers/drawn/';
const DESCRIPTION = '<h1>About</h1><p onclick="steal()">A <b>copper</b> mine<script>steal()</script></p>';
const TREE = [
  { tag: 'h3', content: ['About'] },
  { tag: 'p', content: ['A ', { tag: 'b', content: ['copper'] }, ' mine'] },
];

const PROSE = {
  description: TREE,
  terms_and_conditions: null,
  application_terms_and_conditions: TREE,
  due_diligence_text: TREE,
};

let server: TestServer;
let client: TestClient;

before(async () => {
  server = await startTestServer();
  client = await TestClient.open(server);
  await addOffer(server, {
    id: 77,
    href: HREF,
    description: DESCRIPTION,
    terms_and_conditions: null,
    application_terms_and_conditions: DESCRIPTION,
    due_diligence_text: DESCRIPTION,
    branding_colour: '#f26a1b',
  });
});
after(() => server.stop());

async function given(): Promise<Offer> {
  const answer = await client.call('GET', `/api${HREF}`);
  assert.equal(answer.status, 200);
  return answer.json()['offer'] as Offer;
}

it('[1-LAND-11, 1-LAND-13, 1-PROF-13, 2-REV-02] an offer’s texts come as trees of text markup, never as HTML, and its colours derived', async () => {
  const offer = await given();

  assert.deepEqual(offer.prose, PROSE);
  assert.equal(offer.description, null);
  assert.equal(offer.terms_and_conditions, null);
  assert.equal(offer.application_terms_and_conditions, null);
  assert.equal(offer.due_diligence_text, null);
  assert.deepEqual(offer.brand, deriveBranding('#f26a1b'));
});

it('[1-LAND-11] both are stored as the offer is imported', async () => {
  const { presentation } = await server.database
    .selectFrom('offers')
    .select('presentation')
    .where('id', '=', 77)
    .executeTakeFirstOrThrow();

  assert.deepEqual(presentation?.prose.description, TREE);
});

for (const [name, stored] of [
  ['an earlier release imported', null],
  [
    'another version of the reader has read',
    { version: 0, prose: { description: [{ tag: 'script', content: ['x'] }] }, brand: null },
  ],
] as const)
  it(`[1-LAND-11] the texts that ${name} are read anew`, async () => {
    await server.database
      .updateTable('offers')
      .set({ presentation: JSON.stringify(stored) })
      .where('id', '=', 77)
      .execute();

    assert.deepEqual((await given()).prose, PROSE);
  });

it('a change of what is derived comes with another version, so that what is stored is read anew', () => {
  const derived = HOSTILE_HTML.map(({ html }, index) =>
    presentationOf({ description: html, branding_colour: `#${String(index).padStart(6, '0')}` } as Offer),
  );

  // For another digest: raise PRESENTATION_VERSION, then write both here.
  assert.deepEqual(
    { version: PRESENTATION_VERSION, digest: sha256(canonicalText(derived)) },
    { version: 2, digest: '22d360ae00346ec750dc6840f4a919006b2c8c123545081ce8d0c1f48f29e5a8' },
  );
});
