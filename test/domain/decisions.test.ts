import { decisionBar, mayDecide, type Decider } from '#domain/decisions.ts';

const SUBMITTED = { sessionId: 's1', userIds: [1, 2], browserHash: 'b1' };

const CALLERS: [who: string, caller: Decider, bar: string | null][] = [
  ['the session that submitted', { sessionId: 's1', userId: null, browserHash: null }, 'session'],
  ['the account that submitted', { sessionId: 's2', userId: 1, browserHash: 'b2' }, 'account'],
  ['an account that signed in to that session since', { sessionId: 's2', userId: 2, browserHash: 'b2' }, 'account'],
  ['another session of the same browser', { sessionId: 's2', userId: null, browserHash: 'b1' }, 'browser'],
  ['another browser', { sessionId: 's2', userId: null, browserHash: 'b2' }, null],
  ['another account in another browser', { sessionId: 's2', userId: 3, browserHash: 'b2' }, null],
  ['a browser without the cookie', { sessionId: 's2', userId: null, browserHash: null }, null],
  ['a caller without a session', { sessionId: null, userId: null, browserHash: null }, null],
];
it.each(CALLERS)('[1-ADV-07] tells whether %s may decide on what was submitted', (_who, caller, bar) => {
  expect(decisionBar(SUBMITTED, caller)).toBe(bar);
  expect(mayDecide(SUBMITTED, caller)).toBe(bar === null);
});

it('[1-ADV-07] takes browsers without a cookie for different ones', () => {
  const submitted = { ...SUBMITTED, browserHash: null };
  expect(mayDecide(submitted, { sessionId: 's2', userId: null, browserHash: null })).toBe(true);
});
