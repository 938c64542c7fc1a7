import type { ApplicantProfile } from '#domain/application.ts';
import { open, settle } from '#domain/stepRules/applicant_profile/rules.ts';
import { aDemoOffer } from '#test/support/applications.ts';
import { aStoreToRead, readingRows, renderReading, renderSummary } from '#test/support/readings.tsx';

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

describe('the applicant profile, to read', () => {
  it.each([
    ['the adviser', BOTH, ADVISED, ['Personal advice received', 'Adviser: Ann Lee, Acme']],
    ['that there was no advice, and answers', BOTH, ANSWERED, ['No personal advice', 'Questions answered']],
    ['that there was no advice', ADVICE_ONLY, { is_personal_advised: false }, ['No personal advice']],
    ['answers alone', QUESTIONS_ONLY, { due_diligence_answers: ['No', 'Income'] }, ['Questions answered']],
  ])(
    '[1-SHELL-30, 1-PROF-01] sums up %s in the sidebar',
    async (_name, offer, values: ApplicantProfile, shown: string[]) => {
      const { container } = await renderSummary(
        'applicant_profile',
        aStoreToRead({ applicant_profile: values }, offer),
      );
      expect(container.textContent).toBe(shown.join(''));
      expect(container.querySelectorAll('br')).toHaveLength(shown.length - 1);
    },
  );

  it('[1-SHELL-36, 1-PROF-03] lists on review who advised', () => {
    renderReading('applicant_profile', aStoreToRead({ applicant_profile: ADVISED }, BOTH));
    expect(readingRows()).toEqual([
      'Have you received personal advice about this investment?: Yes',
      "Adviser's name: Ann Lee",
      "Adviser's workplace: Acme",
      "Adviser's email address: ann@example.com",
    ]);
  });

  it('[1-SHELL-36, 1-PROF-04, 1-PROF-11, 1-PROF-15] lists on review each question with its answer', () => {
    const contact_details = { applicant_role: 'advisor' } as const;
    renderReading('applicant_profile', aStoreToRead({ contact_details, applicant_profile: ANSWERED }, BOTH));
    expect(readingRows()).toEqual([
      'Has the investor received personal advice about this investment?: No',
      'Have you invested before?: No',
      'Why now?: Other: A gift',
    ]);
  });

  it('[1-SHELL-36, 1-PROF-05] lists on review the questions alone, and which one is not answered', () => {
    const applicant_profile = { due_diligence_answers: ['Yes'] };
    renderReading('applicant_profile', aStoreToRead({ applicant_profile }, QUESTIONS_ONLY));
    expect(readingRows()).toEqual(['Have you invested before?: Yes', 'Why now?: Not supplied']);
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
