import type { InvestorDetails } from '#domain/application.ts';
import { formatAbnOrAcn } from '#domain/formats/format.ts';
import {
  NAME_FIELDS,
  NO_NUMBER_REASONS,
  numberKindOf,
  showsBusinessNumber,
  type OrganisationKind,
} from '#domain/organisations/businessNumbers.ts';
import { businessNumberLabels, noNumberReasonLabels, organisationTexts } from '#domain/texts/organisation.ts';
import { answerTexts } from '#domain/texts/answers.ts';
import type { Answer } from '#features/ui/Answers.tsx';
import { CountryName } from '../countries/CountryName.tsx';

/** Name, country and number of an organisation to read, or why there is no number (2-CO-07, 2-CO-27, 2-CO-28). */
export function registrationAnswers(kind: OrganisationKind, organisation: InvestorDetails): Answer[] {
  const country = organisation.registered_country;
  return [
    { label: organisationTexts.names[kind], value: organisation[NAME_FIELDS[kind]] },
    ...(country ? [{ label: organisationTexts.registeredCountry, value: <CountryName code={country} /> }] : []),
    { label: businessNumberLabels[numberKindOf(kind, organisation)], value: numberInWords(kind, organisation) },
  ];
}

function numberInWords(kind: OrganisationKind, organisation: InvestorDetails): string {
  const number = organisation.business_number?.trim();
  if (showsBusinessNumber(kind, organisation)) return number ? formatAbnOrAcn(number) : answerTexts.notSupplied;
  const reason = NO_NUMBER_REASONS.find((each) => each === organisation.abn_not_available_reason);
  const words = reason === 'other' ? organisation.other_reason?.trim() : reason && noNumberReasonLabels[reason];
  return words || answerTexts.notSupplied;
}
