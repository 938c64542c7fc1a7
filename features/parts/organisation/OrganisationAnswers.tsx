import type { Company } from '#domain/application.ts';
import type { ReadinessItem } from '#domain/readiness.ts';
import { addressTexts } from '#domain/texts/address.ts';
import { organisationTexts } from '#domain/texts/organisation.ts';
import { fieldTexts } from '#domain/texts/ui.ts';
import { AddressText } from '../address/AddressText.tsx';
import { documentAnswers } from '../documents/answerLines.tsx';
import { Answers, type Answer } from '#features/ui/Answers.tsx';
import { registrationAnswers } from './registrationAnswers.tsx';

interface OrganisationAnswersProps {
  company: Company;
  /** This company's documents. */
  items: readonly ReadinessItem[];
}

/** One company to read, whatever it is in the application. */
export function OrganisationAnswers({ company, items }: OrganisationAnswersProps) {
  return (
    <Answers
      answers={[
        ...registrationAnswers('company', company),
        ...standingAnswers(company),
        ...addressAnswers(company),
        ...documentAnswers(company, items),
      ]}
    />
  );
}

/** Public, listed, a charity: what holds is said, what does not is left out (2-CO-26). */
function standingAnswers({ is_public, is_listed, is_charity }: Company): Answer[] {
  const holds = [
    [is_public, organisationTexts.isPublic],
    [is_public && is_listed, organisationTexts.isListed],
    [is_charity, organisationTexts.isCharity],
  ] as const;
  return holds.flatMap(([isSo, label]) => (isSo ? [{ label, value: fieldTexts.yes }] : []));
}

function addressAnswers(company: Company): Answer[] {
  const registration = {
    label: addressTexts.registrationTitle,
    value: <AddressText holder={company} place="registration_address" />,
  };
  const postal = { label: addressTexts.postalTitle, value: <AddressText holder={company} place="postal_address" /> };
  return company.same_address === false ? [registration, postal] : [registration];
}
