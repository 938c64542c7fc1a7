import type { Offer } from '#domain/offer.ts';
import { contactErrors, profileErrors } from '#domain/texts/errors.ts';
import { accepted, refused, type SchemaTable } from './rows.ts';

const questions = [
  { question_text: 'Have you invested before?', answers: ['Yes', 'No'], allow_free_text: false },
  { question_text: 'Why now?', answers: ['Income', 'Growth'], allow_free_text: true },
];
const offer = (has_personal_advice: boolean, has_due_diligence: boolean): { offer: Partial<Offer> } => ({
  offer: { has_personal_advice, has_due_diligence, due_diligence_questions: questions },
});
const advised = {
  is_personal_advised: true,
  adviser_name: 'Ann',
  adviser_workplace: 'Acme',
  due_diligence_answers: [],
};
const answered = { is_personal_advised: false, due_diligence_answers: ['Yes', 'Income'] };
const required = 'This field is required';

export const profileRows = {
  advice: [
    refused('unanswered', { ...answered, is_personal_advised: null }, { message: required, ...offer(true, false) }),
    accepted('advised: adviser fields, no questions', advised, offer(true, true)),
    accepted('not advised: questions, no adviser fields', answered, offer(true, true)),
    accepted(
      'not advised, no questions: nothing more',
      { is_personal_advised: false, due_diligence_answers: [] },
      offer(true, false),
    ),
    accepted('advised, no questions: adviser fields', advised, offer(true, false)),
    refused(
      'advised, no questions: no adviser',
      { ...advised, adviser_name: '' },
      { message: required, ...offer(true, false), path: 'adviser_name' },
    ),
    refused(
      'not advised: no answers',
      { is_personal_advised: false, due_diligence_answers: ['Yes', ''] },
      { message: profileErrors.questions, ...offer(true, true), path: 'due_diligence_answers[1]' },
    ),
    refused(
      'no advice question: no answers',
      { due_diligence_answers: ['No'] },
      { message: profileErrors.questions, ...offer(false, true), path: 'due_diligence_answers[1]' },
    ),
    accepted('neither: nothing is asked', {}, offer(false, false)),
    accepted('no advice question: the questions', { due_diligence_answers: ['No', 'Growth'] }, offer(false, true)),
  ],
  adviser: [
    refused(
      'no name',
      { ...advised, adviser_name: '   ' },
      { message: required, ...offer(true, true), path: 'adviser_name' },
    ),
    refused(
      'no workplace',
      { ...advised, adviser_workplace: '' },
      { message: required, ...offer(true, true), path: 'adviser_workplace' },
    ),
    refused(
      'a malformed e-mail',
      { ...advised, adviser_email: 'ann' },
      { message: contactErrors.validEmail, ...offer(true, true), path: 'adviser_email' },
    ),
    refused(
      'blanks for a workplace',
      { ...advised, adviser_workplace: ' \t ' },
      { message: required, ...offer(true, true), path: 'adviser_workplace' },
    ),
    accepted('an e-mail', { ...advised, adviser_email: 'ann@example.com' }, offer(true, true)),
    accepted('a malformed e-mail that is hidden', { ...answered, adviser_email: 'ann' }, offer(true, true)),
    accepted('no e-mail', { ...advised, adviser_email: '' }, offer(true, true)),
  ],
  questions: [
    refused(
      'one unanswered',
      { ...answered, due_diligence_answers: ['Yes'] },
      { message: profileErrors.questions, ...offer(true, true), path: 'due_diligence_answers[1]' },
    ),
    refused(
      'no such answer',
      { ...answered, due_diligence_answers: ['Maybe', 'Income'] },
      { message: profileErrors.questions, ...offer(true, true), path: 'due_diligence_answers[0]' },
    ),
    refused(
      'Other where it is not offered',
      { ...answered, due_diligence_answers: ['Other', 'Income'] },
      { message: profileErrors.questions, ...offer(true, true), path: 'due_diligence_answers[0]' },
    ),
    refused(
      'Other without words',
      { ...answered, due_diligence_answers: ['Yes', 'Other'], other_answers: { other_1: ' ' } },
      { message: profileErrors.questions, ...offer(true, true), path: 'other_answers.other_1' },
    ),
    refused(
      'Other with words for another question',
      { ...answered, due_diligence_answers: ['Yes', 'Other'], other_answers: { other_0: 'A gift' } },
      { message: profileErrors.questions, ...offer(true, true), path: 'other_answers.other_1' },
    ),
    accepted('unanswered while they are hidden', advised, offer(true, true)),
    accepted(
      'Other with words',
      { ...answered, due_diligence_answers: ['Yes', 'Other'], other_answers: { other_1: 'A gift' } },
      offer(true, true),
    ),
  ],
} satisfies SchemaTable;
