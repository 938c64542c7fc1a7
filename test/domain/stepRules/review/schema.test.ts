import { asksForMessage } from '#domain/stepRules/review/rules.ts';
import { NEW_APPLICATION } from '#domain/session.ts';
import { aUser } from '#test/support/applications.ts';
import { reviewRows } from '#test/support/schemaTables/review.ts';
import { checkRow } from '../check.ts';

describe('review', () => {
  it.each(reviewRows.confirmation)('[2-REV-03, 2-REV-04, 2-REV-05] confirmation: $name', checkRow('review'));

  it.each(reviewRows.message)('[2-REV-08] message: $name', checkRow('review'));

  it('[2-REV-08] shows the message box to an adviser who applies, not to an approver or the issuer', () => {
    const adviser = { applicant_role: 'advisor' as const };
    const approving = { ...NEW_APPLICATION, editing: true, draft: true, status: 'pending_approval' as const };

    expect(asksForMessage(adviser, null, NEW_APPLICATION)).toBe(true);
    expect(asksForMessage(adviser, null, approving)).toBe(false);
    expect(asksForMessage({ applicant_role: 'investor' }, null, NEW_APPLICATION)).toBe(false);
    expect(asksForMessage(adviser, aUser({ is_acting_as_issuer: true }), NEW_APPLICATION)).toBe(false);
  });
});
