import { Fragment } from 'react';
import { answerOptions, otherAnswerKey, takesOtherAnswer } from '#domain/stepRules/applicant_profile/rules.ts';
import { profileTexts } from '#domain/texts/profile.ts';
import { Card } from '#features/ui/Card.tsx';
import { RadioGroup } from '#features/ui/fields/RadioGroup.tsx';
import { TextAreaField } from '#features/ui/fields/TextAreaField.tsx';
import { Prose } from '#features/ui/Prose.tsx';
import type { ProfileFormProps } from './profileForm.ts';

/** The issuer's text, and each question with its answers; `Other` opens a free text below (1-PROF-11 to 1-PROF-13). */
export function DueDiligenceCards({ block, offer }: Pick<ProfileFormProps, 'block' | 'offer'>) {
  const { prose, due_diligence_questions: questions = [] } = offer;
  const text = prose?.due_diligence_text;
  return (
    <>
      {text && (
        <Card title={profileTexts.textTitle}>
          <Prose content={text} />
        </Card>
      )}
      {questions.length > 0 && (
        <Card title={profileTexts.questionsTitle}>
          {questions.map((question, index) => (
            <Fragment key={index}>
              <RadioGroup
                {...block.bindPath<string>(`due_diligence_answers[${index}]`)}
                label={question.question_text}
                options={answerOptions(question).map((answer) => ({ value: answer, label: answer }))}
              />
              {takesOtherAnswer(question, block.values.due_diligence_answers[index]) && (
                <TextAreaField
                  {...block.bindPath<string>(`other_answers.${otherAnswerKey(index)}`)}
                  label={profileTexts.otherAnswer}
                  rows={3}
                  autoComplete="off"
                />
              )}
            </Fragment>
          ))}
        </Card>
      )}
    </>
  );
}
