import type { DueDiligenceQuestion } from '#domain/offer.ts';
import { answerOptions, asksForDueDiligence, takesOtherAnswer } from '#domain/stepRules/applicant_profile/rules.ts';
import { singleAmountError } from '#domain/stepRules/purchase_amount/schema.ts';
import { aDemoOffer } from '#test/support/applications.ts';

it('[1-OFFER-03, 1-AMT-39] soft_purchase_limit alone decides whether less than the minimum may be applied for', () => {
  const offer = aDemoOffer('emberfield-copper', { min_investment_amount: '5000', min_increment_amount: '500' });
  expect(singleAmountError({ ...offer, soft_purchase_limit: false }, '4999')).toBe('Minimum quantity is 5,000');
  expect(singleAmountError({ ...offer, soft_purchase_limit: true }, '4999')).toBeNull();
});

describe('[1-OFFER-09, 1-PROF-11] due diligence questions', () => {
  const question: DueDiligenceQuestion = {
    question_text: 'Why this offer?',
    answers: ['Income', 'Growth'],
    allow_free_text: true,
  };

  it('are asked where the offer has them and nobody advised', () => {
    const offer = aDemoOffer('emberfield-copper', { has_due_diligence: true, due_diligence_questions: [question] });
    expect(asksForDueDiligence(offer, {})).toBe(true);
    expect(asksForDueDiligence({ ...offer, has_due_diligence: false }, {})).toBe(false);
  });

  it('offer their own answers, and a free text where allowed', () => {
    expect(answerOptions(question)).toEqual(['Income', 'Growth', 'Other']);
    expect(answerOptions({ ...question, allow_free_text: false })).toEqual(['Income', 'Growth']);
    expect(takesOtherAnswer(question, 'Other')).toBe(true);
    expect(takesOtherAnswer({ ...question, allow_free_text: false }, 'Other')).toBe(false);
  });
});
