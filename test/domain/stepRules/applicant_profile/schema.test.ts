import { profileRows } from '#test/support/schemaTables/applicant_profile.ts';
import { checkRow } from '../check.ts';

describe('applicant profile', () => {
  const check = checkRow('applicant_profile');

  it.each(profileRows.advice)('[1-PROF-02, 1-PROF-03, 1-PROF-04, 1-PROF-05] advice: $name', check);
  it.each(profileRows.adviser)('[1-PROF-06, 1-PROF-07, 1-PROF-08] adviser: $name', check);
  it.each(profileRows.questions)('[1-PROF-09, 1-PROF-10, 1-PROF-12, 1-PROF-15] questions: $name', check);
});
