import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import {
  checkCode,
  readCode,
  requestCode,
  type ClaimSend,
  type CodePurpose,
  type Judged,
} from '#server/drafts/codes.ts';
import { findLink } from '#server/drafts/links.ts';
import { noteVerified } from '#server/drafts/numbers.ts';
import {
  aDraft,
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
/** Guesses of one run, and how many at a time. */
const [GUESSES, CONNECTIONS] = process.env['FULL'] ? [100_000, 64] : [2_000, 64];

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
    await issue();
  });
  after(() => server.stop());

  const now = () => server.deps.clock.now();
  const later = (ms: number): void => pass(server, ms);
  const issue = (): Promise<string> => issueLinkOf(server, draft.id);
  const request = (purpose: CodePurpose = 'open', claimSend = claimAlways, { id } = draft) =>
    requestCode({ ...server.deps, claimSend }, { applicationId: id, purpose, now: now() });
  const judge = (code: string, { id } = draft, purposes: CodePurpose[] = ['open']): Promise<Judged> =>
    checkCode(server.deps, { applicationId: id, purposes, code, now: now() }, async () => undefined);
  const give = async (...guess: Parameters<typeof judge>): Promise<boolean> => (await judge(...guess)) === 'right';
  const fresh = async (): Promise<string> => {
    later(MINUTE);
    await request();
    return newestCode(server, draft.id);
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

  it('ends with a newer one, and with its link', async () => {
    const first = await fresh();
    const second = await fresh();
    assert.equal(first !== second && (await give(first)), false);
    await issue();

    assert.equal(await give(second), false);
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

  it('[3-OTP-04, 3-OTP-08] is over with the fifth wrong guess, and says the same of a right one from then on', async () => {
    const code = await fresh();
    const answers: Judged[] = [];
    for (let count = 0; count < 5; count += 1) answers.push(await judge(wrongCode(code)));

    assert.deepEqual(answers, ['wrong', 'wrong', 'wrong', 'wrong', 'over']);
    assert.deepEqual([await judge(code), await judge(wrongCode(code))], ['over', 'over']);
    assert.equal(await judge(wrongCode(await fresh())), 'wrong');
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

  it(`has twenty of ${GUESSES} guesses compared, whatever codes are asked for meanwhile; then the link ends and a new one is owed`, async () => {
    const token = await newestToken(server, draft.id);
    let made = 0;
    const guessOn = async (): Promise<boolean> => {
      let isOpen = false;
      while (made < GUESSES) {
        made += 1;
        if (made % 100 === 0) await request();
        isOpen ||= await give('not it');
      }
      return isOpen;
    };
    await fresh();

    const opened = await Promise.all(Array.from({ length: CONNECTIONS }, guessOn));

    assert.ok(!opened.includes(true));
    assert.equal(await findLink(server.deps, token), null);
    const ended = await server.database
      .selectFrom('draft_links')
      .select('failures')
      .where('application_id', '=', draft.id)
      .where('voided_at', 'is not', null)
      .execute();
    assert.ok(ended.length > 0 && ended.every(({ failures }) => failures === 20), JSON.stringify(ended));
    const links = (await owedOf(server, draft.id)).filter(({ template }) => template === 'application_link');
    assert.equal(links.length, ended.length);
  });

  it('refuses the right code after twenty wrong ones in a row', async () => {
    for (let round = 0; round < 4; round += 1) {
      const code = await fresh();
      for (let count = 0; count < 5; count += 1) assert.equal(await give(wrongCode(code)), false);
    }

    assert.equal(await evaluated(), 20);
    const [link] = (await owedOf(server, draft.id)).filter(({ channel }) => channel === 'email');
    assert.equal(link?.template, 'application_link');
    const token = await newestToken(server, draft.id);
    assert.equal((await findLink(server.deps, token))?.id, link?.occasion);
  });

  it('counts from nought again after a right one', async () => {
    const token = await newestToken(server, draft.id);
    for (let round = 0; round < 7; round += 1) {
      const code = await fresh();
      for (let count = 0; count < 4; count += 1) await give(wrongCode(code));
      assert.equal(await give(code), true);
    }

    assert.ok(await findLink(server.deps, token));
  });

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
            noteVerified(transaction, server.deps, { applicationId: draft.id, mobile, now: now() }),
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
