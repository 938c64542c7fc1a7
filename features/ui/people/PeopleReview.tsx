import { Fragment } from 'react';
import type { DataStepName, Person } from '#domain/application.ts';
import { personName } from '#domain/applicants.ts';
import type { ReadinessItem } from '#domain/readiness.ts';
import type { PeopleWords } from '#domain/texts/people.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectReadiness } from '#store/selectors/readinessSelectors.ts';
import { PersonAnswers } from '../person/PersonAnswers.tsx';

const NONE: readonly ReadinessItem[] = [];

interface PeopleReviewProps {
  /** The step, its list, and what it calls its people. */
  config: { name: DataStepName; list: string; words: PeopleWords };
  people: readonly Person[] | undefined;
}

/** People to read, each with everything about them and which of their documents are there (2-REV-10 to 2-REV-13). */
export function PeopleReview({ config: { name, list, words }, people = [] }: PeopleReviewProps) {
  const items = useAppSelector((state) => selectReadiness(state)?.items ?? NONE);
  return people.map((person, index) => (
    <Fragment key={index}>
      <h3>{personName(person) || words.one(index + 1)}</h3>
      <PersonAnswers person={person} items={items.filter(({ step, path }) => step === name && path === `${list}.${index}`)} />
    </Fragment>
  ));
}
