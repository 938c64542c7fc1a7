/** What a bounded queue takes, what it refuses, and in which order it goes on. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Refusal } from '#server/http/errors.ts';
import { FairQueue, type QueuedFor } from '#server/queues/fairQueue.ts';

const LIMITS = { atOnce: 1, waiting: 10 };

/** A queue whose work is ended by hand; `began` names what has begun, in order. */
function watchedQueue(limits = LIMITS) {
  const queue = new FairQueue(limits, 'Please try again in a moment.');
  const began: string[] = [];
  const ends = new Map<string, (isRight?: boolean) => void>();
  const add = (name: string, caller: QueuedFor = {}): Promise<string> =>
    queue.run(caller, () => {
      began.push(name);
      return new Promise((resolve, reject) =>
        ends.set(name, (isRight = true) => (isRight ? resolve(name) : reject(new Error(name)))),
      );
    });
  /** Ends each piece as soon as it is the last that has begun. */
  const runDry = async (): Promise<void> => {
    for (let at = 0; at < began.length; at += 1) {
      ends.get(began[at] ?? '')?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { queue, began, ends, add, runDry };
}

const isBusy = (error: unknown): boolean =>
  error instanceof Refusal && error.statusCode === 503 && JSON.stringify(error.body).includes('try again');

describe('a fair queue', () => {
  it('does so much at once, and goes on when a piece has ended, well or not', async () => {
    const { add, began, ends } = watchedQueue({ atOnce: 2, waiting: 10 });
    const pieces = ['a', 'b', 'c', 'd'].map((name) => add(name));
    assert.deepEqual(began, ['a', 'b']);

    ends.get('a')?.(false);
    await assert.rejects(pieces[0] ?? Promise.resolve(), /a/);
    assert.deepEqual(began, ['a', 'b', 'c']);
    ends.get('b')?.();
    assert.equal(await pieces[1], 'b');
    assert.deepEqual(began, ['a', 'b', 'c', 'd']);
  });

  it('refuses what is above its length with 503, and takes work again when there is room', async () => {
    const { add, runDry, queue } = watchedQueue({ atOnce: 1, waiting: 2 });
    const taken = ['a', 'b', 'c'].map((name) => add(name));

    assert.equal(queue.isFull(), true);
    await assert.rejects(add('d'), isBusy);
    await runDry();
    assert.deepEqual(await Promise.all(taken), ['a', 'b', 'c']);
    assert.equal(queue.isFull(), false);
    const again = add('d');
    await runDry();
    assert.equal(await again, 'd');
  });

  it('lets one piece of a session wait, and two of a network', async () => {
    const { add, queue } = watchedQueue();
    void add('under way', { session: 'x', network: 'n' });
    void add('of a session', { session: 'x', network: 'n' });
    await assert.rejects(add('its next', { session: 'x', network: 'n' }), isBusy);
    void add('of another', { session: 'y', network: 'n' });
    await assert.rejects(add('the third of a network', { session: 'z', network: 'n' }), isBusy);

    assert.equal(queue.isFull({ session: 'z', network: 'm' }), false);
  });

  it('takes short work first', async () => {
    const { add, began, runDry } = watchedQueue();
    for (const [name, size] of [
      ['first', 9],
      ['long', 900],
      ['short', 1],
      ['middle', 30],
    ] as const)
      void add(name, { session: name, size });
    await runDry();

    assert.deepEqual(began, ['first', 'short', 'middle', 'long']);
  });

  it('takes the work of a network that has none under way before that of one that has', async () => {
    const { add, began, ends } = watchedQueue({ atOnce: 2, waiting: 10 });
    for (const name of ['a', 'b']) void add(name, { session: name, network: 'busy' });
    void add('c', { session: 'c', network: 'busy', size: 1 });
    void add('d', { session: 'd', network: 'quiet', size: 100 });
    ends.get('a')?.();
    await new Promise((resolve) => setImmediate(resolve));

    assert.deepEqual(began, ['a', 'b', 'd']);
  });

  for (const { whence, network, most: mostBefore } of [
    { whence: 'their own', network: 'home', most: 6 },
    // After one piece of each session.
    { whence: 'a busy', network: 'n0', most: 20 },
  ] as const)
    it(`takes the first piece of a newcomer in ${whence} network soon, however long the queue of others has grown`, async () => {
      const most = { atOnce: 2, waiting: Infinity, ofSession: 16, ofNetwork: 100 };
      const { add, began, ends } = watchedQueue(most);
      const sessions = Array.from({ length: 20 }, (_, turn) => ({ session: `s${turn}`, network: `n${turn % 5}` }));
      const endNext = async (at: number): Promise<void> => {
        ends.get(began[at] ?? '')?.();
        await new Promise((resolve) => setImmediate(resolve));
      };
      for (let round = 0; round < 16; round += 1)
        for (const caller of sessions) void add(`${caller.session} ${round}`, caller);
      for (let done = 0; done < 60; done += 1) await endNext(done);

      void add('newcomer', { session: 'ann', network });
      const before = began.length;
      for (let done = 60; !began.includes('newcomer'); done += 1) await endNext(done);
      assert.ok(began.length - before <= mostBefore, `${began.length - before} went first`);
    });

  it('lets short work pass a long piece a few times only', async () => {
    const { add, began, ends } = watchedQueue();
    void add('0', { size: 1 });
    void add('long', { size: 1000 });
    for (let number = 1; number <= 30 && !began.includes('long'); number += 1) {
      void add(String(number), { size: 1 });
      ends.get(began.at(-1) ?? '')?.();
      await new Promise((resolve) => setImmediate(resolve));
    }

    assert.equal(began.at(-1), 'long');
    assert.equal(began.length, 10);
  });
});
