import { Fragment } from 'react';
import type { DataStepName, Person } from '#domain/application.ts';
import { personName } from '#domain/people/names.ts';
import { isBeneficialOwner } from '#domain/people/beneficialOwner.ts';
import type { PeopleWords } from '#domain/texts/people.ts';
import { useReviewItems } from '#store/documents/useLeftUploads.ts';
import { PersonAnswers } from '../person/PersonAnswers.tsx';

interface PeopleReviewProps {
  step: DataStepName;
  /** The list within the step's values. */
  list: string;
  words: PeopleWords;
  people: readonly Person[] | undefined;
}

/**
 * People to read, each with everything about them and which of their documents are there (2-REV-10 to 2-REV-13). Who stands among
 * the owners without being one is left out (2-BO-11).
 */
export function PeopleReview({ step, list, words, people = [] }: PeopleReviewProps) {
  const items = useReviewItems();
  return people.map((person, index) =>
    isBeneficialOwner(person) ? (
      <Fragment key={index}>
        <h3>{personName(person) || words.one(index + 1)}</h3>
        <PersonAnswers
          person={person}
          items={items.filter((item) => item.step === step && item.path === `${list}.${index}`)}
        />
      </Fragment>
    ) : null,
  );
}
