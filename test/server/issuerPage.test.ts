/** What the issuer's staff read about an application besides its record. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import type { Static } from 'typebox';
import { LONGEST_NOTE, MOST_ENTRIES, STAFF_REASONS } from '#domain/application/issuerPage.ts';
import { fullName } from '#domain/people/names.ts';
import { issuerPageTexts } from '#domain/texts/issuerPage.ts';
import { emptyApplication } from '#server/applications/emptying.ts';
import { listDocuments } from '#server/applications/documentReferences.ts';
import type { SealedText } from '#server/database/sealed.ts';
import { inTransaction } from '#server/database/transactions.ts';
import type { managedApplication } from '#server/wire/issuerPage.ts';
import { approvalOf, openToApprove, waitingApplication } from './support/approvals.ts';
import { pass, sendWell } from './support/drafts.ts';
import { actAs, signInAs, startWithHoldings } from './support/holdings.ts';
import { sendDueEmails } from './support/jobs.ts';
import { readySubmission } from './support/submissions.ts';
import { PDF, TestClient, type Answer, type TestServer } from './support/testServer.ts';

type Page = Static<typeof managedApplication>;
const EMBERFIELD = 101;

describe('the issuer’s page of an application', () => {
  let server: TestServer;
  let daniel: TestClient, grace: TestClient, visitor: TestClient;
  let id: number;
  let document: string;
  let investor: string;
  const ask = (of = id, by = daniel): Promise<Answer> => by.call('GET', `/api/issuer/applications/${of}/`);
  const page = async (of = id): Promise<Page> => {
    const answer = await ask(of);
    assert.equal(answer.status, 200, answer.body.toString());
    return answer.json() as unknown as Page;
  };
  const note = (
    text: string,
    { by = daniel, noteId, of = id }: { by?: TestClient; noteId?: string; of?: number } = {},
  ): Promise<Answer> => by.post(`/api/issuer/applications/${of}/notes/`, { id: noteId ?? randomUUID(), text });
  const reveal = (handle: string, reason: string): Promise<Answer> =>
    daniel.post(`/api/applications/${id}/reveal-number/`, { handle, reason });

  before(async () => {
    server = await startWithHoldings();
    visitor = await TestClient.open(server);
    daniel = await signInAs(server, 'daniel.osei');
    grace = await signInAs(server, 'grace.nakamura');
    await actAs(grace, 'issuer');
    const { data, application } = await readySubmission(server, visitor, EMBERFIELD);
    const answer = await visitor.submit(data);
    id = Number(answer.json()['id']);
    document = listDocuments(application)[0]?.id ?? '';
    const [person] = application.investor_details?.investors ?? [];
    investor = fullName(person?.legalFirstName, person?.legalLastName);
  });
  after(() => server.stop());

  it('names the required documents of each person', async () => {
    const { readiness } = await page();

    assert.deepEqual(readiness, [{ subject: investor, items: [{ kind: 'identity', is_supplied: true }] }]);
  });

  it('has the e-mails that followed the submission, waiting and then sent', async () => {
    const kinds = async () => (await page()).emails.map(({ kind, state, at }) => [kind, state, at]);
    const submittedAt = server.deps.clock.now().toISOString();
    assert.deepEqual(await kinds(), [['confirmation', 'waiting', submittedAt]]);

    pass(server, 60_000);
    await sendDueEmails(server);

    assert.deepEqual(await kinds(), [['confirmation', 'sent', server.deps.clock.now().toISOString()]]);
  });

  it('gives a document to be shown in a frame, and none of another application', async () => {
    const address = (of: number, which: string) => `/api/issuer/applications/${of}/documents/${which}/`;
    const answer = await daniel.call('GET', address(id, document));

    assert.deepEqual(
      [answer.status, answer.headers['content-type'], answer.headers['content-security-policy']],
      [200, 'application/pdf', "frame-ancestors 'self'"],
    );
    assert.match(String(answer.headers['content-disposition']), /^inline; /);
    assert.deepEqual(answer.body, PDF);
    const other = await readySubmission(server, visitor, EMBERFIELD);
    const otherId = Number((await visitor.submit(other.data)).json()['id']);
    assert.equal((await daniel.call('GET', address(otherId, document))).status, 404);
    assert.equal((await daniel.call('GET', address(id, randomUUID()))).status, 404);
  });

  describe('a tax number', () => {
    it('[3-TAXSUM-09] is given for a reason, which the history names with the person', async () => {
      const { numbers } = await page();
      assert.deepEqual(
        numbers.map(({ step, path }) => [step, path]),
        [['tax_details', 'investors.0.tfn']],
      );
      const [{ handle = '' } = {}] = numbers;

      const answer = await reveal(handle, 'registry');

      assert.deepEqual([answer.status, answer.json()], [200, { number: '123456782' }]);
      const { history } = await page();
      assert.deepEqual(
        [history[0]?.kind, history[0]?.name, history[0]?.reason],
        ['number_revealed', 'Daniel Osei', 'registry'],
      );
    });

    it('is not given without one of the reasons for staff', async () => {
      const { numbers } = await page();
      const [{ handle = '' } = {}] = numbers;
      for (const reason of ['own', '', 'curiosity']) assert.equal((await reveal(handle, reason)).status, 400, reason);
      assert.ok(!STAFF_REASONS.some((reason) => String(reason) === 'own'));
    });
  });

  describe('a note', () => {
    it('is kept with its author and time, sealed, and newest first', async () => {
      assert.equal((await note('Called the investor.\nNo answer.')).status, 204);
      pass(server, 60_000);
      assert.equal((await note('  They called back.  ', { by: grace })).status, 204);

      const { notes, history } = await page();

      assert.deepEqual(
        notes.map(({ author, text }) => [author, text]),
        [
          ['Grace Nakamura', 'They called back.'],
          ['Daniel Osei', 'Called the investor.\nNo answer.'],
        ],
      );
      assert.equal(notes[0]?.at, server.deps.clock.now().toISOString());
      assert.deepEqual(
        history.slice(0, 2).map(({ kind, name }) => [kind, name]),
        [
          ['note_added', 'Grace Nakamura'],
          ['note_added', 'Daniel Osei'],
        ],
      );
      const rows = await server.database.selectFrom('notes').selectAll().execute();
      assert.doesNotMatch(JSON.stringify(rows), /called/i);
      const events = await server.database.selectFrom('events').select('facts').execute();
      assert.doesNotMatch(JSON.stringify(events), /called/i);
    });

    it('that is sent twice is added once', async () => {
      const before = (await page()).notes.length;
      const noteId = randomUUID();
      for (const _try of [1, 2]) assert.equal((await note('Once', { noteId })).status, 204);
      assert.equal((await page()).notes.length, before + 1);
    });

    it('that is blank or too long is refused with the reason', async () => {
      for (const [text, error] of [
        [' \n', issuerPageTexts.noteBlank],
        ['x'.repeat(LONGEST_NOTE + 1), issuerPageTexts.noteTooLong(LONGEST_NOTE + 1, LONGEST_NOTE)],
      ] as const) {
        const answer = await note(text);
        assert.deepEqual([answer.status, answer.json()], [400, { message: error }]);
      }
      assert.equal((await note('With a wrong id', { noteId: 'x' })).status, 400);
    });

    it('above the maximum of an application is refused', async () => {
      const submitted = await visitor.submit((await readySubmission(server, visitor, EMBERFIELD)).data);
      const of = Number(submitted.json()['id']);
      assert.equal((await note('First', { of })).status, 204);
      const row = await server.database
        .selectFrom('notes')
        .selectAll()
        .where('application_id', '=', of)
        .executeTakeFirstOrThrow();
      const others = Array.from({ length: MOST_ENTRIES - 1 }, () => ({ ...row, id: randomUUID() }));
      await server.database
        .insertInto('notes')
        .values(others.map((other) => ({ ...other, details: JSON.stringify(other.details) as SealedText })))
        .execute();

      const answer = await note('One too many', { of });

      assert.deepEqual([answer.status, answer.json()], [409, { message: issuerPageTexts.notesFull }]);
    });
  });

  it('tells of an adviser’s application who submitted and who approved it, and nothing of the draft before', async () => {
    const rohan = await signInAs(server, 'rohan.mehta');
    const waiting = await waitingApplication(server, rohan);
    assert.equal((await ask(waiting.id)).status, 404);
    const { client, opened } = await openToApprove(server, waiting.id);
    await sendWell(approvalOf(waiting, opened), { by: client, ifMatch: opened.revision });

    const { history, has_older } = await page(waiting.id);

    assert.deepEqual(
      history.map(({ kind, role, name }) => [kind, role, name]),
      [
        ['approved', 'investor', null],
        ['submitted', 'adviser', 'Rohan Mehta'],
      ],
    );
    assert.equal(has_older, false);
  });

  it('is gone once the application is emptied, with the notes', async () => {
    const submitted = await visitor.submit((await readySubmission(server, visitor, EMBERFIELD)).data);
    const of = Number(submitted.json()['id']);
    await note('To go', { of });
    await inTransaction(server.database, (transaction) => emptyApplication(transaction, server.deps, of));

    assert.equal((await ask(of)).status, 410);
    const left = await server.database.selectFrom('notes').select('id').where('application_id', '=', of).execute();
    assert.deepEqual(left, []);
  });
});
