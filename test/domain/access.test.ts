import { accessOf, type Actor, type OwnedApplication } from '#domain/access.ts';

const application: OwnedApplication = {
  sessionId: 's1',
  sessionUserId: null,
  isAnonymous: true,
  userId: null,
  issuerId: 1,
  status: 'submitted',
  isSaved: false,
  isHeld: false,
};
const nobody: Actor = { sessionId: null, userId: null, actingAs: null, issuerId: null };

const DRAFTS: [whose: string, actor: Actor, of: Partial<OwnedApplication>, allowed: string[]][] = [
  ['the session in which it was begun', { ...nobody, sessionId: 's1' }, {}, ['edit', 'revealNumbers']],
  ['the session in which it was begun, once it was saved', { ...nobody, sessionId: 's1' }, { isSaved: true }, []],
  [
    'a session that holds it',
    { ...nobody, sessionId: 's2' },
    { isSaved: true, isHeld: true },
    ['edit', 'revealNumbers'],
  ],
  [
    'a session that holds it and acts as issuer',
    { sessionId: 's2', userId: 3, actingAs: 'issuer', issuerId: 1 },
    { isSaved: true, isHeld: true },
    ['changeMobile'],
  ],
  ['another session', { ...nobody, sessionId: 's2' }, {}, []],
  [
    'whoever has signed in to that session since',
    { ...nobody, sessionId: 's2', userId: 1 },
    { sessionUserId: 1 },
    ['edit', 'revealNumbers'],
  ],
  ['somebody else who has signed in', { ...nobody, sessionId: 's2', userId: 2 }, { sessionUserId: 1 }, []],
  ['its owner', { ...nobody, sessionId: 's2', userId: 1 }, { userId: 1 }, ['edit', 'revealNumbers']],
  [
    'its owner who acts as issuer',
    { sessionId: 's2', userId: 1, actingAs: 'issuer', issuerId: 1 },
    { userId: 1, sessionUserId: 1 },
    [],
  ],
  ['staff of the issuer', { sessionId: 's2', userId: 3, actingAs: 'issuer', issuerId: 1 }, {}, []],
  [
    'staff of the issuer, once it was saved',
    { sessionId: 's2', userId: 3, actingAs: 'issuer', issuerId: 1 },
    { isSaved: true },
    ['changeMobile'],
  ],
  ['staff of another issuer', { sessionId: 's2', userId: 3, actingAs: 'issuer', issuerId: 2 }, { isSaved: true }, []],
];
it.each(DRAFTS)('gives of a draft to %s what they need to go on', (_whose, actor, of, allowed) => {
  expect([...accessOf(actor, { ...application, status: 'draft', ...of })]).toEqual(allowed);
});

it('gives nothing to a caller without a session, nor to staff of no issuer', () => {
  expect([...accessOf(nobody, application)]).toEqual([]);
  expect([...accessOf({ sessionId: 's2', userId: 1, actingAs: 'issuer', issuerId: null }, application)]).toEqual([]);
});
