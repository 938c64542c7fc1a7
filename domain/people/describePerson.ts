/** Describes a person as text, in any role (2-REV-01, 2-REV-10 to 2-REV-13). */
import { postalReading, residentialReading } from '../addresses/describeAddress.ts';
import type { Person } from '../model/application.ts';
import { readDocuments, type BearerPlace } from '../documents/describeDocuments.ts';
import { formatPhone } from '../formats/phones.ts';
import {
  country,
  date,
  linesOf,
  masked,
  text,
  yesNo,
  type FieldReadings,
  type Line,
  type ReadingContext,
} from '../rules/description.ts';
import { pepStatusLabels, pepTexts, wealthTexts } from '../texts/evidence.ts';
import { identityTexts } from '../texts/identityTexts.ts';
import { bareTrustTexts } from '../texts/bareTrust.ts';
import { roleTexts, trusteeTexts } from '../texts/people.ts';
import { personTexts } from '../texts/person.ts';
import { reviewTexts } from '../texts/review.ts';
import { applicablePersonFields, OTHER_SOURCE, type PersonPosition } from './personFields.ts';

/** Place of the described person: the position in the data, and the role. */
export type PersonPlace = BearerPlace & PersonPosition;

interface PersonContext extends ReadingContext {
  place: PersonPlace;
}

const READINGS: FieldReadings<Person, PersonContext> = {
  id: 'internal',
  prefill: 'internal',
  visible: 'internal',
  was_prefilled_trustee: 'internal',
  taxDetails: 'section',
  trusteeType: {
    label: bareTrustTexts.trusteeType,
    read: ({ trusteeType }) => (trusteeType ? { kind: 'text', value: bareTrustTexts[trusteeType] } : null),
  },
  title: { in: 'legalFirstName' },
  legalFirstName: text(reviewTexts.name, nameInFull),
  middleNames: { in: 'legalFirstName' },
  legalLastName: { in: 'legalFirstName' },
  dateOfBirth: date(personTexts.dateOfBirth, ({ dateOfBirth }) => dateOfBirth),
  countryOfCitizenship: country(personTexts.countryOfCitizenship, ({ countryOfCitizenship: id }) => id),
  emailAddress: text(personTexts.email, ({ emailAddress }) => emailAddress),
  mobileNumber: text(personTexts.mobile, ({ mobileNumber = '' }) => formatPhone(mobileNumber)),

  manualAddress: residentialReading,
  flatNumber: { in: 'manualAddress' },
  streetNumber: { in: 'manualAddress' },
  streetName: { in: 'manualAddress' },
  streetType: { in: 'manualAddress' },
  suburbCity: { in: 'manualAddress' },
  state: { in: 'manualAddress' },
  postcode: { in: 'manualAddress' },
  country: { in: 'manualAddress' },
  loqateInternationalCountry: { in: 'manualAddress' },
  loqateAddress: { in: 'manualAddress' },
  registration_address: { in: 'manualAddress' },
  same_address: postalReading,
  postal_address: { in: 'same_address' },

  roles: {
    lines: ({ roles = [] }) =>
      roles.map(({ name, role_types: types }, index) => ({
        path: `roles.${index}`,
        label: roleTexts.at(name),
        kind: 'text',
        value: types.join(', '),
      })),
  },
  // Question for trustees who are not owners from elsewhere (2-BO-12).
  is_existing_trustee_ben_owner: {
    label: trusteeTexts.alsoOwner,
    read: (person, { place }) =>
      place.step === 'trustees' && person.is_existing_trustee_ben_owner !== undefined
        ? yesNo('', () => person.is_existing_trustee_ben_owner).read(person, undefined)
        : null,
  },

  idType: text(identityTexts.type, ({ idType }) => idType),
  idNumber: masked(identityTexts.number, ({ idNumber }) => idNumber),
  idStateOfIssue: text(identityTexts.state, ({ idStateOfIssue }) => idStateOfIssue),
  idCardNumber: masked(identityTexts.cardNumber, ({ idCardNumber }) => idCardNumber),
  idCountryOfIssue: country(identityTexts.country, ({ idCountryOfIssue }) => idCountryOfIssue),
  idDocDate: date(identityTexts.expiry, ({ idDocDate }) => idDocDate),
  idType2: text(identityTexts.type, ({ idType2 }) => idType2),
  idNumber2: masked(identityTexts.number, ({ idNumber2 }) => idNumber2),
  idStateOfIssue2: text(identityTexts.state, ({ idStateOfIssue2 }) => idStateOfIssue2),
  idCardNumber2: masked(identityTexts.cardNumber, ({ idCardNumber2 }) => idCardNumber2),
  idCountryOfIssue2: country(identityTexts.country, ({ idCountryOfIssue2 }) => idCountryOfIssue2),
  idDocDate2: date(identityTexts.expiry, ({ idDocDate2 }) => idDocDate2),

  sourcesOfWealth: text(wealthTexts.sources, sourcesInWords),
  otherSourceOfWealth: { in: 'sourcesOfWealth' },
  pep_status: text(pepTexts.question, ({ pep_status: status }) => status && pepStatusLabels[status]),
  pep_status_or_association: text(pepTexts.association, (person) => person.pep_status_or_association),

  idDoc: {
    label: reviewTexts.amlCtf,
    read: ({ idDoc, idDoc2 }, { place, ...context }) =>
      readDocuments({ kind: 'identity', documents: [idDoc, idDoc2] }, place, context),
  },
  idDoc2: { in: 'idDoc' },
  sophisticatedInvestorDoc: {
    label: reviewTexts.certificate,
    read: ({ sophisticatedInvestorDoc: certificate }, { place, ...context }) =>
      readDocuments({ kind: 'certificate', documents: [certificate] }, place, context),
  },
  // Depends on the certificate (2-CERT-02).
  sophisticatedInvestorDocDate: {
    label: reviewTexts.certificateDate,
    read: ({ sophisticatedInvestorDocDate: value }) => (value ? { kind: 'date', value } : null),
  },
  sourceOfWealthDoc: {
    label: reviewTexts.sourceOfWealth,
    read: ({ sourceOfWealthDoc }, { place, ...context }) =>
      readDocuments({ kind: 'source_of_wealth', documents: [sourceOfWealthDoc] }, place, context),
  },
};

/** Returns every question asked about one person, with its answer; the tax declaration is a section of its own. */
export function describePerson(person: Person, place: PersonPlace, context: ReadingContext): Line[] {
  const asked = applicablePersonFields(person, place, context.offer);
  return linesOf({ readings: READINGS, asked }, person, { ...context, place });
}

function nameInFull({ title, legalFirstName, middleNames, legalLastName }: Person): string {
  return [title, legalFirstName, middleNames, legalLastName].filter(Boolean).join(' ');
}

/** Lists the ticked sources; `Other` with its explanation. */
function sourcesInWords({ sourcesOfWealth = [], otherSourceOfWealth: other }: Person): string {
  return sourcesOfWealth
    .map((source) => (source === OTHER_SOURCE && other ? `${source}: ${other}` : source))
    .join(', ');
}
