import { showsMessageToInvestor } from '#domain/schemas/review.ts';
import { NEW_APPLICATION } from '#domain/session.ts';
import { aUser } from '#test/support/applications.ts';
import { profileRows } from '#test/support/schemaTables/applicant_profile.ts';
import { reviewRows } from '#test/support/schemaTables/review.ts';
import { checkRow } from './check.ts';

describe('review', () => {
  it.each(reviewRows.confirmation)('[2-REV-03, 2-REV-04, 2-REV-05] confirmation: $name', checkRow('review'));

  it('[2-REV-08] shows the message box to an adviser who applies, not to an approver or the issuer', () => {
    const adviser = { applicant_role: 'advisor' as const };
    const approving = { ...NEW_APPLICATION, editing: true, draft: true, status: 'pending_approval' as const };

    expect(showsMessageToInvestor(adviser, null, NEW_APPLICATION)).toBe(true);
    expect(showsMessageToInvestor(adviser, null, approving)).toBe(false);
    expect(showsMessageToInvestor({ applicant_role: 'investor' }, null, NEW_APPLICATION)).toBe(false);
    expect(showsMessageToInvestor(adviser, aUser({ is_acting_as_issuer: true }), NEW_APPLICATION)).toBe(false);
  });
});

describe('applicant profile', () => {
  const check = checkRow('applicant_profile');

  it.each(profileRows.advice)('[1-PROF-02, 1-PROF-03, 1-PROF-04, 1-PROF-05] advice: $name', check);
  it.each(profileRows.adviser)('[1-PROF-06, 1-PROF-07, 1-PROF-08] adviser: $name', check);
  it.each(profileRows.questions)('[1-PROF-09, 1-PROF-10, 1-PROF-12, 1-PROF-15] questions: $name', check);
});
