import { residentialPlace } from '#domain/addresses/address.ts';
import type { Person } from '#domain/application.ts';
import { formatPhone } from '#domain/formats/phones.ts';
import type { ReadinessItem } from '#domain/readiness.ts';
import { idFieldNames } from '#domain/people/identityAsked.ts';
import { addressTexts } from '#domain/texts/address.ts';
import { identityTexts } from '#domain/texts/identityTexts.ts';
import { roleTexts, trusteeTexts } from '#domain/texts/people.ts';
import { personTexts } from '#domain/texts/person.ts';
import { pepStatusLabels, pepTexts, wealthTexts } from '#domain/texts/evidence.ts';
import { reviewTexts } from '#domain/texts/review.ts';
import { fieldTexts } from '#domain/texts/ui.ts';
import { AddressText } from '../address/AddressText.tsx';
import { documentAnswers, given } from '../documents/answerLines.tsx';
import { Answers, type Answer } from '#features/ui/Answers.tsx';
import { CountryName } from '../countries/CountryName.tsx';
import { HiddenValue } from '#features/ui/HiddenValue.tsx';

interface PersonAnswersProps {
  person: Person;
  /** This person's documents. */
  items: readonly ReadinessItem[];
}

/** One person to read: answers that were not given are left out. */
export function PersonAnswers({ person, items }: PersonAnswersProps) {
  return (
    <Answers
      answers={[
        ...personalAnswers(person),
        ...roleAnswers(person),
        ...identityAnswers(person),
        ...wealthAnswers(person),
        ...documentAnswers(person, items),
      ]}
    />
  );
}

function personalAnswers(person: Person): Answer[] {
  const name = [person.title, person.legalFirstName, person.middleNames, person.legalLastName]
    .filter(Boolean)
    .join(' ');
  const postal: Answer[] =
    person.same_address === false
      ? [{ label: addressTexts.postalTitle, value: <AddressText holder={person} place="postal_address" /> }]
      : [];
  return [
    { label: reviewTexts.name, value: name },
    { label: personTexts.dateOfBirth, value: person.dateOfBirth },
    { label: personTexts.countryOfCitizenship, value: <CountryName id={person.countryOfCitizenship} /> },
    ...given(personTexts.email, person.emailAddress),
    ...given(personTexts.mobile, formatPhone(person.mobileNumber ?? '')),
    { label: addressTexts.residentialTitle, value: <AddressText holder={person} place={residentialPlace(person)} /> },
    ...postal,
  ];
}

function roleAnswers({
  roles = [],
  was_prefilled_trustee: wasPrefilled,
  is_existing_trustee_ben_owner: owns,
}: Person): Answer[] {
  const isOwningTrustee = owns === true && !wasPrefilled;
  return [
    ...roles.flatMap(({ name, role_types }) => given(roleTexts.at(name), role_types.join(', '))),
    ...(isOwningTrustee ? [{ label: trusteeTexts.alsoOwner, value: fieldTexts.yes }] : []),
  ];
}

function identityAnswers(person: Person): Answer[] {
  return ([1, 2] as const).flatMap((set) => {
    const names = idFieldNames(set);
    const country = person[names.country];
    return [
      ...given(identityTexts.type, person[names.type]),
      ...hidden(identityTexts.number, person[names.number]),
      ...given(identityTexts.state, person[names.state]),
      ...hidden(identityTexts.cardNumber, person[names.cardNumber]),
      ...(country == null ? [] : [{ label: identityTexts.country, value: <CountryName id={country} /> }]),
      ...given(identityTexts.expiry, person[names.expiry]),
    ];
  });
}

/** A number that is read over a shoulder by nobody: its last characters, the whole of it on request. */
function hidden(label: string, number: string | undefined): Answer[] {
  return number ? [{ label, value: <HiddenValue name={label} value={number} /> }] : [];
}

function wealthAnswers({
  sourcesOfWealth,
  pep_status: status,
  pep_status_or_association: association,
}: Person): Answer[] {
  const isPepAnswered = status !== undefined && status !== 'NOT_DETERMINED';
  return [
    ...given(wealthTexts.title, sourcesOfWealth?.join(', ')),
    ...(isPepAnswered
      ? [{ label: pepTexts.question, value: pepStatusLabels[status] }, ...given(pepTexts.association, association)]
      : []),
  ];
}
