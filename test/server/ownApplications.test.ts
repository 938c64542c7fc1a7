/** An account's submitted applications and holdings, as its own page lists them. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Holder } from '#domain/model/holders.ts';
import { toWire } from '#domain/wire.ts';
import { declineWaiting, waitingApplication } from './support/approvals.ts';
import { sendWell } from './support/drafts.ts';
import { actAs, signInAs, startWithHoldings } from './support/holdings.ts';
import { readySubmission } from './support/submissions.ts';
import { TestClient, type TestServer } from './support/testServer.ts';

describe('the list of an account', () => {
  let server: TestServer;
  let olivia: TestClient, rohan: TestClient, daniel: TestClient;
  const signIn = (name: string) => signInAs(server, name);
  const listed = async (client: TestClient) =>
    (await client.call('GET', '/api/applications/')).json()['results'] as Record<string, unknown>[];

  before(async () => {
    server = await startWithHoldings();
    [olivia, rohan, daniel] = await Promise.all([
      signIn('olivia.hartley'),
      signIn('rohan.mehta'),
      signIn('daniel.osei'),
    ]);
  });
  after(() => server.stop());

  it('has its submitted applications with their state, and neither drafts nor those of others', async () => {
    const { application } = await readySubmission(server, olivia, 101);
    const data = toWire(application, { offer: 101 });
    const sent = (await olivia.submit(data)).json();
    await sendWell({ ...data, action: 'save_as_draft' }, { by: olivia });

    const [own, ...others] = await listed(olivia);
    assert.deepEqual(others, []);
    assert.deepEqual(own, {
      application_id: sent['id'],
      reference: sent['reference'],
      own_reference: null,
      investor_name: 'Jane Citizen',
      status: 'submitted',
      approve_until: null,
      ended: null,
      received: '0.00',
      submitted_at: sent['submitted_at'],
      offer: {
        slug: 'emberfield-copper',
        name: 'Emberfield Copper Share Offer',
        time_zone: 'Australia/Sydney',
        currency: 'AUD',
      },
    });
    assert.deepEqual(await listed(rohan), []);
    assert.deepEqual(await listed(await TestClient.open(server)), []);
  });

  it('says of an adviser’s applications until when they wait, and how they ended', async () => {
    const { id } = await waitingApplication(server, rohan);
    const [waiting] = await listed(rohan);
    assert.equal(waiting?.['status'], 'pending_approval');
    assert.match(String(waiting['approve_until']), /^\d{4}-\d\d-\d\dT/);

    assert.ok(await declineWaiting(server, id));

    const [ended] = await listed(rohan);
    assert.deepEqual([ended?.['status'], ended?.['ended'], ended?.['approve_until']], ['withdrawn', 'declined', null]);
  });

  it('has the holdings of every issuer where no offer is named', async () => {
    const { results } = (await olivia.call('GET', '/api/registry__holder/')).json() as unknown as { results: Holder[] };

    const issuers = new Set(results.flatMap(({ holdings }) => holdings.map(({ issuer_name }) => issuer_name)));
    assert.equal(issuers.size, 2);
    assert.ok(results.some(({ user_access }) => user_access === 'read'));
  });

  it('is empty for who acts for an issuer', async () => {
    await actAs(daniel, 'investor');
    const { application } = await readySubmission(server, daniel, 101);
    assert.equal((await daniel.submit(toWire(application, { offer: 101 }))).status, 200);
    assert.equal((await listed(daniel)).length, 1);

    await actAs(daniel, 'issuer');

    assert.deepEqual(await listed(daniel), []);
    assert.deepEqual((await daniel.call('GET', '/api/registry__holder/')).json(), { results: [] });
  });
});
