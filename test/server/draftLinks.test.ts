import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import { clearOnce } from '#server/clearingJob.ts';
import { hasHold, holdByCode, holdBySave, renewHold, endHoldOfSession, recordUse } from '#server/drafts/holds.ts';
import { findLink, matchLinks, tokenOf } from '#server/drafts/links.ts';
import {
  aDraft,
  anotherSession,
  draftData,
  issueLinkOf,
  MOBILE,
  newestToken,
  owedOf,
  pass,
  sendWell,
  tokenOfLink,
  type TestDraft,
} from './support/drafts.ts';
import { addOffer, START, startTestServer, TestClient, type TestServer } from './support/testServer.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('links to a draft', () => {
  let server: TestServer;
  let draft: TestDraft;
  before(async () => {
    server = await startTestServer();
    await addOffer(server);
  });
  beforeEach(async () => {
    server.travelTo(START);
    draft = await aDraft(server);
  });
  after(() => server.stop());

  const now = () => server.deps.clock.now();
  const later = (ms: number): void => pass(server, ms);
  const issue = ({ id } = draft): Promise<string> => issueLinkOf(server, id);
  const find = (token: string) => findLink(server.deps, token);

  it('[3-DRAFT-01] opens by its token alone, which the database does not hold', async () => {
    const id = await issue();
    const token = await newestToken(server, draft.id);

    assert.match(token, /^[\w-]{43}$/);
    assert.deepEqual(await find(token), { id, applicationId: draft.id });
    const rows = JSON.stringify(await server.database.selectFrom('draft_links').selectAll().execute());
    assert.ok(!rows.includes(token));
    const other = { ...server.deps, keys: { hashKey: (await startedElsewhere()).hashKey } };
    const [row] = await server.database.selectFrom('draft_links').selectAll().where('id', '=', id).execute();
    assert.ok(row && tokenOf(other, row) !== token, 'the seed says nothing without the key');
  });

  /** The keys of another installation. */
  async function startedElsewhere() {
    const elsewhere = await startTestServer();
    await elsewhere.stop();
    return elsewhere.keys;
  }

  it('finds nothing by an invented, another’s, an altered or an empty token', async () => {
    await issue();
    const token = await newestToken(server, draft.id);
    const altered = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`;

    for (const wrong of [altered, '', ' ', `${token} `, token.toLowerCase(), randomUUID(), draft.draftId, 'é\0'])
      assert.equal(await find(wrong), null, wrong);
  });

  it('[3-DRAFT-01] ends after 30 days, and not with a newer one', async () => {
    const first = await tokenOfLink(server, await issue());
    later(DAY);
    const second = await tokenOfLink(server, await issue());

    later(29 * DAY - 1);
    assert.ok((await find(first)) && (await find(second)));
    later(1);
    assert.equal(await find(first), null);
    later(DAY - 1);
    assert.ok(await find(second));
    later(1);
    assert.equal(await find(second), null);
  });

  it('[3-DRAFT-01] is good as long as the application names its address: another one ends it at once, with its codes', async () => {
    const token = await tokenOfLink(server, await issue());
    const match = (email: string): Promise<boolean> =>
      server.database
        .transaction()
        .execute((transaction) => matchLinks(transaction, server.deps, { applicationId: draft.id, email, now: now() }));

    assert.equal(await match('Margot.Ellery@example.com'), false);
    assert.ok(await find(token));
    assert.equal(await match('ann@example.com'), true);
    assert.equal(await find(token), null);
    assert.equal(await match('margot.ellery@example.com'), false);
    assert.ok(await find(token), 'the change was taken back');
  });

  it('ends once the application is no draft any more', async () => {
    await issue();
    const token = await newestToken(server, draft.id);
    await server.database
      .updateTable('applications')
      .set({ status: 'submitted', submitted_at: now() })
      .where('id', '=', draft.id)
      .execute();

    assert.equal(await find(token), null);
    await assert.rejects(issue(), /does not open/);
  });

  it('is gone a day after its end, with the holds that were over before, and no day earlier', async () => {
    await issue();
    await server.database
      .transaction()
      .execute((transaction) =>
        holdByCode(transaction, { ...draft, applicationId: draft.id, now: now(), isShared: false }),
      );
    const count = async (table: 'draft_links' | 'draft_holds'): Promise<number> =>
      (
        await server.database
          .selectFrom(table)
          .select('application_id')
          .where('application_id', '=', draft.id)
          .execute()
      ).length;
    later(DAY - 1);
    await clearOnce(server.deps);
    assert.deepEqual([await count('draft_links'), await count('draft_holds')], [1, 1]);
    later(1);
    await clearOnce(server.deps);
    assert.deepEqual([await count('draft_links'), await count('draft_holds')], [1, 0]);
    later(30 * DAY);
    await clearOnce(server.deps);
    assert.equal(await count('draft_links'), 0);
  });

  it('[3-DRAFT-01] is e-mailed with the first save and when the address has changed, and else not again', async () => {
    const by = await TestClient.open(server);
    let saved: { id?: number; revision?: number; send_application_link?: { email: string } } = {};
    const save = async (email_address: string): Promise<string | undefined> => {
      const contact_details = { first_name: 'Margot', email_address, tel_mobile: MOBILE };
      const data = draftData({ contact_details }, saved.id === undefined ? {} : { application_id: saved.id });
      const answer = await sendWell(data, { by, ifMatch: saved.revision });
      saved = answer.json();
      return saved.send_application_link?.email;
    };
    assert.equal(await save('margot@example.com'), 'm…@example.com');
    assert.equal(await save('margot@example.com'), undefined);
    assert.equal(await save('ellery@example.net'), 'e…@example.net');
    assert.equal(await save('ellery@example.net'), undefined);
    const id = saved.id ?? 0;
    // The one that was sent before is valid again.
    assert.equal(await save('margot@example.com'), undefined);
    const links = (await owedOf(server, id)).filter(({ template }) => template === 'application_link');
    assert.equal(new Set(links.map(({ occasion }) => occasion)).size, 2);
  });

  describe('a session that holds a draft', () => {
    let sessionId: string;
    beforeEach(async () => {
      sessionId = await anotherSession(server);
    });

    const hold = (by: typeof holdByCode, session = sessionId): Promise<void> =>
      server.database
        .transaction()
        .execute((transaction) =>
          by(transaction, { sessionId: session, applicationId: draft.id, now: now(), isShared: false }),
        );
    const holds = async (session = sessionId, application = draft.id): Promise<boolean> =>
      await hasHold(server.database, { sessionId: session, applicationId: application, now: now() });
    const use = (): Promise<void> => recordUse(server.database, { sessionId, now: now() });

    it('ends 12 hours after the code, however busy it is and whatever it saves', async () => {
      await issue();
      await hold(holdByCode);
      for (let passed = 0; passed < 12 * HOUR - 20 * MINUTE; passed += 20 * MINUTE) {
        later(20 * MINUTE);
        await hold(holdBySave);
        await use();
      }
      assert.ok(await holds());
      later(20 * MINUTE);

      assert.ok(!(await holds()));
      await hold(holdBySave);
      assert.ok(!(await holds()), 'only the code begins it anew');
    });

    it('[3-DRAFT-01] ends with the address of its link, and goes on where it was changed in this session', async () => {
      await issue();
      await hold(holdByCode);
      await hold(holdBySave, draft.sessionId);
      await issue();
      assert.ok((await holds()) && (await holds(draft.sessionId)), 'a newer link ends no hold');
      await server.database.transaction().execute(async (transaction) => {
        const of = { applicationId: draft.id, now: now() };
        await matchLinks(transaction, server.deps, { ...of, email: 'ann@example.com' });
        await renewHold(transaction, { ...of, sessionId: draft.sessionId });
      });

      assert.ok(!(await holds()));
      assert.ok(await holds(draft.sessionId));
    });

    it('ends when it is left, without the others', async () => {
      await issue();
      await hold(holdByCode);
      await hold(holdBySave, draft.sessionId);
      await endHoldOfSession(server.database, { sessionId, applicationId: draft.id });

      assert.ok(!(await holds()));
      assert.ok(await holds(draft.sessionId));
    });
  });
});
