/** Decisions of the issuer's staff on a received application. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Static } from 'typebox';
import { MOST_MOVES, MOVE_EMAIL_MS, TAKE_BACK_MS } from '#domain/application/moves.ts';
import { emailTexts } from '#domain/texts.ts';
import { movesTexts } from '#domain/texts/moves.ts';
import { composeEmail } from '#server/emails/compose.ts';
import type { EmailTemplate } from '#server/emails/templates.ts';
import type { managedApplication } from '#server/wire/issuerPage.ts';
import { approvalOf, openToApprove, waitingApplication } from './support/approvals.ts';
import { pass, sendWell } from './support/drafts.ts';
import { actAs, signInAs, startWithHoldings } from './support/holdings.ts';
import { sendDueEmails } from './support/jobs.ts';
import { readySubmission } from './support/submissions.ts';
import { TestClient, type Answer, type TestServer } from './support/testServer.ts';

type Page = Static<typeof managedApplication>;
interface Sent {
  allotted_on?: string;
  units?: string;
  holder_number?: string;
  kind: string;
  from?: string;
  reason?: string;
  moveId?: string;
  by?: TestClient;
}

const ALLOTTED = { allotted_on: '2026-11-20', units: '10000', holder_number: 'x00 1234-5678' };

describe('a decision on an application', () => {
  let server: TestServer;
  let daniel: TestClient, grace: TestClient, visitor: TestClient;
  let id: number;

  const page = async (): Promise<Page> => {
    const answer = await daniel.call('GET', `/api/issuer/applications/${id}/`);
    assert.equal(answer.status, 200, answer.body.toString());
    return answer.json() as unknown as Page;
  };
  const move = ({ moveId = randomUUID(), by = daniel, ...sent }: Sent): Promise<Answer> => {
    const blank = { from: 'submitted', reason: '', allotted_on: '', units: '', holder_number: '' };
    return by.post(`/api/issuer/applications/${id}/moves/`, { id: moveId, ...blank, ...sent });
  };
  const takeBack = (moveId: string | undefined, by = daniel): Promise<Answer> =>
    by.post(`/api/issuer/applications/${id}/moves/take-back/`, { id: moveId ?? '' });
  const moveWell = async (sent: Sent): Promise<string> => {
    const moveId = randomUUID();
    const answer = await move({ ...sent, moveId });
    assert.equal(answer.status, 204, answer.body.toString());
    return moveId;
  };
  /** E-mails about decisions that were sent, oldest first. */
  const sentEmails = async () => {
    await sendDueEmails(server);
    const { emails } = await page();
    return emails
      .filter(({ kind, state }) => state === 'sent' && /^(accepted|completed|rejected|reopened|withdrawn)/.test(kind))
      .map(({ kind }) => kind)
      .reverse();
  };
  const statusTold = async () => {
    const { results } = (await visitor.call('GET', `/api/applications/${id}/record/`)).json();
    assert.equal(results, undefined);
    return (await visitor.call('GET', `/api/applications/${id}/record/`)).json()['status'];
  };
  const refused = (answer: Answer, message: string) =>
    assert.deepEqual([answer.status, answer.json()['message']], [409, message]);

  before(async () => {
    server = await startWithHoldings();
  });
  after(() => server.stop());
  // Anew for each: a session does not outlast half an hour without a key pressed.
  beforeEach(async () => {
    visitor = await TestClient.open(server);
    daniel = await signInAs(server, 'daniel.osei');
    grace = await signInAs(server, 'grace.nakamura');
    await actAs(grace, 'issuer');
    const { data } = await readySubmission(server, visitor, 101);
    id = Number((await visitor.submit(data)).json()['id']);
  });

  it('accepts it: staff see it at once, the applicant and the e-mails after ten minutes', async () => {
    await moveWell({ kind: 'accept' });

    const { status, last_move: last, history } = await page();
    assert.deepEqual([status, last?.take_back_ms], ['accepted', TAKE_BACK_MS]);
    assert.deepEqual(
      [history[0]?.kind, history[0]?.status, history[0]?.name, history[0]?.reason],
      ['moved', 'accepted', 'Daniel Osei', null],
    );
    pass(server, TAKE_BACK_MS - 1);
    assert.deepEqual([await sentEmails(), await statusTold()], [[], 'submitted']);
    pass(server, 1);
    assert.equal(await statusTold(), 'accepted');
    pass(server, MOVE_EMAIL_MS - TAKE_BACK_MS);
    assert.deepEqual(await sentEmails(), ['accepted']);
    assert.equal((await page()).last_move?.take_back_ms, 0);
  });

  it('is listed under its status at once', async () => {
    await moveWell({ kind: 'accept' });

    const { results } = (await daniel.post('/api/issuer/applications/', { status: 'accepted' })).json() as unknown as {
      results: { application_id: number }[];
    };
    assert.ok(results.some(({ application_id: listed }) => listed === id));
  });

  it('does not accept it for a reason, which the history and the e-mail say', async () => {
    await moveWell({ kind: 'reject', reason: 'not_paid', by: grace });

    const [entry] = (await page()).history;
    assert.deepEqual([entry?.status, entry?.reason, entry?.name], ['rejected', 'not_paid', 'Grace Nakamura']);
    const words = await wordsOf('rejected');
    assert.match(words, new RegExp(emailTexts.rejectReason(movesTexts.told.not_paid)));
    assert.match(words, new RegExp(emailTexts.nothingMore));
  });

  it('gives no reason that is not told', async () => {
    await moveWell({ kind: 'reject', reason: 'other' });

    assert.doesNotMatch(await wordsOf('rejected'), new RegExp(emailTexts.rejectReason('')));
  });

  it('asks a rejection, and nothing else, for one of the reasons', async () => {
    for (const sent of [
      { kind: 'reject' },
      { kind: 'reject', reason: 'mood' },
      { kind: 'accept', reason: 'twice' },
      { kind: 'accept', units: '5' },
      { kind: 'reject', reason: 'twice', ...ALLOTTED },
      { kind: 'complete', reason: 'twice', ...ALLOTTED },
      { kind: 'complete' },
      { kind: 'accept', from: 'lost' },
      { kind: 'accept', moveId: 'x' },
    ])
      assert.equal((await move(sent)).status, 400, JSON.stringify(sent));
    assert.equal((await page()).status, 'submitted');
  });

  it('reopens what was not accepted, and accepts it then', async () => {
    await moveWell({ kind: 'reject', reason: 'incomplete' });
    pass(server, MOVE_EMAIL_MS);
    await sendDueEmails(server);
    await moveWell({ kind: 'reopen', from: 'rejected' });
    assert.equal((await page()).status, 'submitted');
    await moveWell({ kind: 'accept' });
    pass(server, MOVE_EMAIL_MS);

    // The e-mail about the reopening had not left, and says nothing that still holds.
    assert.deepEqual(await sentEmails(), ['rejected', 'accepted']);
  });

  it('withdraws it for the applicant, for good once the ten minutes are over', async () => {
    const moveId = await moveWell({ kind: 'withdraw' });
    pass(server, MOVE_EMAIL_MS);

    assert.deepEqual([await sentEmails(), await statusTold()], [['withdrawn'], 'withdrawn']);
    refused(await takeBack(moveId), movesTexts.failures.takeBack.conflict);
    refused(await move({ kind: 'reopen', from: 'withdrawn' }), movesTexts.failures.move.conflict);
    assert.equal((await page()).status, 'withdrawn');
  });

  describe('that completes it', () => {
    const complete = async (given: Partial<Sent> = {}) =>
      moveWell({ kind: 'complete', from: 'accepted', ...ALLOTTED, ...given });
    const toldAllotment = async () => (await visitor.call('GET', `/api/applications/${id}/record/`)).json()['allotted'];
    beforeEach(async () => {
      await moveWell({ kind: 'accept' });
      pass(server, MOVE_EMAIL_MS);
      await sendDueEmails(server);
    });

    it('has a day, a number of securities and the number of the holder: whole for staff, its end for everybody else', async () => {
      assert.deepEqual((await page()).proposed, { units: '5000', holder_number: '' });
      await complete();

      const { status, allotment, history } = await page();
      assert.deepEqual([status, history[0]?.status], ['completed', 'completed']);
      assert.deepEqual(allotment, { allotted_on: '2026-11-20', units: '10000', holder_number: 'X0012345678' });
      assert.deepEqual([await statusTold(), await toldAllotment()], ['accepted', []]);
      pass(server, MOVE_EMAIL_MS);
      assert.deepEqual(await sentEmails(), ['accepted', 'completed']);
      const words = await wordsOf('completed');
      assert.match(words, /10,000 shares on 20\/11\/2026/);
      assert.match(words, /HIN or SRN ending 678/);
      assert.doesNotMatch(words, /12345678/);
      assert.deepEqual(await toldAllotment(), ['10,000 shares on 20/11/2026', 'HIN or SRN ending 678']);
      assert.doesNotMatch(
        JSON.stringify(await server.database.selectFrom('allotments').selectAll().execute()),
        /12345678/,
      );
    });

    it('needs no number of the holder, and tells none', async () => {
      await complete({ holder_number: '' });
      pass(server, MOVE_EMAIL_MS);

      assert.doesNotMatch(await wordsOf('completed'), /HIN or SRN/);
    });

    it('is taken back with its allotment', async () => {
      const moveId = await complete();

      assert.equal((await takeBack(moveId)).status, 204);

      const { status, allotment } = await page();
      assert.deepEqual([status, allotment], ['accepted', null]);
      pass(server, MOVE_EMAIL_MS);
      assert.deepEqual(await sentEmails(), ['accepted']);
      await complete({ units: '9000.5' });
      assert.equal((await page()).allotment?.units, '9000.5');
    });

    it('is refused with a day to come, no securities, or a number that is none', async () => {
      for (const given of [
        { allotted_on: '2199-01-01' },
        { allotted_on: '' },
        { units: '0' },
        { units: '-5' },
        { units: '1.0000001' },
        { units: '' },
        { holder_number: 'X'.repeat(21) },
        { holder_number: '<b>' },
      ])
        assert.equal(
          (await move({ kind: 'complete', from: 'accepted', ...ALLOTTED, ...given })).status,
          400,
          JSON.stringify(given),
        );
      assert.equal((await page()).status, 'accepted');
    });

    it('comes after the acceptance, and ends the edits', async () => {
      await complete();
      refused(await move({ kind: 'reject', from: 'completed', reason: 'other' }), movesTexts.failures.move.conflict);
      assert.equal((await daniel.call('POST', `/api/issuer/applications/${id}/edit/`)).status, 409);
    });
  });

  describe('taken back', () => {
    it('within ten minutes, leaves no trace but the history', async () => {
      const moveId = await moveWell({ kind: 'reject', reason: 'twice' });
      pass(server, TAKE_BACK_MS - 1);

      assert.equal((await takeBack(moveId, grace)).status, 204);

      const { status, last_move: last, history } = await page();
      assert.deepEqual([status, last], ['submitted', null]);
      assert.deepEqual([history[0]?.kind, history[0]?.name], ['move_taken_back', 'Grace Nakamura']);
      pass(server, MOVE_EMAIL_MS);
      assert.deepEqual([await sentEmails(), await statusTold()], [[], 'submitted']);
    });

    it('brings the e-mails of the decision before it back, if they had not left', async () => {
      await moveWell({ kind: 'reject', reason: 'identity' });
      const reopened = await moveWell({ kind: 'reopen', from: 'rejected' });

      assert.equal((await takeBack(reopened)).status, 204);
      pass(server, MOVE_EMAIL_MS);

      assert.deepEqual([await sentEmails(), (await page()).status], [['rejected'], 'rejected']);
      assert.match(await wordsOf('rejected'), new RegExp(movesTexts.told.identity));
    });

    it('does not send an e-mail that has left once more', async () => {
      await moveWell({ kind: 'reject', reason: 'identity' });
      pass(server, MOVE_EMAIL_MS);
      await sendDueEmails(server);
      const reopened = await moveWell({ kind: 'reopen', from: 'rejected' });
      await takeBack(reopened);
      pass(server, MOVE_EMAIL_MS);

      assert.deepEqual(await sentEmails(), ['rejected']);
    });

    it('twice, changes nothing more; another one than the last is refused', async () => {
      const first = await moveWell({ kind: 'reject', reason: 'other' });
      const second = await moveWell({ kind: 'reopen', from: 'rejected' });

      refused(await takeBack(first), movesTexts.failures.takeBack.conflict);
      for (const _try of [1, 2]) assert.equal((await takeBack(second)).status, 204);
      assert.equal((await page()).status, 'rejected');
      refused(await takeBack(randomUUID()), movesTexts.failures.takeBack.conflict);
    });

    it('is too late after ten minutes, and before the e-mails leave', async () => {
      const moveId = await moveWell({ kind: 'accept' });
      pass(server, TAKE_BACK_MS);

      refused(await takeBack(moveId), movesTexts.failures.takeBack.conflict);
      pass(server, MOVE_EMAIL_MS - TAKE_BACK_MS);
      assert.deepEqual(await sentEmails(), ['accepted']);
    });
  });

  it('that is sent twice is made once', async () => {
    const moveId = randomUUID();
    const answers = await Promise.all([1, 2].map(() => move({ kind: 'accept', moveId })));

    assert.deepEqual(
      answers.map(({ status }) => status),
      [204, 204],
    );
    const { history, emails } = await page();
    assert.equal(history.filter(({ kind }) => kind === 'moved').length, 1);
    assert.equal(emails.filter(({ kind }) => kind === 'accepted').length, 1);
  });

  it('of two at one moment by two members of staff, one is refused', async () => {
    const answers = await Promise.all([move({ kind: 'accept' }), move({ kind: 'reject', reason: 'other', by: grace })]);

    assert.deepEqual(answers.map(({ status }) => status).sort(), [204, 409]);
    assert.equal((await page()).history.filter(({ kind }) => kind === 'moved').length, 1);
  });

  it('is refused above the maximum', async () => {
    const event = { application_id: id, at: server.deps.clock.now(), kind: 'moved', acting_as: 'issuer', revision: 1 };
    const rows = Array.from({ length: MOST_MOVES }, () => ({
      ...event,
      session_id: null,
      user_id: null,
      facts: JSON.stringify({ move: randomUUID(), from: 'rejected', status: 'submitted', reason: null }),
    }));
    await server.database.insertInto('events').values(rows).execute();

    refused(await move({ kind: 'accept' }), movesTexts.full);
  });

  it('is told to the adviser as well', async () => {
    const adviser = await TestClient.open(server);
    const waiting = await waitingApplication(server, adviser);
    const { client, opened } = await openToApprove(server, waiting.id);
    await sendWell(approvalOf(waiting, opened), { by: client, ifMatch: opened.revision });
    id = waiting.id;

    await moveWell({ kind: 'accept' });
    pass(server, MOVE_EMAIL_MS);

    assert.deepEqual((await sentEmails()).sort(), ['accepted', 'accepted_notice']);
  });

  /** The e-mail as it leaves now, without its line breaks. */
  async function wordsOf(template: EmailTemplate): Promise<string> {
    const row = await server.database
      .selectFrom('outbox')
      .select(['person_key', 'occasion'])
      .where('application_id', '=', id)
      .where('template', '=', template)
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const entry = { applicationId: id, personKey: row.person_key, template, occasion: row.occasion };
    const email = await composeEmail(server.deps, entry);
    return (email?.text ?? '').replace(/\s+/g, ' ');
  }
});
