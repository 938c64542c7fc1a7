/** The time that decides is the database's. */
import assert from 'node:assert/strict';
import { after, before, describe, it, mock } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { DatabaseClock, keepMeasuring } from '#server/database/clock.ts';
import { FolderStore } from '#server/storage/folderStore.ts';
import { systemClock, systemIds } from '#server/system.ts';
import { importOffer } from '#server/offers/importing.ts';
import { DEMO_PASSWORD } from '#server/users/demoPeople.ts';
import { startRealService, stop } from './support/realService.ts';
import { openTestDatabase, type TestDatabase } from './support/testDatabase.ts';
import { writeOfferFile } from './support/testServer.ts';
import { until } from './support/until.ts';

const HOUR = 60 * 60_000;
/** Of the database, in milliseconds. */
const NOON = Date.parse('2026-11-25T01:00:00Z');

/** A clock whose ticks a test sets. */
function heldClock(): { clock: DatabaseClock; tick: (ticks: number) => void } {
  let ticks = 0;
  return { clock: new DatabaseClock(() => ticks), tick: (next) => (ticks = next) };
}

describe('following the time of a database', () => {
  it('takes the middle of the round trip for the moment of its answer, and counts on from there', () => {
    const { clock, tick } = heldClock();
    assert.equal(clock.follow({ asked: 1_000, answered: 1_040, said: NOON }), true);

    tick(1_020);
    assert.equal(clock.now().getTime(), NOON);
    tick(6_020);
    assert.equal(clock.now().getTime(), NOON + 5_000);
  });

  it('rejects an answer that took too long, unless there is no better one', () => {
    const { clock, tick } = heldClock();
    assert.equal(clock.follow({ asked: 0, answered: 4_000, said: NOON }), false);
    tick(2_000);
    assert.equal(clock.now().getTime(), NOON);

    assert.equal(clock.follow({ asked: 0, answered: 1_000, said: NOON + 3_000 }), false);
    tick(2_500);
    assert.equal(clock.now().getTime(), NOON + 5_000, 'the better of two bad ones');
    assert.equal(clock.follow({ asked: 0, answered: 3_000, said: NOON + 9_000 }), false);
    assert.equal(clock.follow({ asked: 2_500, answered: 2_700, said: NOON + 8_000 }), true);
    tick(2_600);
    assert.equal(clock.now().getTime(), NOON + 8_000);
    assert.equal(clock.follow({ asked: 2_600, answered: 2_801, said: NOON + 50_000 }), false);
    assert.equal(clock.now().getTime(), NOON + 8_000);
  });

  it('never goes back for what measuring alone is off by, and follows a clock that was set back', () => {
    const { clock, tick } = heldClock();
    clock.follow({ asked: 0, answered: 0, said: NOON });
    tick(1_000);
    const before = clock.now().getTime();

    clock.follow({ asked: 1_000, answered: 1_000, said: before - 100 });
    assert.equal(clock.now().getTime(), before);
    tick(1_050);
    assert.equal(clock.now().getTime(), before);
    tick(1_200);
    assert.equal(clock.now().getTime(), before + 100);

    clock.follow({ asked: 1_200, answered: 1_200, said: NOON - HOUR });
    assert.equal(clock.now().getTime(), NOON - HOUR);
  });

  it('knows no time before it was told one', () => {
    assert.throws(() => heldClock().clock.now(), /not known yet/);
  });

  it('measures again and again, one question at a time, and survives a database that is away', async () => {
    mock.timers.enable({ apis: ['setInterval'] });
    let asked = 0;
    const stopMeasuring = keepMeasuring(
      {
        measure: async () => {
          asked += 1;
          if (asked === 1) throw new Error('away');
          if (asked === 3) await new Promise(() => undefined);
          return true;
        },
      },
      // Only handed on.
      base.database,
      5,
    );
    for (let round = 0; round < 10; round += 1) {
      mock.timers.tick(5);
      await setImmediate();
    }
    stopMeasuring();
    mock.timers.reset();

    assert.equal(asked, 3);
  });

  let base: TestDatabase;
  before(async () => {
    base = await openTestDatabase();
  });
  after(() => base.remove());

  it('asks the database itself', async () => {
    const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(base.database);
    const clock = new DatabaseClock();
    await clock.begin(base.database);

    const ahead = clock.now().getTime() - (rows[0]?.at.getTime() ?? 0);
    assert.ok(Math.abs(ahead) < HOUR, `${ahead} ms`);
  });
});

describe('a service whose own clock is wrong', { skip: process.env['TEST_DATABASE'] !== 'postgres' }, () => {
  for (const [name, wrongBy] of [
    ['an hour ahead', HOUR],
    ['an hour behind', -HOUR],
  ] as const) {
    it(`${name} closes offers, ends sessions and takes its turn at the time of the database`, async () => {
      const base = await openTestDatabase();
      const { database } = base;
      const now = async (): Promise<number> =>
        (await sql<{ at: Date }>`select clock_timestamp() as at`.execute(database)).rows[0]?.at.getTime() ?? 0;
      const closing = (await now()) + 2 * 60_000;
      const files = new FolderStore(base.dataDirectory);
      await files.open(new Date());
      await importOffer(
        { database, files, clock: systemClock, ids: systemIds },
        writeOfferFile({ closes_at: new Date(closing).toISOString() }),
      );
      const service = await startRealService({
        DATABASE_URL: base.databaseUrl ?? '',
        DATA_DIR: base.dataDirectory,
        WRONG_BY_MS: String(wrongBy),
        NODE_OPTIONS: `--import ${pathToFileURL('test/server/support/wrongClock.mjs').href}`,
      });
      const get = async <Body>(path: string, cookie = ''): Promise<Body> =>
        (await (await fetch(`${service.address}${path}`, { headers: { cookie } })).json()) as Body;
      const stateOfOffer = async (): Promise<string | undefined> =>
        (await get<{ results: { state: string }[] }>('/api/offers/')).results[0]?.state;
      const isSignedIn = async (): Promise<boolean> =>
        (await get<{ results: unknown[] }>('/api/user__user/', cookie)).results.length > 0;

      const cookie = await signIn(service.address);
      const session = await database
        .selectFrom('sessions')
        .selectAll()
        .where('user_id', 'is not', null)
        .executeTakeFirstOrThrow();
      assert.ok(Math.abs(session.created_at.getTime() - (await now())) < 30_000, service.output());
      assert.deepEqual([await stateOfOffer(), await isSignedIn()], ['open', true]);
      const due = await oweEmail(base, session.id, '0 minutes');
      const later = await oweEmail(base, session.id, '30 minutes');

      await sql`update offers set closes_at = clock_timestamp()`.execute(database);
      assert.equal(await stateOfOffer(), 'closed');
      await until(async () => !(await isWaiting(base, due)));
      assert.equal(await isWaiting(base, later), true);
      await sql`update sessions set expires_at = clock_timestamp()`.execute(database);
      assert.equal(await isSignedIn(), false);
      await stop(service);
      await base.remove();
    });
  }
});

/** An application whose e-mail to the issuer is due so long from now; gives the application's id. */
async function oweEmail({ database }: TestDatabase, session: string, due: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into applications (reference, offer_id, status, session_id, created_at, submitted_at)
    select ${due}, id, 'submitted', ${session}, now(), now() from offers returning id`.execute(database);
  const id = rows[0]?.id ?? 0;
  await sql`with message as (
    insert into outbox (id, application_id, template, created_at, status)
    values (gen_random_uuid(), ${id}, 'issuer_notice', now(), 'waiting') returning id)
    insert into jobs (id, kind, key, payload, due_at, created_at)
    select gen_random_uuid(), 'message', id::text, jsonb_build_object('application', ${id}::integer),
      clock_timestamp() + ${due}::interval, now() from message`.execute(database);
  return id;
}

/** Whether nobody has taken it yet. */
async function isWaiting({ database }: TestDatabase, application: number): Promise<boolean> {
  const { status, attempts } = await database
    .selectFrom('jobs')
    .select(['status', 'attempts'])
    .where(({ eb, ref }) =>
      eb(
        eb.cast(eb.fn('jsonb_extract_path_text', [ref('payload'), eb.val('application')]), 'integer'),
        '=',
        application,
      ),
    )
    .executeTakeFirstOrThrow();
  return status === 'waiting' && attempts === 0;
}

/** Signs a demo person in and gives the cookie. */
async function signIn(address: string): Promise<string> {
  const first = await fetch(`${address}/api/csrf/`);
  const { csrf_token } = (await first.json()) as { csrf_token: string };
  const form = new FormData();
  form.append('username', 'olivia.hartley@example.com');
  form.append('password', DEMO_PASSWORD);
  const cookie = first.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const answer = await fetch(`${address}/login/`, {
    method: 'POST',
    body: form,
    headers: { cookie, 'x-csrf-token': csrf_token },
  });
  assert.equal(answer.status, 204, await answer.text());
  return (
    answer.headers
      .getSetCookie()
      .find((each) => each.startsWith('allot'))
      ?.split(';')[0] ?? ''
  );
}
