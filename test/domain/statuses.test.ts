import type { Application } from '#domain/application.ts';
import { type ApplicationStatus, type Mode, NEW_APPLICATION } from '#domain/session.ts';
import { STATUS_MOVES, nextStatuses, statusAfterSubmission, statusMove, submittingActor } from '#domain/statuses.ts';

const byInvestor: Application = { contact_details: { applicant_role: 'investor', adviser_has_authority: false } };
const withAuthority: Application = { contact_details: { applicant_role: 'advisor', adviser_has_authority: true } };
const withoutAuthority: Application = { contact_details: { applicant_role: 'advisor', adviser_has_authority: false } };
const opened = (status: ApplicationStatus): Mode => ({
  editing: true,
  draft: status === 'draft',
  status,
  preview: false,
});

describe('submission', () => {
  it.each<[string, Application, Mode, ApplicationStatus]>([
    ['an investor', byInvestor, NEW_APPLICATION, 'submitted'],
    ['an adviser with authority', withAuthority, NEW_APPLICATION, 'submitted'],
    ['an adviser without', withoutAuthority, NEW_APPLICATION, 'pending_approval'],
    ['an adviser without, from a draft', withoutAuthority, opened('draft'), 'pending_approval'],
    ['the investor who approves', withoutAuthority, opened('pending_approval'), 'submitted'],
    ['an edit', withoutAuthority, opened('accepted'), 'accepted'],
  ])('[2-ROLE-05, 2-ROLE-06, 2-ROLE-07, 2-ROLE-08] by %s', (...[, application, mode, expected]) => {
    expect(statusAfterSubmission({ user: null, application, mode })).toBe(expected);
  });

  it('[2-ROLE-05, 1-ADV-07] by the issuer needs no approval', () => {
    const context = { user: { is_acting_as_issuer: true }, application: withoutAuthority, mode: NEW_APPLICATION };

    expect(submittingActor(context)).toBe('issuer');
    expect(statusAfterSubmission(context)).toBe('submitted');
  });
});

describe('the table', () => {
  it('[2-ROLE-07, 1-ADV-06] a submission is told to everybody', () => {
    expect(statusMove('draft', 'submitted', 'adviser')?.tells).toEqual(['investor', 'adviser', 'issuer']);
  });

  it('[2-ROLE-06, 1-ADV-07] waiting for approval is not told to the issuer, and no adviser ends it by submitting', () => {
    expect(statusMove(null, 'pending_approval', 'adviser')?.tells).toEqual(['investor', 'adviser']);
    expect(statusMove('pending_approval', 'submitted', 'adviser')).toBeNull();
    expect(statusMove('pending_approval', 'submitted', 'issuer')).toBeNull();
    expect(nextStatuses('pending_approval', 'investor')).toEqual(['submitted', 'withdrawn']);
  });

  it('[2-ROLE-09] only the issuer decides, and what is completed or withdrawn stays so', () => {
    const decisions = STATUS_MOVES.filter(({ to }) => ['accepted', 'rejected', 'completed'].includes(to));

    expect(decisions.every(({ by }) => by.length === 1 && by[0] === 'issuer')).toBe(true);
    expect([...nextStatuses('completed', 'issuer'), ...nextStatuses('withdrawn', 'issuer')]).toEqual([]);
  });

  it('[2-ROLE-09] the service itself withdraws drafts, and tells nobody, and what waited too long for approval, and tells both', () => {
    expect(STATUS_MOVES.filter(({ by }) => by.includes('service'))).toEqual([
      { from: 'draft', to: 'withdrawn', by: ['investor', 'adviser', 'issuer', 'service'], tells: [] },
      {
        from: 'pending_approval',
        to: 'withdrawn',
        by: ['investor', 'adviser', 'service'],
        tells: ['investor', 'adviser'],
      },
    ]);
  });
});
