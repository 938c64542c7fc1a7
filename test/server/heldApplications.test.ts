/** Applications on existing holdings: whose holding they may name, and what of it they keep. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Application, ContactDetails } from '#domain/application.ts';
import type { Holder, Subregister } from '#domain/model/holders.ts';
import { landingErrors, taxErrors } from '#domain/texts.ts';
import { toWire } from '#domain/wire.ts';
import { readStored } from '#server/applications/stored.ts';
import { ADVISER, approvalOf, openToApprove } from './support/approvals.ts';
import { pass, sendWell } from './support/drafts.ts';
import {
  actAs,
  aHolding,
  csvOf,
  importFile,
  onHolding,
  signInAs,
  startWithHoldings,
  writeHoldings,
} from './support/holdings.ts';
import { countRows, readySubmission } from './support/submissions.ts';
import { TestClient, type TestServer } from './support/testServer.ts';

const EMBERFIELD = 101;
const SALTBUSH = 107;

describe('an application on a holding', () => {
  let server: TestServer;
  let olivia: TestClient, rohan: TestClient, grace: TestClient, nobody: TestClient;
  /** The base of every application: Jane’s, ready to be sent. */
  let ready: Application;

  const signIn = (name: string) => signInAs(server, name);
  const holdersOf = async (client: TestClient, offer = EMBERFIELD): Promise<Holder[]> =>
    (await client.call('GET', `/api/registry__holder/?offer_id=${offer}`)).json()['results'] as Holder[];
  const holder = async (client: TestClient, name: string, offer = EMBERFIELD): Promise<Holder> => {
    const found = (await holdersOf(client, offer)).find(({ account_name }) => account_name === name);
    assert.ok(found);
    return found;
  };
  const holding = async (client: TestClient, name: string, code: string, offer = EMBERFIELD): Promise<Subregister> => {
    const found = (await holder(client, name, offer)).holdings.find(({ security_code }) => security_code === code);
    assert.ok(found);
    return found;
  };
  const send = (client: TestClient, contact: ContactDetails) =>
    client.submit(toWire(onHolding(ready, contact), { offer: EMBERFIELD }));
  const keptBy = async (id: unknown) => (await readStored(server.deps, Number(id)))?.application;
  const topUp = (id: number, more: object = {}): ContactDetails => ({
    holdingProfileType: 'TOP_UP',
    selectedSubregister: { id, ...more },
  });
  const like = (id: number, more: object = {}): ContactDetails => ({
    holdingProfileType: 'DUPLICATE',
    selectedSubregister: { id, ...more },
  });

  before(async () => {
    server = await startWithHoldings();
    [olivia, rohan, grace] = await Promise.all([
      signIn('olivia.hartley'),
      signIn('rohan.mehta'),
      signIn('grace.nakamura'),
    ]);
    nobody = await TestClient.open(server);
    ready = (await readySubmission(server, olivia, EMBERFIELD)).application;
  });
  after(() => server.stop());

  it('[1-SHELL-19, 3-TAX-04, 3-TAX-05] is taken without investor and tax; the register’s details replace those sent', async () => {
    const { id } = await holding(olivia, 'Ms Olivia Hartley', 'EMB');
    const lies = { account_name: 'Mallory', units: '9', distribution_bank_account_number: '99999999', tax_details: [] };

    const answer = await send(olivia, topUp(id, lies));

    assert.equal(answer.status, 200);
    const kept = await keptBy(answer.json()['id']);
    assert.deepEqual(kept?.contact_details?.selectedSubregister, {
      id,
      account_name: 'Ms Olivia Hartley',
      account_id: '******390',
      name_and_designation: 'Ms Olivia Hartley',
      external_ref: '******390',
      issuer_name: 'Emberfield Copper Limited',
      security_name: 'Emberfield Copper ordinary share',
      security_code: 'EMB',
      units: '4000',
      as_at: '2026-09-30',
    });
    assert.equal(kept.investor_details, undefined);
    assert.equal(kept.tax_details, undefined);
  });

  it('keeps the holder alone of an application under one, and no holding of a new one', async () => {
    const { id } = await holder(olivia, 'Ms Olivia Hartley');
    const sub = { id: 1, account_name: 'Mallory' };
    const under = await send(olivia, {
      holdingProfileType: 'EXISTING',
      selectedHolder: { id },
      selectedSubregister: sub,
    });
    assert.equal(under.status, 200);
    const { selectedHolder, selectedSubregister } = (await keptBy(under.json()['id']))?.contact_details ?? {};
    assert.deepEqual(selectedHolder, { id, account_name: 'Ms Olivia Hartley', account_id: '******390' });
    assert.equal(selectedSubregister, undefined);

    const contact_details = { ...ready.contact_details, selectedHolder: { id }, selectedSubregister: sub };
    const fresh = await olivia.submit(toWire({ ...ready, contact_details }, { offer: EMBERFIELD }));
    assert.equal(fresh.status, 200);
    const { contact_details: kept = {} } = (await keptBy(fresh.json()['id'])) ?? {};
    assert.deepEqual([kept.selectedHolder, kept.selectedSubregister], [undefined, undefined]);
  });

  it('is refused at the landing page for a holding that the caller may not apply with, and nothing is written', async () => {
    const shares = await holding(olivia, 'Ms Olivia Hartley', 'EMB');
    const options = await holding(olivia, 'Ms Olivia Hartley', 'EMBO');
    const own = await holder(olivia, 'Ms Olivia Hartley');
    const units = await holding(olivia, 'Ms Olivia Hartley', 'SHPT', SALTBUSH);
    const readOnly = await holding(olivia, 'Hartley Superannuation Pty Ltd', 'SHPT', SALTBUSH);
    const priya = await holder(rohan, 'Mrs Priya Nair');
    const before = await countRows(server);
    const refuse = async (name: string, contact: ContactDetails, by = olivia) => {
      const field = contact.holdingProfileType === 'EXISTING' ? 'selectedHolder' : 'selectedSubregister';
      const answer = await send(by, contact);
      assert.equal(answer.status, 400, name);
      assert.deepEqual(answer.json()['errors'], { landingpage: { [field]: landingErrors.holdingGone } }, name);
    };
    const under = (id: number): ContactDetails => ({ holdingProfileType: 'EXISTING', selectedHolder: { id } });

    await refuse('of somebody else', topUp(priya.holdings[0]?.id ?? 0));
    await refuse('somebody else’s holder', under(priya.id));
    await refuse('of another security', topUp(options.id));
    await refuse('of another issuer', topUp(units.id));
    await refuse('of another issuer, to read', topUp(readOnly.id));
    await refuse('a holder in the place of a holding', topUp(own.id));
    await refuse('a holding in the place of a holder', under(shares.id));
    await refuse('that is not there', topUp(999_999));
    await refuse('with no id', {
      holdingProfileType: 'TOP_UP',
      selectedSubregister: { account_name: 'Ms Olivia Hartley' },
    });
    for (const id of ['abc', 1.5, -1, 1e30, { id: shares.id }, [shares.id], null])
      await refuse(`that is ${JSON.stringify(id)}`, topUp(shares.id, { id }));
    await refuse('not named', { holdingProfileType: 'TOP_UP' });
    await actAs(grace, 'investor');
    await refuse('of somebody else, as an investor', topUp(shares.id), grace);
    const anonymous = await send(nobody, topUp(shares.id));
    assert.deepEqual(anonymous.json()['errors'], {
      landingpage: { hasAccount: landingErrors.holdingOfNobody },
    });
    assert.deepEqual(await countRows(server), before);
  });

  it('[1-HOLD-04, 3-HOLD-05] is a new one that starts from it: its tax number comes from the register, where a mask of it stands', async () => {
    const { id } = await holding(olivia, 'Ms Olivia Hartley', 'EMB');
    const startWith = (tfn: string): Application => {
      const [block] = ready.tax_details?.investors ?? [];
      const tax_details = { ...ready.tax_details, investors: [{ ...block, tfn }] };
      return { ...onHolding(ready, like(id)), tax_details };
    };
    const copied = startWith('******782');

    const answer = await olivia.submit(toWire(copied, { offer: EMBERFIELD }));

    assert.equal(answer.status, 200);
    const kept = await keptBy(answer.json()['id']);
    assert.equal(kept?.tax_details?.investors?.[0]?.tfn, '123456782');
    assert.equal(kept.contact_details?.selectedSubregister?.account_name, 'Ms Olivia Hartley');
    const other = await olivia.submit(toWire(startWith('******111'), { offer: EMBERFIELD }));
    assert.deepEqual(other.json()['errors'], { tax_details: { 'investors[0].tfn': taxErrors.tfn } });
    await actAs(grace, 'investor');
    const stranger = await grace.submit(toWire(copied, { offer: EMBERFIELD }));
    assert.deepEqual(stranger.json()['errors'], {
      landingpage: { selectedSubregister: landingErrors.holdingGone },
    });
  });

  it('[1-HOLD-04] shows the number that it copies to nobody: a draft, and one that waits for approval, have its mask alone', async () => {
    const { id } = await holding(rohan, 'Mrs Priya Nair', 'EMB');
    await actAs(rohan, 'advisor');
    const own = (await readySubmission(server, rohan, EMBERFIELD)).application;
    const [block] = own.tax_details?.investors ?? [];
    const tax_details = { ...own.tax_details, investors: [{ ...block, tfn: '******210' }] };
    const masks = { tax_details: [{ tax_country: 16, tfn: '******210' }] };
    const draft = { contact_details: { ...own.contact_details, ...like(id, masks) }, tax_details };
    const saved = await rohan.submit({ ...toWire(draft, { offer: EMBERFIELD }), action: 'save_as_draft' });
    assert.equal(saved.status, 200, saved.body.toString());
    const numberOf = async (of: unknown) => (await keptBy(of))?.tax_details?.investors?.[0]?.tfn;
    assert.equal(await numberOf(saved.json()['id']), '******210');
    const address = `/api/applications/${String(saved.json()['id'])}`;
    const opened = (await rohan.post(`${address}/open-draft/`, {})).json();
    const [handle = ''] = Object.values(opened['number_handles'] as Record<string, string>);
    const shown = await rohan.post(`${address}/reveal-number/`, { handle, reason: 'own' });
    assert.equal(shown.status, 404);

    const { email_address: _mine, ...adviser } = ADVISER as ContactDetails;
    const contact = { ...like(id), ...adviser, email_address: 'priya.copies@example.net' };
    const application = { ...onHolding(own, contact), tax_details };
    const sent = await sendWell(toWire(application, { offer: EMBERFIELD }), { by: rohan });
    assert.equal(sent.json()['status'], 'pending_approval');
    const waiting = { id: Number(sent.json()['id']), application, fileKey: '' };
    assert.equal(await numberOf(waiting.id), '******210');
    const { client, opened: toApprove } = await openToApprove(server, waiting.id);
    const approval = approvalOf(waiting, toApprove) as Record<string, unknown>;
    await sendWell(approval, { by: client, ifMatch: toApprove.revision });
    assert.equal(await numberOf(waiting.id), '876543210');
    pass(server, 5 * 60_000);
  });

  it('[3-LAND-39] is made by issuer staff for any holder of their issuer', async () => {
    const { id } = await holding(olivia, 'Ms Olivia Hartley', 'EMB');
    await actAs(grace, 'issuer');

    assert.equal((await send(grace, { ...topUp(id), paper_received_on: '20/11/2026' })).status, 200);
  });

  it('is made by an adviser for a client’s holding; the investor approves it as it is, without access of their own', async () => {
    const { id } = await holding(rohan, 'Mrs Priya Nair', 'EMB');
    await actAs(rohan, 'advisor');
    const { email_address: _mine, ...adviser } = ADVISER as ContactDetails;
    const application = onHolding(ready, { ...topUp(id), ...adviser, email_address: 'priya.nair@example.net' });
    const sent = await sendWell(toWire(application, { offer: EMBERFIELD }), { by: rohan });
    assert.equal(sent.json()['status'], 'pending_approval');
    const waiting = { id: Number(sent.json()['id']), application, fileKey: '' };

    const { client, opened } = await openToApprove(server, waiting.id);
    const other = await holding(olivia, 'Ms Olivia Hartley', 'EMB');
    const { contact_details, ...approved } = approvalOf(waiting, opened) as Record<string, unknown>;
    const changed = { ...(contact_details as object), selectedSubregister: { id: other.id } };
    await sendWell({ ...approved, contact_details: changed }, { by: client, ifMatch: opened.revision });

    const kept = await keptBy(waiting.id);
    assert.equal(kept?.contact_details?.selectedSubregister?.id, id);
  });

  it('is refused once the holding was closed; the same answers are taken for another one', async () => {
    const shares = await holding(olivia, 'Ms Olivia Hartley', 'EMB');
    assert.equal((await send(olivia, topUp(shares.id))).status, 200);
    await importFile(server, writeHoldings(csvOf([aHolding({ state: 'closed' })])));

    const answer = await send(olivia, topUp(shares.id));
    assert.equal(answer.status, 400);
    assert.deepEqual(answer.json()['errors'], { landingpage: { selectedSubregister: landingErrors.holdingGone } });
    const { id } = await holder(olivia, 'Ms Olivia Hartley');
    assert.equal((await send(olivia, { holdingProfileType: 'EXISTING', selectedHolder: { id } })).status, 200);
  });
});
