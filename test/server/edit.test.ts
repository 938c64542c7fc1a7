/** Staff of the issuer edit a received application. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Static } from 'typebox';
import { changedQuestions, MOST_EDITS } from '#domain/application/edit.ts';
import type { Application } from '#domain/application.ts';
import type { Offer } from '#domain/offer.ts';
import { toWire } from '#domain/wire.ts';
import { emailTexts } from '#domain/texts.ts';
import { IDLE_MINUTES } from '#domain/session.ts';
import { editTexts } from '#domain/texts/edit.ts';
import { composeEmail } from '#server/emails/compose.ts';
import type { editedApplication } from '#server/wire/editing.ts';
import type { managedApplication } from '#server/wire/issuerPage.ts';
import { anApplicationBy } from '#test/support/entityApplications.ts';
import { pass, send } from './support/drafts.ts';
import { actAs, signInAs, startWithHoldings } from './support/holdings.ts';
import { sendDueEmails } from './support/jobs.ts';
import { readySubmission, storedOffer, uploadedDocument } from './support/submissions.ts';
import { TestClient, type Answer, type TestServer } from './support/testServer.ts';

type Opened = Static<typeof editedApplication>;
type Page = Static<typeof managedApplication>;

/** Changes the answers in place. */
type Change = (application: Application) => void;

describe('an edit of a received application', () => {
  let server: TestServer;
  let daniel: TestClient, grace: TestClient, visitor: TestClient;
  let id: number;

  const submit = async (make?: (offer: Offer) => Application): Promise<void> => {
    const { data } = await readySubmission(server, visitor, 101, make);
    const answer = await visitor.submit(data);
    assert.equal(answer.status, 200, answer.body.toString());
    id = Number(answer.json()['id']);
  };
  const open = (by: TestClient, of: number | string = id): Promise<Answer> =>
    by.post(`/api/issuer/applications/${of}/edit/`, {});
  const opened = async (by = grace): Promise<Opened> => {
    const answer = await open(by);
    assert.equal(answer.status, 200, answer.body.toString());
    return answer.json() as unknown as Opened;
  };
  /** Saves what was opened with these changes. */
  const save = (
    { application, number_handles, revision }: Opened,
    change: Change = () => undefined,
    { by = grace, key, ifMatch = revision }: { by?: TestClient; key?: string; ifMatch?: number | null } = {},
  ): Promise<Answer> => {
    const changed = structuredClone(application);
    change(changed);
    const data = toWire(changed, { offer: 101, application_id: id, number_handles });
    return send(data, { by, ifMatch: ifMatch ?? undefined, key });
  };
  const saved = async (...given: Parameters<typeof save>): Promise<Record<string, unknown>> => {
    const answer = await save(...given);
    assert.equal(answer.status, 200, answer.body.toString());
    return answer.json();
  };
  const page = async (): Promise<Page> =>
    (await grace.call('GET', `/api/issuer/applications/${id}/`)).json() as unknown as Page;
  const record = async (by = grace): Promise<{ sha256: string; text: string }> => {
    const { sha256, record: content } = (await by.call('GET', `/api/applications/${id}/record/`)).json();
    return { sha256: String(sha256), text: JSON.stringify(content) };
  };
  const recordsKept = async (): Promise<number> =>
    (await server.database.selectFrom('records').select('sha256').where('application_id', '=', id).execute()).length;
  const renamed: Change = ({ contact_details: contact }) => void (contact && (contact.first_name = 'Josephine'));

  before(async () => {
    server = await startWithHoldings();
  });
  after(() => server.stop());
  beforeEach(async () => {
    visitor = await TestClient.open(server);
    daniel = await signInAs(server, 'daniel.osei');
    grace = await signInAs(server, 'grace.nakamura');
    await actAs(grace, 'issuer');
    await submit();
  });

  it('opens with masked tax numbers and the other numbers whole, and the history says so', async () => {
    const { application, number_handles, status, offer_slug } = await opened();
    assert.deepEqual([status, offer_slug], ['submitted', 'emberfield-copper']);
    assert.match(JSON.stringify(application.tax_details), /"tfn":"\*+\d{3}"/);
    assert.ok(Object.keys(number_handles).length > 0);
    assert.doesNotMatch(JSON.stringify(application.bank_details), /\*/);
    assert.deepEqual(
      (await page()).history.map(({ kind, name }) => [kind, name]),
      [
        ['edit_opened', 'Grace Nakamura'],
        ['submitted', null],
      ],
    );
  });

  it('stands once in the history for all openings of an account within half an hour', async () => {
    const openings = async () => (await page()).history.filter(({ kind }) => kind === 'edit_opened').length;
    await opened();
    await opened();
    assert.equal(await openings(), 1);
    await opened(daniel);
    assert.equal(await openings(), 2);
    pass(server, IDLE_MINUTES * 60_000);
    grace = await signInAs(server, 'grace.nakamura');
    await actAs(grace, 'issuer');
    await opened();
    assert.equal(await openings(), 3);
  });

  it('[3-INLINE-22] is saved with a record beside the one before, and all numbers as they were', async () => {
    const former = await record();
    const before = await opened();
    const reply = await saved(before, renamed);
    assert.deepEqual([reply['status'], reply['original_application_id']], ['submitted', id]);
    const latter = await record();
    assert.equal(latter.sha256, reply['record_sha256']);
    assert.notEqual(latter.sha256, former.sha256);
    assert.equal(await recordsKept(), 2);
    assert.match(latter.text, /"changed":\{"at":"[^"]+","by":"Grace Nakamura"\}/);
    const parts = (text: string) => {
      const { application, terms, declaration, offer } = JSON.parse(text) as Record<string, Record<string, unknown>>;
      const { submitted_at: at, submitted_by: by } = application ?? {};
      return { at, by, terms, declaration, documents: offer?.['documents'] };
    };
    assert.deepEqual(parts(latter.text), parts(former.text));
    const after = await opened();
    assert.equal(after.application.contact_details?.first_name, 'Josephine');
    assert.deepEqual({ ...after.application, contact_details: null }, { ...before.application, contact_details: null });
  });

  it('tells the applicant which questions changed, without any answer', async () => {
    await sendDueEmails(server);
    await saved(await opened(), (application) => {
      renamed(application);
      if (application.bank_details) application.bank_details.accountNumber = '99887766';
    });
    const emails = await server.database
      .selectFrom('outbox')
      .select(['template', 'person_key', 'occasion'])
      .where('application_id', '=', id)
      .where('status', '=', 'waiting')
      .execute();
    assert.deepEqual(
      emails.map(({ template }) => template),
      ['edited'],
    );
    const [entry] = emails;
    const email = await composeEmail(server.deps, {
      applicationId: id,
      personKey: entry?.person_key ?? null,
      template: 'edited',
      occasion: entry?.occasion ?? '',
    });
    assert.match(email?.text ?? '', /- Contact details: First\/preferred name/);
    assert.match(email?.text ?? '', /- Bank account details: Account number/);
    assert.doesNotMatch(email?.text ?? '', /99887766|7766|AUD|2,000|payable/);
    await sendDueEmails(server);
    const { emails: told, history } = await page();
    assert.ok(told.some(({ kind, state }) => kind === 'edited' && state === 'sent'));
    assert.deepEqual(history[0]?.questions, [
      'Contact details: First/preferred name',
      'Bank account details: Account number',
    ]);
  });

  it('names a changed amount once, and says that what is payable may have changed', async () => {
    await saved(await opened(), ({ purchase_amount: purchase }) => {
      if (purchase) purchase.totalAmount = '12500';
    });
    const { history } = await page();
    assert.deepEqual(history[0]?.questions, ['Investment amount: Number of shares']);
    const entry = await server.database
      .selectFrom('outbox')
      .select(['person_key', 'occasion'])
      .where('application_id', '=', id)
      .where('template', '=', 'edited')
      .executeTakeFirstOrThrow();
    const email = await composeEmail(server.deps, {
      applicationId: id,
      personKey: entry.person_key,
      template: 'edited',
      occasion: entry.occasion,
    });
    assert.ok(email?.text.includes(emailTexts.editedPayment));
    assert.doesNotMatch(email?.text ?? '', /12,500|AUD/);
  });

  it('is found by its new answers', async () => {
    await saved(await opened(), (application) => {
      const [investor] = application.investor_details?.investors ?? [];
      if (investor) investor.legalLastName = 'Quillfeather';
    });
    const found = await grace.post('/api/issuer/applications/', { search: 'quillfeather' });
    assert.match(found.body.toString(), /Quillfeather/);
  });

  it('changes nothing if no answer differs', async () => {
    const { sha256 } = await record();
    const reply = await saved(await opened());
    assert.deepEqual([reply['record_sha256'], reply['is_unchanged']], [sha256, true]);
    assert.equal(await recordsKept(), 1);
    assert.ok(!(await page()).history.some(({ kind }) => kind === 'edited'));
  });

  it('is saved once, however often its call is repeated', async () => {
    const before = await opened();
    const key = '6d0c6a52-0c7e-4f0b-9d53-0b1f3d1b9a11';
    const reply = await saved(before, renamed, { key });
    assert.deepEqual(await saved(before, renamed, { key }), reply);
    assert.equal(await recordsKept(), 2);
  });

  it('is refused once somebody else has changed the application, or decided on it', async () => {
    const before = await opened();
    assert.equal((await save(before, renamed, { ifMatch: null })).status, 428);
    await saved(before, renamed);
    const stale = await save(before, renamed, { by: daniel });
    assert.deepEqual([stale.status, (stale.json()['current'] as { id: number }).id], [412, id]);
    const { saved: last } = await opened(daniel);
    assert.deepEqual([last?.name, last?.is_own], ['Grace Nakamura', false]);
  });

  it('is refused while the application is neither submitted nor accepted', async () => {
    const before = await opened();
    const moved = await grace.post(`/api/issuer/applications/${id}/moves/`, {
      id: '0f0c6a52-0c7e-4f0b-9d53-0b1f3d1b9a12',
      kind: 'reject',
      from: 'submitted',
      reason: 'twice',
    });
    assert.equal(moved.status, 204);
    for (const answer of [await open(grace), await save(before, renamed, { ifMatch: before.revision + 1 })])
      assert.deepEqual([answer.status, answer.json()['message']], [409, editTexts.notEdited]);
  });

  it('leaves the applicant’s own statements as they are: account, start of the application, review', async () => {
    const before = await opened();
    await saved(before, (application) => {
      renamed(application);
      application.landingpage = { agree_to_terms: false };
      application.trustees = { trustees: [] };
      application.review = { message_to_investor: 'Hello' };
      Object.assign(application.contact_details ?? {}, { user: 999, applicant_role: 'advisor' });
    });
    const { application } = await opened();
    const own = ({ landingpage, review, contact_details: contact }: Application) => {
      return [landingpage, review, contact?.user, contact?.applicant_role];
    };
    assert.deepEqual(own(application), own(before.application));
  });

  it('[2-STEP-19] keeps the investor that an issuer admin is not asked for', async () => {
    await submit((offer) => anApplicationBy('family_trust', offer));
    const before = await opened(daniel);
    await saved(
      before,
      (application) => {
        renamed(application);
        for (const name of ['investor_details', 'trustees', 'beneficial_owners'] as const) delete application[name];
        application.directors = { directors: [{ legalFirstName: 'Nobody' }] };
      },
      { by: daniel },
    );
    const { application } = await opened(daniel);
    assert.deepEqual({ ...application, contact_details: null }, { ...before.application, contact_details: null });
  });

  it('[2-ID-24] can remove a document, which stays with the record that names it', async () => {
    const before = await opened();
    const [investor] = before.application.investor_details?.investors ?? [];
    const document = investor?.idDoc;
    assert.ok(document?.id, 'the application has an identity document');
    await saved(before, (application) => {
      const [person] = application.investor_details?.investors ?? [];
      if (person) person.idDoc = null;
    });
    const { application } = await opened();
    assert.ok(!application.investor_details?.investors?.[0]?.idDoc);
    const viewed = await grace.call('GET', `/api/issuer/applications/${id}/documents/${document.id}/`);
    assert.equal(viewed.status, 200);
  });

  it('can add a document, and none of another application', async () => {
    const strange = await uploadedDocument(await TestClient.open(server));
    const own = await uploadedDocument(grace);
    const before = await opened();
    const withDocument = (document: typeof own) => (application: Application) => {
      const [person] = application.investor_details?.investors ?? [];
      if (person) person.idDoc = document;
    };
    assert.equal((await save(before, withDocument(strange))).status, 400);
    await saved(before, withDocument(own));
    const viewed = await grace.call('GET', `/api/issuer/applications/${id}/documents/${own.id}/`);
    assert.equal(viewed.status, 200);
  });

  it('goes on once the offer has closed', async () => {
    const before = await opened();
    await server.database.updateTable('offers').set({ state: 'closed' }).where('id', '=', 101).execute();
    try {
      await saved(before, renamed);
    } finally {
      await server.database.updateTable('offers').set({ state: 'open' }).where('id', '=', 101).execute();
    }
  });

  it('is refused above the maximum number of edits', async () => {
    const before = await opened();
    const edit = {
      application_id: id,
      at: server.deps.clock.now(),
      kind: 'edited',
      acting_as: 'issuer',
      revision: 1,
      facts: '{}',
    };
    await server.database
      .insertInto('events')
      .values(Array.from({ length: MOST_EDITS }, () => edit))
      .execute();
    const answer = await save(before, renamed);
    assert.deepEqual([answer.status, answer.json()['message']], [409, editTexts.full]);
  });

  it('answers nobody else', async () => {
    const before = await opened();
    const rohan = await signInAs(server, 'rohan.mehta');
    for (const by of [rohan, visitor, await TestClient.open(server)]) {
      assert.equal((await open(by)).status, 404);
      assert.equal((await save(before, renamed, { by })).status, 404);
    }
    const unknown = await open(grace, 99_999);
    assert.equal(unknown.status, 404);
    assert.equal(unknown.body.toString(), (await open(rohan)).body.toString());
  });

  it('names a question that is no longer asked by its step', async () => {
    const offer = await storedOffer(server, 101);
    const { application } = await opened();
    assert.deepEqual(
      changedQuestions({ offer, application, currency: 'AUD' }, ['trustees.trustees.gone.legalFirstName']),
      ['Trustee details'],
    );
  });
});
