import {
  approvalFindings,
  approvalNotes,
  decisionBar,
  mayDecide,
  type Decider,
} from '#domain/application/decisions.ts';

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

describe('what the issuer is told of an approval', () => {
  const submitted = { ...SUBMITTED, at: new Date('2026-11-27T01:00:00Z'), emailProven: false, mobileProven: null };
  const approved = {
    sessionId: 's2',
    userIds: [],
    browserHash: 'b2',
    at: new Date('2026-11-27T01:02:01Z'),
    emailProven: true,
    mobileProven: true,
  };
  const of = { submitted, approved, isAdvisersBrowser: false };

  it('[1-ADV-07] names whose contact details were confirmed, and nothing that does not stand out', () => {
    const findings = approvalFindings(of);
    expect(findings).toEqual({
      adviser: { email: false, mobile: null },
      investor: { email: true, mobile: true },
      same_device: false,
      at_once: false,
    });
    expect(approvalNotes(findings)).toEqual([
      'Adviser: email address not confirmed, mobile number not recorded',
      'Investor: email address confirmed, mobile number confirmed',
    ]);
  });

  it('[1-ADV-07] flags two minutes to the second', () => {
    const at = new Date('2026-11-27T01:02:00Z');
    expect(approvalFindings({ ...of, approved: { ...approved, at } }).at_once).toBe(true);
  });

  it.each([
    ['the browser that submitted', { browserHash: 'b1' }],
    ['the session that submitted, before that was refused', { sessionId: 's1' }],
    ['the account that submitted, before that was refused', { userIds: [2] }],
  ])('[1-ADV-07] flags %s', (_what, changes) => {
    expect(approvalFindings({ ...of, approved: { ...approved, ...changes } }).same_device).toBe(true);
  });

  it('[1-ADV-07] flags a browser in which the adviser has submitted other applications', () => {
    expect(approvalFindings({ ...of, isAdvisersBrowser: true }).same_device).toBe(true);
  });
});
