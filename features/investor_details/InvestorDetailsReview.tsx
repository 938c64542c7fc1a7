import { Fragment } from 'react';
import type { InvestorDetails } from '#domain/application.ts';
import { personName } from '#domain/applicants.ts';
import type { ReadinessItem } from '#domain/readiness.ts';
import { hinTexts, investorTypeLabels } from '#domain/texts/person.ts';
import { reviewTexts } from '#domain/texts/review.ts';
import { Answers } from '#features/ui/Answers.tsx';
import { PersonAnswers } from '#features/ui/person/PersonAnswers.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { selectReadiness } from '#store/selectors/readinessSelectors.ts';

const NONE: readonly ReadinessItem[] = [];

/** The owners of the holding with everything about them, and which of their documents are there (2-REV-10 to 2-REV-13). */
export function InvestorDetailsReview({ values }: { values: InvestorDetails }) {
  const items = useAppSelector((state) => selectReadiness(state)?.items ?? NONE);
  const { investors = [], investor_type: type, hin } = values;
  const own = [
    ...(type ? [{ label: reviewTexts.investorType, value: investorTypeLabels[type] }] : []),
    ...(hin ? [{ label: hinTexts.label, value: hin }] : []),
  ];
  return (
    <>
      <Answers answers={own} />
      {investors.map((person, index) => (
        <Fragment key={index}>
          <h3>{personName(person)}</h3>
          <PersonAnswers person={person} items={items.filter(({ step, path }) => step === 'investor_details' && path === `investors.${index}`)} />
        </Fragment>
      ))}
    </>
  );
}
