import {
  actingContext,
  actingFlags,
  actorName,
  contextAfterLogin,
  firstContext,
  mayActAs,
  otherContext,
  type Mode,
  NEW_APPLICATION,
  type RoleGroups,
} from '#domain/session.ts';
import { listSteps } from '#domain/steps.ts';
import { aDemoOffer } from '#test/support/applications.ts';

const none: RoleGroups = { is_investor: false, is_adviser: false, is_issuer_staff: false, is_issuer_admin: false };
const investor = { ...none, is_investor: true };
const adviser = { ...none, is_adviser: true };
const staff = { ...none, is_issuer_staff: true };
const both = { ...staff, is_investor: true, is_adviser: true };
const admin = { ...both, is_issuer_admin: true };

it.each([
  ['an investor', investor, 'investor'],
  ['an adviser', adviser, 'advisor'],
  ['an adviser who invests', { ...adviser, is_investor: true }, 'advisor'],
  ['staff', staff, 'issuer'],
  ['staff who invest', both, 'issuer'],
  ['an admin', admin, 'issuer'],
] as const)('[1-SESS-01, 1-SESS-08] %s begins as %s', (...[, groups, context]) => {
  expect(firstContext(groups)).toBe(context);
  expect(mayActAs(groups, context)).toBe(true);
  expect(actingContext(actingFlags(groups, context))).toBe(context);
});

it.each([
  ['staff of the investor groups', both, 'investor', 'investor'],
  ['staff of the investor groups, as adviser', both, 'advisor', 'advisor'],
  ['staff of the investor groups, no role chosen', both, undefined, 'investor'],
  ['staff alone', staff, 'investor', null],
  ['an admin', admin, 'investor', null],
  ['an investor', investor, 'advisor', null],
  ['an adviser', adviser, 'investor', null],
  ['staff of the investor groups, on a page for staff', both, 'issuer', null],
] as const)('[1-SESS-07, 3-LOGIN-08] after the log-in of %s', (...[, groups, role, expected]) => {
  expect(contextAfterLogin(actingFlags(groups, firstContext(groups)), role)).toBe(expected);
});

it.each([
  ['staff of the investor groups, for the issuer', both, 'issuer', ['A'], 'investor'],
  ['staff of the investor groups, for themselves', both, 'investor', ['A'], 'issuer'],
  ['staff of two issuers, for themselves', both, 'investor', ['B', 'A'], 'issuer'],
  ['staff of another issuer, for it', both, 'issuer', ['B'], 'investor'],
  ['staff of another issuer, for themselves', both, 'investor', ['B'], null],
  ['staff of no issuer', both, 'investor', [], null],
  ['staff alone', staff, 'issuer', ['A'], null],
  ['an admin alone', { ...staff, is_issuer_admin: true }, 'issuer', ['A'], null],
  ['an admin of the investor groups, for the issuer', admin, 'issuer', ['A'], 'investor'],
  ['an admin of the investor groups, for themselves', admin, 'investor', ['A'], 'issuer'],
  ['an investor', investor, 'investor', [], null],
  ['an adviser', adviser, 'advisor', [], null],
] as const)('[1-SESS-08, 3-LAND-39] where %s can go on an offer of A', (...[, groups, context, issuers, expected]) => {
  const user = { ...actingFlags(groups, context), issuers: [...issuers] };
  expect(otherContext(user, { client_name: 'A' })).toBe(expected);
});

it('[1-SESS-02] an admin is one only while acting for the issuer', () => {
  expect(actingFlags(admin, 'issuer')).toMatchObject({
    is_acting_as_issuer: true,
    is_acting_as_issuer_admin: true,
    has_investor_role_groups: true,
  });
  expect(actingFlags(admin, 'investor')).toMatchObject({
    is_acting_as_issuer: false,
    is_acting_as_issuer_admin: false,
    is_acting_as_investor: true,
  });
});

it('names who acts', () => {
  expect(actorName({ id: 12 }, 'investor')).toBe('12 investor');
  expect(actorName(null, null)).toBe('nobody');
});

it.each(['draft', 'submitted', 'accepted', 'rejected', 'withdrawn', 'completed'] as const)(
  '[1-SESS-09] the status %s changes no step: pending approval alone is known to the rules',
  (status) => {
    const stepsIn = (mode: Mode) =>
      listSteps({ offer: aDemoOffer(), user: { is_acting_as_investor: true }, application: {}, mode }).map(
        ({ name, title }) => `${name} ${title}`,
      );
    const edited = { ...NEW_APPLICATION, editing: true };

    expect(stepsIn({ ...edited, status })).toEqual(stepsIn({ ...edited, status: null }));
    expect(stepsIn({ ...edited, status: 'pending_approval' })).not.toEqual(stepsIn({ ...edited, status: null }));
  },
);
