/** Who may call what: every route of the service, by everybody, with every id (design 4a). */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import type { RouteOptions } from 'fastify';
import { landingErrors, serverTexts } from '#domain/texts.ts';
import { listDocuments } from '#server/applications/documentReferences.ts';
import { buildApp } from '#server/buildApp.ts';
import type { Need } from '#server/http/permissions.ts';
import { createAccount, type NewAccount } from '#server/users/users.ts';
import { withPaths } from '#test/support/schemaTables/rows.ts';
import { readySubmission, uploadedDocument } from './support/submissions.ts';
import { addOffer, startTestServer, TestClient, type TestServer } from './support/testServer.ts';

/** What each route declares. A new one is added here, and below where it is about an application. */
const NEEDS: Record<string, Need> = {
  'DELETE /api/application_docs/:id/': 'own',
  'GET /advisor/': 'own',
  'GET /api/application_docs/:id/': 'own',
  'GET /api/applications/': 'own',
  'GET /api/applications/:id/record.json': 'read',
  'GET /api/applications/:id/record.pdf': 'read',
  'GET /api/applications/:id/record/': 'read',
  'GET /api/address-undo/:token/': 'own',
  'GET /api/csrf/': 'own',
  'GET /api/docs/': 'development',
  'GET /api/docs/openapi.json': 'development',
  'GET /api/drafts/': 'own',
  'GET /api/health/': 'nothing',
  'GET /api/issuer/applications/:id/': 'manage',
  'GET /api/issuer/applications/:id/documents/:document/': 'manage',
  'GET /api/issuer/applications/:id/files.zip': 'manage',
  'GET /api/issuer/entries/': 'own',
  'GET /api/issuer/raise/': 'own',
  'GET /api/ready/': 'nothing',
  'GET /api/offers/': 'nothing',
  'GET /api/offers/:slug/': 'nothing',
  'GET /api/offers/:slug/drafts/:id/': 'own',
  'GET /api/registry__country/': 'nothing',
  'GET /api/registry__country/:id/': 'nothing',
  'GET /api/registry__country/from-iso2-code/': 'nothing',
  'GET /api/registry__holder/': 'own',
  'GET /api/registry__subregister/:id/copy_details/': 'own',
  'GET /api/user__user/': 'own',
  'GET /d/:token': 'own',
  'GET /d/:token/delete/': 'own',
  'GET /d/:token/quiet/': 'own',
  'GET /dev/outbox/': 'development',
  'GET /investor/': 'own',
  'GET /issuer/': 'own',
  'GET /issuer/holder-offer-search/': 'own',
  'GET /offer/api/address-lookup/': 'nothing',
  'GET /offers/:slug/download_documents_zip/': 'nothing',
  'GET /offers/:slug/documents/:sha256/': 'nothing',
  'GET /offers/:slug/files/*': 'nothing',
  'POST /api/address-undo/:token/': 'own',
  'POST /api/application_docs/': 'own',
  'POST /api/applications/:id/change-mobile/': 'changeMobile',
  'POST /api/applications/:id/leave-draft/': 'edit',
  'POST /api/applications/:id/presence/': 'edit',
  'POST /api/applications/:id/reading/:key/': 'own',
  'POST /api/applications/:id/open-draft/': 'edit',
  'POST /api/applications/:id/reveal-number/': 'revealNumbers',
  'POST /api/applications/:id/delete-draft/': 'edit',
  'POST /api/applications/:id/decline/': 'approve',
  'POST /api/applications/:id/empty/': 'empty',
  'POST /api/issuer/applications/': 'own',
  'POST /api/issuer/applications/file/': 'own',
  'POST /api/issuer/applications/:id/edit/': 'decide',
  'POST /api/issuer/applications/:id/notes/': 'manage',
  'POST /api/issuer/applications/:id/moves/': 'decide',
  'POST /api/issuer/applications/:id/moves/take-back/': 'decide',
  'POST /api/issuer/applications/:id/payments/': 'decide',
  'POST /api/issuer/applications/:id/payments/remove/': 'decide',
  'POST /api/issuer/payments/check/': 'own',
  'POST /api/contact_abn_lookup/': 'nothing',
  'POST /api/doc__document/': 'own',
  'POST /api/offers/:slug/sheet/': 'own',
  'POST /api/records/check/': 'nothing',
  'POST /d/:token/delete/': 'own',
  'POST /d/:token/quiet/': 'own',
  'POST /login/': 'own',
  'POST /logout/': 'own',
  'POST /offer/api/application-create-update/': 'own',
  'POST /offer/api/submission-outcome/': 'own',
  'POST /offers/:slug/draft/:id/': 'own',
  'POST /offers/:slug/resend-link/': 'own',
};

const PASSWORD = 'a-long-password-1';
const GROUPS = { is_investor: true, is_adviser: true, is_issuer_staff: false, is_issuer_admin: false };
const STAFF = { ...GROUPS, is_issuer_staff: true };
const ACCOUNTS = {
  investor: { groups: GROUPS },
  adviser: { groups: GROUPS },
  staff: { groups: STAFF, issuer: 'Emberfield Copper Limited' },
  admin: { groups: { ...STAFF, is_issuer_admin: true }, issuer: 'Emberfield Copper Limited' },
  strangers: { groups: STAFF, issuer: 'Another Issuer Limited' },
  unplaced: { groups: STAFF },
} as const satisfies Record<string, Pick<NewAccount, 'groups' | 'issuer'>>;
type Account = keyof typeof ACCOUNTS;

/** Who calls. Each is one browser; `acting` of those that are signed in. */
const CALLERS = [
  { name: 'nobody' },
  { name: 'the session that submitted' },
  { name: 'another session' },
  { name: 'the investor', account: 'investor', acting: 'investor' },
  { name: 'the adviser', account: 'adviser', acting: 'advisor' },
  { name: 'staff', account: 'staff', acting: 'issuer' },
  { name: 'staff as an investor', account: 'staff', acting: 'investor' },
  { name: 'an admin', account: 'admin', acting: 'issuer' },
  { name: 'staff of another issuer', account: 'strangers', acting: 'issuer' },
  { name: 'staff of no issuer', account: 'unplaced', acting: 'issuer' },
] as const satisfies readonly { name: string; account?: Account; acting?: string }[];
type Caller = (typeof CALLERS)[number]['name'];

/** Applications, by who submitted them, and who may read them. */
const READERS: Record<string, readonly Caller[]> = {
  'without an account': ['the session that submitted', 'staff', 'an admin'],
  'by the investor': ['the investor', 'staff', 'an admin'],
  // It waits for its investor's approval.
  'by the adviser': ['the adviser'],
  'by staff': ['staff', 'an admin'],
  'for another issuer': ['the session that submitted', 'staff of another issuer'],
  'never submitted': [],
};
const routesFor = (permission: Need): string[] =>
  Object.entries(NEEDS).flatMap(([route, need]) => (need === permission ? [route.split(' ')[1] ?? ''] : []));
const READ = routesFor('read');
const EDIT = routesFor('edit');
/** Who may go on with the one that was never submitted. */
const EDITOR: Caller = 'the session that submitted';

describe('who may call what', () => {
  let server: TestServer;
  const clients = new Map<Caller, TestClient>();
  const applications = new Map<string, number>();
  const documents = new Map<Caller, string>();
  /** A document of each application. */
  const documentOf = new Map<number, string>();

  const clientOf = (name: Caller): TestClient => {
    const client = clients.get(name);
    assert.ok(client, name);
    return client;
  };

  before(async () => {
    server = await startTestServer();
    await addOffer(server);
    await addOffer(server, { id: 102, href: '/offers/another/', client_name: 'Another Issuer Limited' });
    for (const [name, { groups, ...account }] of Object.entries(ACCOUNTS)) {
      const person = { username: `${name}@example.com`, first_name: 'A', last_name: name, tel_mobile: '' };
      await createAccount(server.deps, { person, password: PASSWORD, groups, ...account }, server.deps.clock.now());
    }
    for (const caller of CALLERS) {
      const client = await TestClient.open(server);
      clients.set(caller.name, client);
      if ('account' in caller) {
        assert.equal((await client.logIn(`${caller.account}@example.com`, PASSWORD)).status, 204);
        client.follow(await client.call('GET', `/${caller.acting}/`));
        client.token = String((await client.call('GET', '/api/csrf/')).json()['csrf_token']);
      }
      if (caller.name !== 'nobody') documents.set(caller.name, (await uploadedDocument(client)).id ?? '');
    }
    const lodge = async (name: string, by: Caller, offer = 101, changes: Record<string, unknown> = {}) => {
      const client = clientOf(by);
      const { data, application } = await readySubmission(server, client, offer);
      const answer = await client.submit(withPaths(data, changes));
      assert.equal(answer.status, 200, answer.body.toString());
      const id = Number(answer.json()['id']);
      applications.set(name, id);
      documentOf.set(id, listDocuments(application)[0]?.id ?? '');
    };
    await lodge('without an account', 'the session that submitted');
    await lodge('by the investor', 'the investor');
    await lodge('by the adviser', 'the adviser', 101, {
      'contact_details.applicant_role': 'advisor',
      'contact_details.adviser_first_name': 'Rohan',
      'contact_details.adviser_last_name': 'Mehta',
      'contact_details.adviser_email': 'rohan.mehta@example.com',
      'contact_details.adviser_mobile': '+61 491 570 157',
      'contact_details.adviser_has_authority': false,
    });
    await lodge('by staff', 'staff', 101, { 'contact_details.paper_received_on': '20/11/2026' });
    await lodge('for another issuer', 'the session that submitted', 102);
    await lodge('never submitted', 'the session that submitted', 101, { action: 'splash' });
  });
  after(() => server.stop());

  it('every route declares what it needs', async () => {
    const found: Record<string, unknown> = {};
    const app = await buildApp(server.deps, ({ method, url, config }: RouteOptions) => {
      for (const each of [method].flat()) if (each !== 'HEAD') found[`${each} ${url}`] = config?.needs;
    });
    await app.close();

    assert.deepEqual(found, NEEDS);
  });

  it('a route that declares nothing keeps the service from starting', async () => {
    const app = buildApp(server.deps, (route) => {
      if (route.url === '/api/offers/') route.config = {};
    });

    await assert.rejects(app, /declare no need: .*\/api\/offers\//);
  });

  for (const { name } of CALLERS) {
    it(`[1-SESS-01, 3-ROLE-15] ${name}: reads what is theirs, and of nothing else whether it is there`, async () => {
      const client = name === 'nobody' ? new TestClient(server.app) : clientOf(name);
      const unknown = ['999999', '2147483647', '2147483648', '0', '-1', '1.5', '01', 'x', '%00', randomUUID()];
      const nothing = { message: serverTexts.notFound };
      for (const route of READ) {
        const call = (id: string | number) => client.call('GET', route.replace(':id', String(id)));
        for (const [application, readers] of Object.entries(READERS)) {
          const id = applications.get(application) ?? 0;
          const answer = await call(id);

          if (readers.includes(name)) {
            assert.equal(answer.status, 200, `${route} ${application}`);
            const isPdf = answer.headers['content-type'] === 'application/pdf';
            assert.match(answer.body.toString('latin1'), isPdf ? /^%PDF-1\.7/ : new RegExp(`"id":${id}\\b`));
          } else {
            assert.equal(answer.status, 404, `${route} ${application}`);
            assert.deepEqual(answer.json(), nothing);
          }
        }
        for (const id of unknown) {
          const answer = await call(id);
          assert.equal(answer.status, 404, `${route} ${id}`);
          assert.deepEqual(answer.json(), nothing);
        }
      }
    });

    it(`${name}: manages, with its documents, notes, decisions, payments and edits, what their issuer has received alone`, async () => {
      const client = name === 'nobody' ? new TestClient(server.app) : clientOf(name);
      const isStaff = ['staff', 'an admin', 'staff of another issuer'].includes(name);
      const nothing = { message: serverTexts.notFound };
      const today = server.deps.clock.now().toISOString().slice(0, 10);
      const managed = Object.entries(READERS).map(([application, readers]) => ({
        id: applications.get(application) ?? 0,
        isTheirs: isStaff && readers.includes(name),
      }));
      for (const { id, isTheirs } of [...managed, { id: 999999, isTheirs: false }, { id: 'x', isTheirs: false }]) {
        const address = `/api/issuer/applications/${id}/`;
        const page = await client.call('GET', address);
        const document = await client.call('GET', `${address}documents/${documentOf.get(Number(id)) ?? randomUUID()}/`);
        const note = await client.post(`${address}notes/`, { id: randomUUID(), text: 'Called' });
        // Of another status than it has: nothing is decided here.
        const blank = { reason: '', allotted_on: '', units: '', holder_number: '' };
        const move = { id: randomUUID(), kind: 'reopen', from: 'completed', ...blank };
        // Of another sum than was received: nothing is recorded, and nothing is there to remove.
        const payment = { id: move.id, received_on: today, amount: '1.00', bank_reference: '', seen: '9.00' };
        const decisions = [
          (await client.post(`${address}moves/`, move)).status,
          (await client.post(`${address}moves/take-back/`, { id: move.id })).status,
          (await client.post(`${address}payments/`, payment)).status,
          (await client.post(`${address}payments/remove/`, { id: payment.id })).status,
        ];

        const edit = await client.call('POST', `${address}edit/`);

        if (isTheirs) {
          assert.deepEqual([page.status, document.status, note.status], [200, 200, 204], String(id));
          assert.deepEqual(decisions, [409, 409, 409, 204]);
          const { status } = page.json();
          assert.equal(edit.status, status === 'submitted' || status === 'accepted' ? 200 : 409, String(status));
        } else {
          assert.deepEqual([page.status, page.json(), document.status, document.json()], [404, nothing, 404, nothing]);
          const refused = name === 'nobody' ? 403 : 404;
          assert.deepEqual(
            [note.status, ...decisions, edit.status].filter((given) => given !== refused),
            [],
          );
        }
      }
    });

    it(`${name}: changes no draft of anybody else, and hears why of what they have submitted`, async () => {
      const client = name === 'nobody' ? new TestClient(server.app) : clientOf(name);
      for (const route of EDIT) {
        for (const [application, readers] of Object.entries(READERS)) {
          if (application === 'never submitted' && name === EDITOR) continue;
          const address = route.replace(':id', String(applications.get(application)));
          const answer = await client.call('POST', address);

          const expected = readers.includes(name) ? serverTexts.draftNoMore : serverTexts.notFound;
          const status = readers.includes(name) ? 409 : 404;
          if (name === 'nobody') assert.equal(answer.status, 403, `${route} ${application}`);
          else assert.deepEqual([answer.status, answer.json()], [status, { message: expected }], application);
        }
        for (const id of ['999999', '2147483648', '0', 'x']) {
          const answer = await client.call('POST', route.replace(':id', id));
          assert.equal(answer.status, name === 'nobody' ? 403 : 404, `${route} ${id}`);
        }
      }
    });

    it(`[1-UPL-05] ${name}: gets and removes their own documents alone`, async () => {
      const client = name === 'nobody' ? new TestClient(server.app) : clientOf(name);
      const others = [...documents].filter(([owner]) => owner !== name && !isSamePerson(owner, name));
      for (const id of [...others.map(([, document]) => document), randomUUID(), 'x', '1']) {
        const answer = await client.call('GET', `/api/application_docs/${id}/`);
        assert.deepEqual([answer.status, answer.json()], [404, { message: serverTexts.notFound }]);
        if (name === 'nobody') continue;
        const removal = await client.call('DELETE', `/api/application_docs/${id}/`);
        assert.deepEqual([removal.status, removal.json()], [404, { message: serverTexts.notFound }]);
      }
      if (name !== 'nobody')
        assert.equal((await client.call('GET', `/api/application_docs/${documents.get(name)}/`)).status, 200);
    });
  }

  it('an account reads nothing that was submitted before it logged in, and staff what they submitted as such alone', async () => {
    const client = await TestClient.open(server);
    const lodged = async () => {
      const { data } = await readySubmission(server, client, 101);
      const answer = await client.submit(withPaths(data, { 'contact_details.paper_received_on': '20/11/2026' }));
      return Number(answer.json()['id']);
    };
    const statusOf = async (id: number) => (await client.call('GET', `/api/applications/${id}/record/`)).status;
    const actAs = async (context: string) => {
      client.follow(await client.call('GET', `/${context}/`));
      client.token = String((await client.call('GET', '/api/csrf/')).json()['csrf_token']);
    };
    const own = await lodged();
    await client.logIn('staff@example.com', PASSWORD);
    await actAs('issuer');
    const forSomebody = await lodged();
    assert.equal(await statusOf(forSomebody), 200);

    await actAs('investor');

    assert.deepEqual([await statusOf(own), await statusOf(forSomebody)], [404, 404]);
  });

  it('[1-LAND-44] a session that ended reads nothing more, also one without an account', async () => {
    const client = await TestClient.open(server);
    const answer = await client.submit((await readySubmission(server, client, 101)).data);
    const address = `/api/applications/${Number(answer.json()['id'])}/record/`;
    assert.equal((await client.call('GET', address)).status, 200);

    assert.equal((await client.post('/logout/', {})).status, 204);

    assert.equal((await client.call('GET', address)).status, 404);
  });

  it('staff make applications for their own issuer alone', async () => {
    const client = clientOf('staff of another issuer');
    const { data } = await readySubmission(server, client, 101);

    const answer = await client.submit(data);

    assert.deepEqual([answer.status, answer.json()], [400, { offer: [landingErrors.otherIssuer] }]);
  });
});

/** Documents follow the person, whatever they act as. */
function isSamePerson(one: Caller, other: Caller): boolean {
  const accountOf = (name: Caller) => CALLERS.find((caller) => caller.name === name);
  const [first, second] = [accountOf(one), accountOf(other)];
  return first !== undefined && second !== undefined && 'account' in first && 'account' in second
    ? first.account === second.account
    : false;
}
