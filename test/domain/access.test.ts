import { accessOf, type AccessedApplication, type Actor, type Grant } from '#domain/application/access.ts';

/** What is known of an application and of the caller, of which the grants are made here. */
interface Known extends AccessedApplication {
  /** Session in which it was begun. */
  sessionId: string;
  /** Account of that session. */
  sessionUserId: number | null;
  /** Owner. */
  userId: number | null;
  isHeld: boolean;
  isRead: boolean;
  isDeclined: 'here' | 'by_link' | null;
}

function permissionsOf(actor: Actor, known: Known): string[] {
  const { sessionId, sessionUserId, userId, isHeld, isRead, isDeclined, ...application } = known;
  const ofAccount = (kind: Grant['kind'], id: number | null): Grant[] =>
    id === null ? [] : [{ kind, sessionId: null, userId: id }];
  const ofCaller = (kind: Grant['kind'], isGiven: boolean): Grant[] =>
    isGiven ? [{ kind, sessionId: actor.sessionId, userId: null }] : [];
  const grants: Grant[] = [
    { kind: 'begun', sessionId, userId: null },
    ...ofAccount('begun', sessionUserId),
    ...ofAccount('owner', userId),
    ...ofCaller('code', isHeld),
    ...ofCaller('reader', isRead),
    ...ofCaller('approver', isDeclined === 'here'),
    ...ofCaller('invited', isDeclined === 'by_link'),
  ];
  return [...accessOf(actor, grants, application)];
}

const application: Known = {
  sessionId: 's1',
  sessionUserId: null,
  userId: null,
  issuerId: 1,
  status: 'submitted',
  hasReachedIssuer: true,
  isSaved: false,
  isArchived: false,
  isByStaff: false,
  isHeld: false,
  isRead: false,
  submittedBy: null,
  isDeclined: null,
};
const nobody: Actor = { sessionId: null, userId: null, actingAs: null, issuerId: null, browserHash: null };

const ENTRY: Partial<Known> = { isSaved: true, isByStaff: true, userId: null, sessionUserId: 3 };
const CLERK: Actor = { ...nobody, sessionId: 's2', userId: 4, actingAs: 'issuer', issuerId: 1 };

const DRAFTS: [whose: string, actor: Actor, of: Partial<Known>, allowed: string[]][] = [
  ['the session in which it was begun', { ...nobody, sessionId: 's1' }, {}, ['edit', 'revealNumbers']],
  ['the session in which it was begun, once it was saved', { ...nobody, sessionId: 's1' }, { isSaved: true }, []],
  ['any staff of the issuer that enters it', CLERK, ENTRY, ['edit', 'revealNumbers']],
  ['the account that began it, not acting as issuer', { ...CLERK, userId: 3, actingAs: 'investor' }, ENTRY, []],
  ['staff of another issuer than the one that enters it', { ...CLERK, issuerId: 2 }, ENTRY, []],
  [
    'the session of staff that no longer acts as issuer',
    { ...CLERK, sessionId: 's1', actingAs: 'investor' },
    ENTRY,
    [],
  ],
  ['a session with the code of an entry of staff', { ...nobody, sessionId: 's2' }, { ...ENTRY, isHeld: true }, []],
  [
    'a session that holds it',
    { ...nobody, sessionId: 's2' },
    { isSaved: true, isHeld: true },
    ['edit', 'revealNumbers'],
  ],
  [
    'a session that holds it and acts as issuer',
    { ...nobody, sessionId: 's2', userId: 3, actingAs: 'issuer', issuerId: 1 },
    { isSaved: true, isHeld: true },
    ['changeMobile'],
  ],
  ['another session', { ...nobody, sessionId: 's2' }, {}, []],
  [
    'the account of the session',
    { ...nobody, sessionId: 's2', userId: 1 },
    { sessionUserId: 1 },
    ['edit', 'revealNumbers'],
  ],
  ['somebody else who has signed in', { ...nobody, sessionId: 's2', userId: 2 }, { sessionUserId: 1 }, []],
  ['its owner', { ...nobody, sessionId: 's2', userId: 1 }, { userId: 1 }, ['edit', 'revealNumbers']],
  [
    'its owner who acts as issuer',
    { ...nobody, sessionId: 's2', userId: 1, actingAs: 'issuer', issuerId: 1 },
    { userId: 1, sessionUserId: 1 },
    [],
  ],
  ['staff of the issuer', { ...nobody, sessionId: 's2', userId: 3, actingAs: 'issuer', issuerId: 1 }, {}, []],
  [
    'staff of the issuer, once it was saved',
    { ...nobody, sessionId: 's2', userId: 3, actingAs: 'issuer', issuerId: 1 },
    { isSaved: true },
    ['changeMobile'],
  ],
  [
    'staff of another issuer',
    { ...nobody, sessionId: 's2', userId: 3, actingAs: 'issuer', issuerId: 2 },
    { isSaved: true },
    [],
  ],
];
it.each(DRAFTS)('gives of a draft to %s what they need to go on', (_whose, actor, of, allowed) => {
  expect(permissionsOf(actor, { ...application, status: 'draft', ...of })).toEqual(allowed);
});

const APPROVALS: [whose: string, actor: Actor, of: Partial<Known>, allowed: string[]][] = [
  ['the adviser, in the session that submitted', { ...nobody, sessionId: 's1' }, { isRead: true }, ['read']],
  ['the adviser in that session, once its time is over', { ...nobody, sessionId: 's1' }, {}, []],
  ['the adviser, signed in', { ...nobody, sessionId: 's2', userId: 1 }, { userId: 1 }, ['read']],
  [
    'the investor, who has given the code',
    { ...nobody, sessionId: 's2' },
    { isHeld: true },
    ['read', 'edit', 'approve', 'revealNumbers'],
  ],
  ['another session', { ...nobody, sessionId: 's2' }, {}, []],
  [
    'staff of the issuer',
    { ...nobody, sessionId: 's2', userId: 3, actingAs: 'issuer', issuerId: 1 },
    {},
    ['changeMobile'],
  ],
  [
    'staff in a session that holds it',
    { ...nobody, sessionId: 's2', userId: 3, actingAs: 'issuer', issuerId: 1 },
    { isHeld: true },
    ['changeMobile'],
  ],
];
it.each(APPROVALS)('gives of what waits for approval to %s what is theirs', (_whose, actor, of, allowed) => {
  expect(permissionsOf(actor, { ...application, status: 'pending_approval', ...of })).toEqual(allowed);
});

it('[2-SUB-06] lets a session read what was submitted as long as its time lasts, and none that had opened it as a draft', () => {
  const by = { ...nobody, sessionId: 's2' };
  expect(permissionsOf(by, { ...application, isHeld: true })).toEqual([]);
  expect(permissionsOf(by, { ...application, isRead: true })).toEqual(['read']);
  const acting = { ...nobody, sessionId: 's2', userId: 3, actingAs: 'issuer', issuerId: 2 } as const;
  expect(permissionsOf(acting, { ...application, isRead: true })).toEqual([]);
});

it('gives staff nothing of what was declined before the issuer got it', () => {
  const staff = { ...nobody, sessionId: 's2', userId: 3, actingAs: 'issuer', issuerId: 1 } as const;
  const declined = { ...application, status: 'withdrawn' } as const;
  expect(permissionsOf(staff, declined)).toEqual(['read', 'manage', 'decide', 'revealNumbers']);
  expect(permissionsOf(staff, { ...declined, hasReachedIssuer: false })).toEqual([]);
});

it('lets the investor who declined empty it, in their session or by their link, and never the adviser or staff', () => {
  const declined = { ...application, sessionId: 's1', status: 'withdrawn', hasReachedIssuer: false } as const;
  const submittedBy = { sessionId: 's1', userIds: [7], browserHash: 'b1' };
  const investor = { ...nobody, sessionId: 's2' };
  expect(permissionsOf(investor, { ...declined, isDeclined: 'here' })).toEqual(['empty']);
  expect(permissionsOf(investor, { ...declined, isDeclined: 'by_link', submittedBy })).toEqual(['empty']);
  expect(permissionsOf(investor, declined)).toEqual([]);
  for (const adviser of [
    { ...nobody, sessionId: 's1' },
    { ...investor, userId: 7 },
    { ...investor, browserHash: 'b1' },
  ])
    expect(permissionsOf(adviser, { ...declined, isDeclined: 'by_link', submittedBy }).includes('empty')).toBe(false);
  const staff = { ...investor, userId: 3, actingAs: 'issuer', issuerId: 1 } as const;
  expect(permissionsOf(staff, { ...declined, isDeclined: 'by_link', submittedBy })).toEqual([]);
});

it('gives nothing to a caller without a session, nor to staff of no issuer', () => {
  expect(permissionsOf(nobody, application)).toEqual([]);
  const unplaced = { ...nobody, sessionId: 's2', userId: 1, actingAs: 'issuer', issuerId: null } as const;
  expect(permissionsOf(unplaced, application)).toEqual([]);
});
