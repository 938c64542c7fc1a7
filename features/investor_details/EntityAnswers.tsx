import type { InvestorDetails } from '#domain/application.ts';
import { entityName } from '#domain/people/names.ts';
import type { ReadinessItem } from '#domain/readiness.ts';
import { partnershipTexts, trustTexts, trustTypeLabel } from '#domain/texts/owner.ts';
import { fieldTexts } from '#domain/texts/ui.ts';
import { asksForArsn } from '#domain/organisations/trustTypes.ts';
import { documentAnswers, given } from '#features/parts/documents/answerLines.tsx';
import { Answers, type Answer } from '#features/ui/Answers.tsx';
import { OrganisationAnswers } from '#features/parts/organisation/OrganisationAnswers.tsx';
import { registrationAnswers } from '#features/parts/organisation/registrationAnswers.tsx';

interface EntityAnswersProps {
  details: InvestorDetails;
  /** The entity's own documents. */
  items: readonly ReadinessItem[];
}

/** The company, trust or partnership that invests, to read; nothing where persons do. */
export function EntityAnswers({ details, items }: EntityAnswersProps) {
  if (!(
    details.investor_type === 'company' ||
    details.investor_type === 'trust_superfund' ||
    details.investor_type === 'partnership'
  ))
    return null;
  return (
    <>
      <h3>{entityName(details)}</h3>
      {details.investor_type === 'company' ? (
        <OrganisationAnswers company={details} items={items} />
      ) : (
        <Answers
          answers={[
            ...(details.investor_type === 'partnership' ? partnershipAnswers(details) : trustAnswers(details)),
            ...documentAnswers(details, items),
          ]}
        />
      )}
    </>
  );
}

function trustAnswers(trust: InvestorDetails): Answer[] {
  const { trusteeType, trustType, arsn, additionalDocs = [], has_custodian: hasCustodian } = trust;
  return [
    ...registrationAnswers('trust', trust),
    ...given(trustTexts.trustType, trustType && trustTypeLabel(trustType)),
    ...given(trustTexts.arsn, asksForArsn(trust) ? arsn : undefined),
    ...given(trustTexts.trusteeTypeName, trusteeType && trustTexts[trusteeType]),
    ...given(trustTexts.hasCustodian, yesOrNo(hasCustodian)),
    ...given(trustTexts.additionalDocuments, additionalDocs.map(({ filename }) => filename).join(', ')),
  ];
}

function partnershipAnswers(partnership: InvestorDetails): Answer[] {
  const {
    regulated_partnership: isRegulated,
    regulation_association: association,
    membership_number: number,
  } = partnership;
  return [
    ...registrationAnswers('partnership', partnership),
    ...given(partnershipTexts.isRegulated, yesOrNo(isRegulated)),
    ...(isRegulated
      ? [...given(partnershipTexts.association, association), ...given(partnershipTexts.membershipNumber, number)]
      : []),
  ];
}

function yesOrNo(answer: boolean | null | undefined): string | undefined {
  return answer == null ? undefined : answer ? fieldTexts.yes : fieldTexts.no;
}
