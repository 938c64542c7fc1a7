/** Paper forms that the issuer's staff enter: kept by the service for all of them, and for nobody else. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Static } from 'typebox';
import type { Application, ContactDetails } from '#domain/application.ts';
import { toWire } from '#domain/wire.ts';
import { emailTexts } from '#domain/texts.ts';
import { composeEmail } from '#server/emails/compose.ts';
import { createAccount } from '#server/users/users.ts';
import type { entryList } from '#server/wire/entries.ts';
import type { issuerList } from '#server/wire/issuerList.ts';
import type { openedDraft } from '#server/wire/drafts.ts';
import { draftData, owedOf, send, sendWell } from './support/drafts.ts';
import { actAs, signInAs, startWithHoldings } from './support/holdings.ts';
import { doDueJobs } from './support/jobs.ts';
import { readySubmission } from './support/submissions.ts';
import { TestClient, type TestServer } from './support/testServer.ts';

type List = Static<typeof entryList>;

const PASSWORD = 'a-long-password-1';
const INVESTOR: ContactDetails = {
  first_name: 'Barnabas',
  last_name: 'Thistlewood',
  email_address: 'barnabas.thistlewood@mail.example',
  tel_mobile: '+61491570156',
  paper_received_on: '20/11/2026',
};

describe('a paper form', () => {
  let server: TestServer;
  let grace: TestClient, daniel: TestClient;

  const list = async (by: TestClient): Promise<List> => {
    const answer = await by.call('GET', '/api/issuer/entries/');
    assert.equal(answer.status, 200, answer.body.toString());
    return answer.json() as unknown as List;
  };
  const found = async (by: TestClient, id: number) =>
    (await list(by)).results.find(({ application_id }) => application_id === id);
  const autosave = { action: 'autosave' } as const;
  /** Begins one, as the page of staff saves it by itself. */
  const begin = async (contact_details: ContactDetails = INVESTOR, by = grace) => {
    const answer = (await sendWell({ ...draftData({ contact_details }), ...autosave }, { by })).json();
    return { id: Number(answer['id']), revision: Number(answer['revision']), url: String(answer['draft_url']) };
  };
  const open = (id: number, by: TestClient) => by.post(`/api/applications/${id}/open-draft/`, {});
  /** Staff of another issuer, in a browser of their own. */
  async function stranger(): Promise<TestClient> {
    const client = await TestClient.open(server);
    await client.logIn('stranger@example.com', PASSWORD);
    await actAs(client, 'issuer');
    return client;
  }

  before(async () => {
    server = await startWithHoldings();
    const person = { username: 'stranger@example.com', first_name: 'A', last_name: 'Stranger', tel_mobile: '' };
    const groups = { is_investor: true, is_adviser: false, is_issuer_staff: true, is_issuer_admin: false };
    const account = { person, password: PASSWORD, groups, issuer: 'Another Issuer Limited' };
    await createAccount(server.deps, account, server.deps.clock.now());
  });
  after(() => server.stop());
  beforeEach(async () => {
    grace = await signInAs(server, 'grace.nakamura');
    await actAs(grace, 'issuer');
    daniel = await signInAs(server, 'daniel.osei');
  });

  it('[2-ROLE-01] is listed for every member of the issuer’s staff, with who saved it last, and counted', async () => {
    const { id, url } = await begin();

    const entry = await found(daniel, id);
    assert.equal(entry?.investor_name, 'Barnabas Thistlewood');
    assert.equal(entry.saved_by, 'Grace Nakamura');
    assert.equal(entry.draft_url, url);
    assert.equal(Date.parse(entry.ends_at) - Date.parse(entry.saved_at), 90 * 24 * 60 * 60_000);
    const { unsent } = (await daniel.post('/api/issuer/applications/', {})).json() as unknown as Static<
      typeof issuerList
    >;
    assert.deepEqual([unsent.entering > 0, unsent.drafts], [true, 0]);
    const { offers } = await list(daniel);
    assert.deepEqual(offers, [{ slug: 'emberfield-copper', name: 'Emberfield Copper Share Offer', closed: null }]);
  });

  it('[2-ROLE-01, 3-MISC-11] is gone on with, and submitted, by a colleague in another browser', async () => {
    const { id, revision } = await begin();
    const { application: ready } = await readySubmission(server, daniel, 101);
    const page = (
      await daniel.call('GET', `/api/offers/emberfield-copper/drafts/${idInUrl(await found(daniel, id))}/`)
    ).json();
    assert.equal(page['verified'], true);
    const opened = (await open(id, daniel)).json() as unknown as Static<typeof openedDraft>;
    assert.equal(opened.revision, revision);
    assert.equal(opened.application.contact_details?.paper_received_on, '20/11/2026');
    const whole = { ...ready, contact_details: { ...ready.contact_details, ...INVESTOR, tel_mobile: '' } };

    const submitted = await sendWell(toWire(whole, { offer: 101, application_id: id }), {
      by: daniel,
      ifMatch: revision,
    });

    assert.equal(submitted.json()['status'], 'submitted');
    assert.equal(submitted.json()['original_application_id'], id);
    assert.equal(await found(daniel, id), undefined);
    const { person_key } = await server.database
      .selectFrom('outbox')
      .select('person_key')
      .where('application_id', '=', id)
      .where('template', '=', 'confirmation')
      .executeTakeFirstOrThrow();
    const entry = { applicationId: id, personKey: person_key, template: 'confirmation', occasion: 'lodged' } as const;
    // The page that it leads to otherwise asks for a code that goes to the mobile.
    const text = (await composeEmail(server.deps, entry))?.text ?? '';
    assert.match(text, /Barnabas/);
    assert.deepEqual([text.includes(emailTexts.readByCode), text.includes('/applications/')], [false, false]);
    const record = (await grace.call('GET', `/api/applications/${id}/record/`)).json();
    assert.match(JSON.stringify(record), /"label":"Received on"[^}]*"20\/11\/2026"/);
    assert.match(JSON.stringify(record), /"role":"issuer"/);
  });

  it('[2-ROLE-01] is there for nobody else: not for the investor, a visitor, staff who act for themselves or staff of another issuer', async () => {
    const { id, revision, url } = await begin();
    const olivia = await signInAs(server, 'olivia.hartley');
    const visitor = await TestClient.open(server);
    const strange = await stranger();
    await actAs(grace, 'investor');
    for (const client of [visitor, olivia, strange, grace]) {
      assert.equal((await open(id, client)).status, 404);
      assert.equal((await client.call('GET', `/api${url.replace('/draft/', '/drafts/')}`)).status, 404);
      assert.equal((await client.post(`/api/applications/${id}/delete-draft/`, {})).status, 404);
      const again = { ...draftData({ contact_details: INVESTOR }, { application_id: id }), action: 'save_as_draft' };
      // Staff of another issuer learn first that the offer is none of theirs.
      assert.equal((await send(again, { by: client, ifMatch: revision })).status, client === strange ? 400 : 404);
    }
    for (const client of [visitor, olivia, grace])
      assert.equal((await client.call('GET', '/api/issuer/entries/')).status, 404);
    assert.deepEqual((await list(strange)).results, []);
  });

  it('[2-ROLE-01] sends no message and has no link, even if its address changes and somebody asks for one', async () => {
    const { id, revision } = await begin();
    const moved = { ...INVESTOR, email_address: 'other@mail.example' };
    await sendWell(
      { ...draftData({ contact_details: moved }, { application_id: id }), ...autosave },
      { by: grace, ifMatch: revision },
    );
    const visitor = await TestClient.open(server);
    for (const { email_address = '' } of [INVESTOR, moved])
      assert.equal((await visitor.post('/offers/emberfield-copper/resend-link/', { email_address })).status, 204);
    await doDueJobs(server, ['resend_link']);

    assert.deepEqual(await owedOf(server, id), []);
    const links = await server.database
      .selectFrom('draft_links')
      .select('id')
      .where('application_id', '=', id)
      .execute();
    assert.deepEqual(links, []);
  });

  it('is no draft that somebody saves by pressing Save as Draft [1-DRAFT-02]', async () => {
    const answer = await send(draftData({ contact_details: INVESTOR }), { by: grace });
    assert.equal(answer.status, 400);
  });

  it('is removed at once by a colleague, without a message to its investor', async () => {
    const { id } = await begin();

    assert.equal((await daniel.post(`/api/applications/${id}/delete-draft/`, {})).status, 204);

    assert.equal(await found(grace, id), undefined);
    assert.deepEqual(await owedOf(server, id), []);
    const people = await server.database.selectFrom('people').select('key').where('application_id', '=', id).execute();
    assert.deepEqual(people, []);
  });

  it('has a day of receipt that is asked for, read and limited; an applicant’s own application has none', async () => {
    const submit = async (paper_received_on: string, by: TestClient) => {
      const contact = { ...INVESTOR, paper_received_on };
      const { application } = await readySubmission(server, by, 101);
      const sent: Application = { ...application, contact_details: { ...application.contact_details, ...contact } };
      return send(toWire(sent, { offer: 101, file_key: randomUUID() }), { by });
    };
    const WRONG: [day: string, message: string][] = [
      ['', 'Enter the day on which the form was received'],
      ['31/02/2026', 'Please enter a valid date'],
      ['22/11/2027', 'The date must not be in the future'],
      ['20/11/2025', 'The date must not be more than a year ago'],
    ];
    for (const [day, message] of WRONG) {
      const { errors } = (await submit(day, daniel)).json() as { errors?: Record<string, Record<string, string>> };
      assert.deepEqual(errors, { contact_details: { paper_received_on: message } }, day);
    }
    const visitor = await TestClient.open(server);
    const own = await submit('20/11/2026', visitor);
    assert.equal(own.status, 200, own.body.toString());
    const record = (await visitor.call('GET', `/api/applications/${String(own.json()['id'])}/record/`)).json();
    assert.doesNotMatch(JSON.stringify(record), /Received on/);
  });
});

function idInUrl(entry: List['results'][number] | undefined): string {
  return /draft\/([^/]+)\//.exec(entry?.draft_url ?? '')?.[1] ?? '';
}
