import { accessOf, type Actor, type OwnedApplication } from '#domain/access.ts';

const application: OwnedApplication = {
  sessionId: 's1',
  isAnonymous: true,
  userId: null,
  issuerId: 1,
  status: 'submitted',
};
const nobody: Actor = { sessionId: null, userId: null, actingAs: null, issuerId: null };

it('gives nobody anything of a lead that was never submitted', () => {
  const actors: Actor[] = [
    { ...nobody, sessionId: 's1' },
    { sessionId: 's2', userId: 1, actingAs: 'issuer', issuerId: 1 },
  ];
  for (const actor of actors) {
    expect([...accessOf(actor, application)]).toEqual(['read']);
    expect([...accessOf(actor, { ...application, status: 'draft' })]).toEqual([]);
  }
});

it('gives nothing to a caller without a session, nor to staff of no issuer', () => {
  expect([...accessOf(nobody, application)]).toEqual([]);
  expect([...accessOf({ sessionId: 's2', userId: 1, actingAs: 'issuer', issuerId: null }, application)]).toEqual([]);
});
