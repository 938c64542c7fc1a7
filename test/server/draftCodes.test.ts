import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { checkCode, readCode, requestCode, type ClaimSend, type GuessOutcome } from '#server/drafts/codes.ts';
import type { CodePurpose } from '#server/drafts/codeTargets.ts';
import { recordKnownCaller, type CodeCaller } from '#server/drafts/known.ts';
import { findLink, matchLinks } from '#server/drafts/links.ts';
import { recordVerifiedMobile } from '#server/drafts/numbers.ts';
import { seedDemoPeople } from '#server/users/demoPeople.ts';
import {
  aDraft,
  anotherSession,
  callerAt,
  changeMobile,
  claimAlways,
  issueLinkOf,
  MOBILE,
  newestCode,
  newestToken,
  OTHER_MOBILE,
  owedOf,
  pass,
  wrongCode,
  type TestDraft,
} from './support/drafts.ts';
import { addOffer, START, startTestServer, type TestServer } from './support/testServer.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Guesses of one run, and how many at a time. */
const [GUESSES, CONNECTIONS] = [300, 64];

describe('codes of a draft', () => {
  let server: TestServer;
  let draft: TestDraft;
  before(async () => {
    server = await startTestServer();
    await addOffer(server);
  });
  beforeEach(async () => {
    server.travelTo(START);
    draft = await aDraft(server);
    by = callerAt(draft.sessionId);
    await issue();
  });
  after(() => server.stop());

  const now = () => server.deps.clock.now();
  const later = (ms: number): void => pass(server, ms);
  const issue = (): Promise<string> => issueLinkOf(server, draft.id);
  /** By default a stranger: the session began the draft, and has neither saved it nor given a code. */
  let by: CodeCaller;
  const request = (purpose: CodePurpose = 'open', claimSend = claimAlways, { id } = draft, caller = by) =>
    requestCode({ ...server.deps, claimSend }, { applicationId: id, purpose, by: caller, now: now() });
  const judge = (
    code: string,
    { id } = draft,
    purposes: CodePurpose[] = ['open'],
    caller: CodeCaller = by,
  ): Promise<GuessOutcome> =>
    checkCode(server.deps, { applicationId: id, purposes, code, by: caller, now: now() }, async () => undefined);
  const know = (caller: CodeCaller): Promise<void> =>
    recordKnownCaller(server.database, { ...caller, applicationId: draft.id, now: now() });
  const give = async (...guess: Parameters<typeof judge>): Promise<boolean> => (await judge(...guess)) === 'right';
  const fresh = async (): Promise<string> => {
    later(MINUTE);
    await request();
    return newestCode(server, draft.id, by.sessionId);
  };
  /** How many guesses were compared with a code. */
  const evaluated = async (): Promise<number> => {
    const rows = await server.database
      .selectFrom('draft_codes')
      .select('tries')
      .where('application_id', '=', draft.id)
      .execute();
    return rows.reduce((sum, { tries }) => sum + tries, 0);
  };

  it('[3-OTP-04] has six digits, is right once, and stands neither in the database nor in the outbox', async () => {
    const code = await fresh();
    const rows = JSON.stringify([
      await server.database.selectFrom('draft_codes').selectAll().execute(),
      await server.database.selectFrom('outbox').selectAll().execute(),
      await server.database.selectFrom('jobs').selectAll().execute(),
    ]);

    assert.match(code, /^\d{6}$/);
    assert.ok(!rows.includes(code) && !rows.includes(MOBILE));
    assert.equal(await give(wrongCode(code)), false);
    assert.equal(await give(code), true);
    assert.equal(await give(code), false, 'a replay');
  });

  it('keeps the noughts before it', async () => {
    for (let count = 0; ; count += 1) {
      assert.ok(count < 500, 'one of ten begins with a nought');
      const code = await fresh();
      if (!code.startsWith('0')) continue;
      assert.equal(await give(String(Number(code))), false);
      assert.equal(await give(code), true);
      return;
    }
  });

  it('ends after ten minutes', async () => {
    const [first, second] = [await fresh(), await fresh()];
    later(10 * MINUTE);

    assert.equal(await give(second), false);
    assert.equal(await give(first), false);
    const code = await fresh();
    later(10 * MINUTE - 1);
    assert.equal(await give(code), true);
  });

  it('ends with a newer one of its session, and with the address of its link; a newer link ends none', async () => {
    const first = await fresh();
    const second = await fresh();
    assert.equal(first !== second && (await give(first)), false);
    await issue();
    assert.equal(await give(second), true);
    const third = await fresh();
    await server.database
      .transaction()
      .execute((transaction) =>
        matchLinks(transaction, server.deps, { applicationId: draft.id, email: 'ann@example.com', now: now() }),
      );

    assert.equal(await give(third), false);
  });

  it('[3-OTP-02] belongs to the session that asked for it: two have one each, and five wrong guesses end that of their session alone', async () => {
    const other = callerAt(await anotherSession(server));
    const code = await fresh();
    await request('open', claimAlways, draft, other);
    const others = await newestCode(server, draft.id, other.sessionId);
    assert.notEqual(code, others, 'by a chance of one in a million they are the same');

    assert.equal(await give(others), false, 'the code of another session');
    for (let count = 0; count < 4; count += 1) await give(wrongCode(code));
    assert.equal(await give(code), false);
    assert.equal(await give(code, draft, ['open'], other), false, 'the code of another session');
    assert.equal(await give(others, draft, ['open'], other), true);
  });

  it('opens no other draft', async () => {
    const other = await aDraft(server);
    await request('open', claimAlways, other);
    const code = await fresh();

    assert.equal(await give(code, other), false);
    assert.equal(await give(code), true);
  });

  it('is right for what it was asked for alone', async () => {
    const code = await fresh();

    assert.equal(await give(code, draft, ['verify']), false);
    assert.equal(await give(code, draft, ['open', 'verify']), true);
  });

  for (const wrong of ['', '12345', '1234567', '１２３４５６', 'abcdef', '\0'])
    it(`is not ${JSON.stringify(wrong)}`, async () => {
      await fresh();

      assert.equal(await give(wrong), false);
    });

  it('[3-OTP-04] is compared with five guesses of 500 at once, and then not even with the right one', async () => {
    const code = await fresh();
    const answers = await Promise.all(Array.from({ length: 500 }, () => give(wrongCode(code))));

    assert.equal(answers.filter(Boolean).length, 0);
    assert.equal(await evaluated(), 5);
    assert.equal(await give(code), false);
  });

  it('[3-OTP-08] is over once it was used, and after ten minutes', async () => {
    const used = await fresh();
    assert.equal(await judge(used), 'right');
    assert.deepEqual([await judge(used), await judge(wrongCode(used))], ['over', 'over']);
    const ended = await fresh();
    later(10 * MINUTE);
    assert.deepEqual([await judge(ended), await judge(wrongCode(ended))], ['over', 'over']);
  });

  it('opens once, of 100 right ones at once', async () => {
    const code = await fresh();
    const answers = await Promise.all(Array.from({ length: 100 }, () => give(code)));

    assert.equal(answers.filter(Boolean).length, 1);
  });

  it(`[3-DRAFT-01] has twenty of ${GUESSES} guesses of strangers compared, from however many sessions and whatever codes they ask for`, async () => {
    const token = await newestToken(server, draft.id);
    const sessions = [by];
    for (let count = 0; count < 7; count += 1) sessions.push(callerAt(await anotherSession(server)));
    let made = 0;
    const guessOn = async (_: unknown, connection: number): Promise<boolean> => {
      const caller = sessions[connection % sessions.length] ?? by;
      let isOpen = false;
      while (made < GUESSES) {
        made += 1;
        if (made % 50 === 0) await request('open', claimAlways, draft, caller);
        isOpen ||= await give('not it', draft, ['open'], caller);
      }
      return isOpen;
    };
    for (const caller of sessions) await request('open', claimAlways, draft, caller);

    const opened = await Promise.all(Array.from({ length: CONNECTIONS }, guessOn));

    assert.ok(!opened.includes(true));
    assert.equal(await evaluated(), 20);
    assert.ok(await findLink(server.deps, token), 'the link is good still');
    const told = (await owedOf(server, draft.id)).filter(({ channel }) => channel === 'email');
    assert.deepEqual(
      told.map(({ template }) => template),
      ['guesses_used'],
      'the owner is told once',
    );
  });

  /** Twenty wrong guesses of strangers, within some minutes. */
  const guessOut = async (): Promise<GuessOutcome[]> => {
    const answers: GuessOutcome[] = [];
    for (let round = 0; round < 4; round += 1) {
      const code = await fresh();
      for (let count = 0; count < 5; count += 1) answers.push(await judge(wrongCode(code)));
    }
    return answers;
  };

  it('[3-DRAFT-01] has strangers wait until a day after their first guess, with codes and guesses; the owner is told each day', async () => {
    const first = now();
    assert.deepEqual((await guessOut()).slice(-2), ['wrong', 'waiting']);
    const until = new Date(first.getTime() + MINUTE + DAY);
    const other = callerAt(await anotherSession(server));
    assert.deepEqual(await request('open', claimAlways, draft, other), {
      isSent: false,
      refusal: { reason: 'guesses', until },
    });
    assert.equal(await judge('123456', draft, ['open'], other), 'waiting');

    server.travelTo(new Date(until.getTime() - 1));
    assert.equal((await request()).isSent, false);
    server.travelTo(until);
    const code = await fresh();
    assert.equal(await judge(wrongCode(code)), 'wrong');
    assert.equal(await give(code), true);
    await guessOut();
    const told = (await owedOf(server, draft.id)).filter(({ template }) => template === 'guesses_used');
    assert.equal(told.length, 2);
  });

  it('[3-DRAFT-01] is right for the owner after twenty guesses of strangers: in a session and a browser that gave one before, and signed in', async () => {
    const [session, sameBrowser, account] = [
      callerAt(await anotherSession(server)),
      callerAt(await anotherSession(server), { browserHash: 'b' }),
      callerAt(await anotherSession(server), { userId: await anAccount() }),
    ];
    await know({ ...session, browserHash: 'b' });
    await server.database
      .updateTable('applications')
      .set({ user_id: account.userId })
      .where('id', '=', draft.id)
      .execute();
    await guessOut();

    for (const caller of [session, sameBrowser, account]) {
      assert.equal((await request('open', claimAlways, draft, caller)).isSent, true);
      const code = await newestCode(server, draft.id, caller.sessionId);
      assert.equal(await judge(wrongCode(code), draft, ['open'], caller), 'wrong');
      assert.equal(await judge(code, draft, ['open'], caller), 'right');
    }
    const stranger = { ...sameBrowser, sessionId: by.sessionId, browserHash: 'c' };
    assert.equal((await request('open', claimAlways, draft, stranger)).isSent, false);
  });

  it('does not count the wrong codes of a session that is known', async () => {
    await know(by);
    await guessOut();
    await guessOut();

    assert.deepEqual(
      await server.database.selectFrom('draft_guesses').selectAll().where('application_id', '=', draft.id).execute(),
      [],
    );
    assert.equal(await give(await fresh()), true);
  });

  async function anAccount(): Promise<number> {
    await seedDemoPeople(server.deps);
    const row = await server.database.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow();
    return row.id;
  }

  it('[3-OTP-02] is owed as a message that names the code’s row, and not at all where too many have left', async () => {
    const refusal = { allowed: false, reason: 'draft', until: START } as const;
    const refuse: ClaimSend = async () => refusal;
    assert.deepEqual(await owedOf(server, draft.id), []);
    assert.deepEqual(await request('open', refuse), { isSent: false, refusal });
    assert.deepEqual(await owedOf(server, draft.id), []);

    await request();

    const [{ occasion, ...message } = { occasion: '' }, ...others] = await owedOf(server, draft.id);
    assert.deepEqual([message, others], [{ channel: 'sms', template: 'draft_code' }, []]);
    assert.deepEqual(await readCode(server.deps, { applicationId: draft.id, id: occasion }), {
      code: await newestCode(server, draft.id),
      purpose: 'open',
      number: MOBILE,
      offerId: 101,
    });
    later(10 * MINUTE);
    assert.equal(await readCode(server.deps, { applicationId: draft.id, id: occasion }), null);
  });

  describe('[3-OTP-03] go to', () => {
    const asked = async (purpose: CodePurpose, of = draft): Promise<string | null> => {
      const requested = await request(purpose, claimAlways, of);
      return requested.isSent ? requested.number : null;
    };

    it('the mobile on the application, an adviser’s own where an adviser applies', async () => {
      const advised = await aDraft(server, {
        applicant_role: 'advisor',
        adviser_email: 'rohan.mehta@example.com',
        adviser_mobile: '0491 570 157',
      });

      assert.equal(await asked('open'), MOBILE);
      assert.equal(await asked('open', advised), '+61491570157');
    });

    it('nobody where there is no number that a message could go to', async () => {
      assert.equal(await asked('open', await aDraft(server, { tel_mobile: '12' })), null);
      assert.equal(await asked('open', await aDraft(server, { tel_mobile: '' })), null);
    });

    it('the number that was verified last, until the changed one is verified, too', async () => {
      const verify = (mobile: string): Promise<string | null> =>
        server.database
          .transaction()
          .execute((transaction) =>
            recordVerifiedMobile(transaction, server.deps, { applicationId: draft.id, mobile, now: now() }),
          );
      await changeMobile(server, draft.id, OTHER_MOBILE);
      assert.equal(await asked('open'), OTHER_MOBILE, 'before any is verified, the one that is saved');
      assert.equal(await verify(OTHER_MOBILE), null);
      await changeMobile(server, draft.id, MOBILE);

      assert.equal(await asked('open'), OTHER_MOBILE);
      assert.equal(await asked('verify'), MOBILE);
      assert.equal(await verify(MOBILE), OTHER_MOBILE);
      assert.equal(await asked('open'), MOBILE);
      const rows = JSON.stringify(await server.database.selectFrom('draft_access').selectAll().execute());
      assert.ok(!rows.includes(MOBILE) && !rows.includes(OTHER_MOBILE));
    });

    it('one number: a code opens nothing once the application names another', async () => {
      const code = await fresh();
      await changeMobile(server, draft.id, OTHER_MOBILE);

      assert.equal(await give(code), false);
    });
  });
});
