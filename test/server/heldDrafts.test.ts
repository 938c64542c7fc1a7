/** Drafts on existing holdings, opened by link and code; and what the issuer's staff read of a holding. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { ContactDetails } from '#domain/application.ts';
import type { Holder } from '#domain/model/holders.ts';
import { toWire } from '#domain/wire.ts';
import { issueLinkOf, pass, tokenOfLink } from './support/drafts.ts';
import { actAs, onHolding, signInAs, startWithHoldings } from './support/holdings.ts';
import { readySubmission } from './support/submissions.ts';
import type { TestClient, TestServer } from './support/testServer.ts';
import { followLink, giveCode, newToken, saveBy, type SavedDraft } from './support/travellers.ts';

const EMBERFIELD = 101;

describe('a draft on a holding', () => {
  let server: TestServer;
  let olivia: TestClient;
  let saved: SavedDraft;
  let chosen: ContactDetails;
  const signIn = (name: string) => signInAs(server, name);
  const contactIn = (answer: { json: () => Record<string, unknown> }) =>
    (answer.json()['application'] as { contact_details: ContactDetails }).contact_details;
  const newLink = async () => tokenOfLink(server, await issueLinkOf(server, saved.id));
  const openAgain = async (client: TestClient) =>
    contactIn(await client.post(`/api/applications/${saved.id}/open-draft/`, {}));

  before(async () => {
    server = await startWithHoldings();
    olivia = await signIn('olivia.hartley');
    const { results } = (
      await olivia.call('GET', `/api/registry__holder/?offer_id=${EMBERFIELD}`)
    ).json() as unknown as {
      results: Holder[];
    };
    const shares = results
      .flatMap(({ holdings }) => holdings)
      .find(({ external_ref: end, security_code: code }) => end.endsWith('390') && code === 'EMB');
    assert.ok(shares);
    chosen = { holdingProfileType: 'TOP_UP', selectedSubregister: { id: shares.id } };
    saved = await saveBy(olivia, { contact: chosen });
  });
  after(() => server.stop());

  it('keeps its holding for who opens it by link and code without logging in, and for its holder', async () => {
    const traveller = await followLink(server, saved.id, await newLink());
    assert.deepEqual(
      contactIn(await giveCode(server, traveller, saved)).selectedSubregister,
      chosen.selectedSubregister,
    );

    assert.deepEqual((await openAgain(olivia)).selectedSubregister, chosen.selectedSubregister);
  });

  it('asks who is signed in without access to it for another holding', async () => {
    pass(server, 5 * 60_000);
    const client = await signIn('rohan.mehta');
    client.follow(await client.call('GET', `/d/${await newLink()}`));
    await newToken(client);

    const contact = contactIn(await giveCode(server, client, saved));

    assert.equal(contact.holdingProfileType, 'TOP_UP');
    assert.equal(contact.selectedSubregister, null);
    assert.equal(contact.first_name, 'Margot');
  });

  it('shows the whole HIN or SRN to the issuer’s staff, beside a record that shows its end', async () => {
    const { application } = await readySubmission(server, olivia, EMBERFIELD);
    const sent = await olivia.submit(toWire(onHolding(application, chosen), { offer: EMBERFIELD }));
    assert.equal(sent.status, 200, sent.body.toString());
    const address = `/api/applications/${String(sent.json()['id'])}/record/`;

    const own = await olivia.call('GET', address);
    assert.equal(own.json()['holder_number'], undefined);
    assert.match(own.body.toString(), /Added to an existing holding. HIN or SRN ending 390/);
    const grace = await signIn('grace.nakamura');
    await actAs(grace, 'issuer');
    assert.equal((await grace.call('GET', address)).json()['holder_number'], 'I0041277390');
  });
});
