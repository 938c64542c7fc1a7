import { Fragment } from 'react';
import { isCompanyTrustee, ownerNames } from '#domain/people/names.ts';
import type { Company, InvestorDetails, PersonEntry } from '#domain/application.ts';
import type { ReadinessItem } from '#domain/readiness.ts';
import { bareTrustTexts, trustTexts } from '#domain/texts/owner.ts';
import { investorTypeLabels } from '#domain/texts/person.ts';
import { hinTexts } from '#domain/texts/evidence.ts';
import { reviewTexts } from '#domain/texts/review.ts';
import { Answers } from '#features/ui/Answers.tsx';
import { OrganisationAnswers } from '#features/parts/organisation/OrganisationAnswers.tsx';
import { PersonAnswers } from '#features/parts/person/PersonAnswers.tsx';
import { useReviewItems } from '#store/documents/useLeftUploads.ts';
import { EntityAnswers } from './EntityAnswers.tsx';

/** The owners of the holding with everything about them, and which of their documents are there (2-REV-10 to 2-REV-13). */
export function InvestorDetailsReview({ values }: { values: InvestorDetails }) {
  const items = useReviewItems();
  const { investors = [], investor_type: type, hin } = values;
  const itemsAt = (place: string) => items.filter(({ step, path }) => step === 'investor_details' && path === place);
  const names = ownerNames(values);
  const own = [
    ...(type ? [{ label: reviewTexts.investorType, value: investorTypeLabels[type] }] : []),
    ...(hin ? [{ label: hinTexts.label, value: hin }] : []),
  ];
  return (
    <>
      <Answers answers={own} />
      {investors.map((owner, index) => (
        <Fragment key={index}>
          <h3>{names[index]}</h3>
          <OwnerAnswers owner={owner} items={itemsAt(`investors.${index}`)} />
        </Fragment>
      ))}
      <EntityAnswers details={values} items={itemsAt('')} />
      {values.has_custodian && (
        <CompanyAnswers title={trustTexts.custodianDetails} company={values.custodian} items={itemsAt('custodian')} />
      )}
      {values.has_holding_company && (
        <CompanyAnswers
          title={bareTrustTexts.holdingDetails}
          company={values.holding_company}
          items={itemsAt('holding_company')}
        />
      )}
    </>
  );
}

function OwnerAnswers({ owner, items }: { owner: PersonEntry; items: readonly ReadinessItem[] }) {
  return isCompanyTrustee(owner) ? (
    <OrganisationAnswers company={owner} items={items} />
  ) : (
    <PersonAnswers person={owner} items={items} />
  );
}

interface CompanyAnswersProps {
  title: string;
  company: Company | null | undefined;
  items: readonly ReadinessItem[];
}

function CompanyAnswers({ title, company, items }: CompanyAnswersProps) {
  return (
    <>
      <h3>{title}</h3>
      <OrganisationAnswers company={company ?? {}} items={items} />
    </>
  );
}
