import { render, screen } from '@testing-library/react';
import type { ApplicantProfile } from '#domain/application.ts';
import { ApplicantProfileReview } from '#features/applicant_profile/ApplicantProfileReview.tsx';
import { ApplicantProfileSummary } from '#features/applicant_profile/ApplicantProfileSummary.tsx';
import { open } from '#domain/stepRules/applicant_profile/open.ts';
import { settle } from '#domain/stepRules/applicant_profile/settle.ts';
import { aDemoOffer } from '#test/support/applications.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { aStoreAt } from '#test/support/stepStore.ts';

const due_diligence_questions = [
  { question_text: 'Have you invested before?', answers: ['Yes', 'No'], allow_free_text: false },
  { question_text: 'Why now?', answers: ['Income'], allow_free_text: true },
];
const BOTH = aDemoOffer('emberfield-copper', {
  has_personal_advice: true,
  has_due_diligence: true,
  due_diligence_questions,
});
const QUESTIONS_ONLY = { ...BOTH, has_personal_advice: false };
const ADVICE_ONLY = { ...BOTH, has_due_diligence: false };
const ADVISED: ApplicantProfile = {
  is_personal_advised: true,
  adviser_name: 'Ann Lee',
  adviser_workplace: 'Acme',
  adviser_email: 'ann@example.com',
};
const ANSWERED: ApplicantProfile = {
  is_personal_advised: false,
  due_diligence_answers: ['No', 'Other'],
  other_answers: { other_1: 'A gift' },
};

const rows = () =>
  screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

describe('the applicant profile, to read', () => {
  it.each([
    ['the adviser', BOTH, ADVISED, ['Personal advice received', 'Adviser: Ann Lee, Acme']],
    ['that there was no advice, and answers', BOTH, ANSWERED, ['No personal advice', 'Questions answered']],
    ['that there was no advice', ADVICE_ONLY, { is_personal_advised: false }, ['No personal advice']],
    ['answers alone', QUESTIONS_ONLY, { due_diligence_answers: ['No', 'Income'] }, ['Questions answered']],
  ])('[1-SHELL-30, 1-PROF-01] sums up %s in the sidebar', (_name, offer, values: ApplicantProfile, shown: string[]) => {
    const { container } = renderWithStore(<ApplicantProfileSummary values={values} />, aStoreAt('review', { offer }));
    expect(container.textContent).toBe(shown.join(''));
    expect(container.querySelectorAll('br')).toHaveLength(shown.length - 1);
  });

  it('[1-SHELL-36, 1-PROF-03] lists on review who advised', () => {
    render(<ApplicantProfileReview values={ADVISED} offer={BOTH} contact={undefined} />);
    expect(rows()).toEqual([
      'Have you received personal advice about this investment?: Yes',
      "Adviser's name: Ann Lee",
      "Adviser's workplace: Acme",
      "Adviser's email address: ann@example.com",
    ]);
  });

  it('[1-SHELL-36, 1-PROF-04, 1-PROF-11, 1-PROF-15] lists on review each question with its answer', () => {
    render(<ApplicantProfileReview values={ANSWERED} offer={BOTH} contact={{ applicant_role: 'advisor' }} />);
    expect(rows()).toEqual([
      'Has the investor received personal advice about this investment?: No',
      'Have you invested before?: No',
      'Why now?: Other: A gift',
    ]);
  });

  it('[1-SHELL-36, 1-PROF-05] lists on review the questions alone, and which one is not answered', () => {
    render(
      <ApplicantProfileReview values={{ due_diligence_answers: ['Yes'] }} offer={QUESTIONS_ONLY} contact={undefined} />,
    );
    expect(rows()).toEqual(['Have you invested before?: Yes', 'Why now?: Not supplied']);
  });
});

describe('the values of the form', () => {
  it.each([
    ['advised', BOTH, ADVISED],
    ['answered', BOTH, ANSWERED],
    ['answers alone', QUESTIONS_ONLY, { due_diligence_answers: ['No', 'Income'], other_answers: {} }],
    ['no advice', ADVICE_ONLY, { is_personal_advised: false }],
  ])('[1-PROF-16] come back from the store as they were: %s', (_name, offer, values: ApplicantProfile) => {
    expect(settle(open(values, { offer, application: {} }), { offer })).toEqual(values);
  });
});
