/** The largest applications that the service takes, each large in another way. */
import type { Application, Person, UploadedDocument } from '#domain/application.ts';
import { LARGEST_APPLICATION, LONGEST, MOST } from '#domain/model/limits.ts';
import type { Offer } from '#domain/offer.ts';
import { toWire, type WireData } from '#domain/wire.ts';
import { withKnownDocuments } from '#server/applications/documentReferences.ts';
import { anApplicationBy, aPersonOf } from '#test/support/entityApplications.ts';

/** The same ids at every run. */
function idOf(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

const isBlank = (value: unknown): boolean =>
  value === '' || value === null || value === undefined || (Array.isArray(value) && value.length === 0);

/** Somebody with everything that the offer asks, and nothing blank. */
function person(offer: Offer, number: number, roles?: Person['roles']): Person {
  const whole = { roles, ...aPersonOf(offer, number), id: idOf(number), legalLastName: `Citizen ${number}` };
  return Object.fromEntries(Object.entries(whole).filter(([, value]) => !isBlank(value)));
}

const times = <Row>(count: number, make: (index: number) => Row): Row[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** What is sent, filled with words up to the largest number of bytes. */
function filled(application: Application, offer: Offer): WireData {
  const bytesWith = (answers: string[]) =>
    Buffer.byteLength(
      JSON.stringify(dataOf({ ...application, applicant_profile: { due_diligence_answers: answers } }, offer)),
    );
  const answer = 'word '.repeat(LONGEST.words / 5);
  const room = LARGEST_APPLICATION - bytesWith([]);
  const count = Math.min(MOST.ofOffer, Math.floor(room / (answer.length + 3)));
  const answers = times(Math.max(count, 0), () => answer);
  return dataOf({ ...application, applicant_profile: { due_diligence_answers: answers } }, offer);
}

function dataOf(application: Application, { id }: Offer): WireData {
  return toWire(application, { offer: id });
}

/** Numbers of the tax office in rows within rows, so many rows in all. */
function withTaxNumbers(base: Application, rows: number): Application {
  const tin = { tax_country: 170, has_tin: true, tin: '1' };
  const perPerson = MOST.tins - 1;
  const people = Math.floor(rows / (perPerson + 1)) - 2;
  const director = (number: number): Person => ({
    id: idOf(number),
    taxDetails: { tfn: '123456782', tins: times(perPerson, () => tin) },
  });
  return { ...base, directors: { directors: times(people, director) } };
}

/** With their ids, masks and handles they fill the largest body. */
const MASKED_ROWS = 800;

export type LargestKind = 'people' | 'inEveryList' | 'blank' | 'numbers' | 'masks' | 'words';

/**
 * The largest legal `application_data` of a trust with a company as its trustee. `people`: every list full of different persons; `inEveryList`: of the
 * same persons; `blank`: of nobody; `numbers`: lists within lists; `masks`: such lists that can be sent back with masks and handles; `words`: long answers.
 */
export function largestData(kind: LargestKind, offer: Offer, document: UploadedDocument): WireData {
  const short = { id: document.id ?? '', filename: 'a.pdf' };
  const known = new Map(['doc-1', 'doc-2'].map((id) => [id, short]));
  const base = withKnownDocuments(anApplicationBy('corporate_trust', offer), known);
  const lists = (make: (index: number, list: number) => Person): Application => {
    const full = (list: number) =>
      withKnownDocuments({ rows: times(MOST.people, (index) => make(index, list)) }, known).rows;
    return {
      ...base,
      directors: { directors: full(0) },
      beneficial_owners: { beneficialOwners: full(1) },
      others: { others: full(2) },
    };
  };
  const roles = base.others?.others?.[0]?.roles;
  const applications: Record<LargestKind, () => Application> = {
    people: () => lists((index, list) => person(offer, list * MOST.people + index, list === 2 ? roles : undefined)),
    inEveryList: () => lists((index, list) => person(offer, index, list === 2 ? roles : undefined)),
    blank: () => lists(() => ({})),
    numbers: () => withTaxNumbers(base, MOST.rows),
    masks: () => withTaxNumbers(base, MASKED_ROWS),
    words: () => base,
  };
  const application = applications[kind]();
  return kind === 'masks' ? dataOf(application, offer) : filled(application, offer);
}
