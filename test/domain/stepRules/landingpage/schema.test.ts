import { initialLandingValues, acceptsApplications, asksForTerms } from '#domain/offers/landing.ts';
import { NEW_APPLICATION } from '#domain/session.ts';
import { aUser } from '#test/support/applications.ts';
import { landingRows } from '#test/support/schemaTables/landingpage.ts';
import { checkRow } from '../check.ts';

const check = checkRow('landingpage');
const draft = { ...NEW_APPLICATION, editing: true, draft: true, status: 'draft' as const };
const approved = { ...draft, status: 'pending_approval' as const };

describe('landing page', () => {
  it.each(landingRows.terms)('[1-LAND-39, 3-LAND-43, 1-LAND-24, 1-LAND-25] terms: $name', check);
  it.each(landingRows.documents)('[1-LAND-40, 3-LAND-44] documents: $name', check);
  it.each(landingRows.role)('[1-LAND-43, 3-LAND-45, 1-LAND-31] role: $name', check);
  it.each(landingRows.login)('[1-SESS-04, 1-SESS-05, 1-SESS-06] log in: $name', check);
  it.each(landingRows.authority)('[1-ADV-05, 3-ROLE-06] authority document: $name', check);
  it.each(landingRows.holding)('[3-HOLD-08, 3-HOLD-09] holding: $name', check);
  it.each(landingRows.holdingOfNobody)('[3-HOLD-01] a holding, not signed in: $name', check);

  it.each([
    { state: 'open', mode: NEW_APPLICATION, user: null, isShown: true },
    { state: 'opening', mode: NEW_APPLICATION, user: null, isShown: true },
    { state: 'closed', mode: NEW_APPLICATION, user: null, isShown: false },
    { state: 'archived', mode: NEW_APPLICATION, user: null, isShown: false },
    { state: 'open', mode: draft, user: aUser(), isShown: false },
    { state: 'open', mode: approved, user: aUser(), isShown: true },
    { state: 'open', mode: NEW_APPLICATION, user: aUser({ is_acting_as_issuer_admin: true }), isShown: false },
    { state: 'open', mode: NEW_APPLICATION, user: aUser({ is_acting_as_issuer: true }), isShown: true },
  ] as const)(
    '[1-LAND-23, 1-LAND-24, 1-LAND-25] terms of an offer that is $state: $isShown',
    ({ state, mode, user, isShown }) => {
      expect(asksForTerms({ state }, user, mode)).toBe(isShown);
    },
  );

  it.each([
    ['open', true],
    ['opening', false],
    ['closed', false],
    ['archived', false],
  ] as const)('[1-LAND-26, 1-LAND-27] starting while the offer is %s: %s', (state, isShown) => {
    expect(acceptsApplications({ state }, null)).toBe(isShown);
  });

  it('[1-LAND-36, 1-LAND-37, 1-LAND-38] starts issuer staff with terms and documents settled, as investor', () => {
    const settled = { agree_to_terms: true, all_docs_are_downloaded: true, applicant_role: 'investor' };

    expect(initialLandingValues(aUser({ is_acting_as_issuer: true }))).toMatchObject(settled);
    expect(initialLandingValues(null)).toMatchObject({ agree_to_terms: false, all_docs_are_downloaded: false });
  });
});
