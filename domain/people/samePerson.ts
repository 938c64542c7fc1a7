/** One person in several lists: effects of typing in one of them on the others (2-TRU-10, 2-BO-12). */
import type { Application, Person, TaxInvestor, Tin } from '../model/application.ts';
import { DOCUMENT_FIELDS } from '../model/documentFields.ts';
import type { FormContext } from '../rules/context.ts';
import { PLACE_FIELDS } from '../model/rows.ts';
import { isSameAnswer } from '../formats/isSameAnswer.ts';
import { isSameName } from '../formats/sameName.ts';
import { listControllers } from '../model/controllers.ts';
import { samePersonTexts } from '../texts/samePerson.ts';
import { idFieldNames } from './identityAsked.ts';
import { openDefaults } from './personDefaults.ts';
import { personName } from './names.ts';
import { withDirectorship } from './directorship.ts';
import { listPersonPlaces } from './listedPeople.ts';
import type { PersonRole } from '../model/peoplePlaces.ts';

/** Answers that identify a person to a reader. */
export type Naming = Pick<Person, 'legalFirstName' | 'legalLastName' | 'dateOfBirth'>;

/** A person being typed, with the answers about identity: only in the form and its draft, never saved. */
export interface TypedPerson extends Person {
  /** Name and birthday at the time of the answer that this is still the same person. */
  confirmed?: Naming;
  /** Ids of people with the same name and birthday who are other people, as the applicant answered. */
  distinct?: readonly string[];
}

/** Fields that stay in the block for another person, too: a name is typed as one, even if relatives share a part of it. */
const KEPT = [...PLACE_FIELDS, 'legalFirstName', 'legalLastName'] as const;

/** A person on whose identity more depends than this list: the saved answers, and the titles of the other blocks. */
export interface OtherPlaces {
  person: Person;
  /** @example ['Director 2'] */
  places: string[];
  /** The person has a tax number. */
  declares: boolean;
}

/**
 * Returns the person's other places, and the saved answers of all of them: lists ask for different things. Null for a person in this list
 * alone without a declared tax number.
 */
export function findOtherPlaces(
  application: Application,
  role: PersonRole,
  id: string | undefined,
): OtherPlaces | null {
  if (id === undefined) return null;
  const found = listPersonPlaces(application).filter(({ person }) => person.id === id);
  const places = found.flatMap((each) => (each.role === role ? [] : [each.title]));
  const person = found.reduce<Person>((known, each) => ({ ...known, ...each.person }), {});
  const declares = [...(application.tax_details?.investors ?? []), ...listControllers(application)].some(
    (block) => block.id === id && hasNumber(block),
  );
  return places.length === 0 && !(declares && found.length > 0) ? null : { person, places, declares };
}

/**
 * True if both name and birthday differ from the known person: perhaps another person was typed over the first. If the birthday is not
 * known, both names have to differ.
 */
export function isOverwritten(known: Naming, typed: Naming): boolean {
  if (personName(known) === '' || personName(typed) === '' || isCalled(known, typed)) return false;
  const birthday = known.dateOfBirth?.trim() ?? '';
  if (birthday !== '') return (typed.dateOfBirth?.trim() ?? '') !== birthday;
  return (['legalFirstName', 'legalLastName'] as const).every((part) => !isSameName(known[part], typed[part]));
}

/** True if the applicant has to say that this is still the same person: another was typed over it, also since the last answer. */
export function needsConfirmation(known: Person, typed: TypedPerson): boolean {
  const { confirmed } = typed;
  return isOverwritten(known, typed) && (confirmed === undefined || isOverwritten(confirmed, typed));
}

/** Records the answer that this is still the same person, under the present name. */
export function confirmSamePerson(typed: TypedPerson): TypedPerson {
  const { legalFirstName = '', legalLastName = '', dateOfBirth = '' } = typed;
  return { ...typed, confirmed: { legalFirstName, legalLastName, dateOfBirth } };
}

/** Returns the error that Next shows for an open question; null if none is open. */
export function unconfirmedPersonError(elsewhere: OtherPlaces | null, typed: Person): string | null {
  const known = elsewhere?.person;
  const isAsked = known !== undefined && known.id === typed.id && needsConfirmation(known, typed);
  return isAsked ? samePersonTexts.unanswered(personName(known)) : null;
}

/** Fields that belong to the first person alone: identity and documents. */
const LEFT: readonly string[] = [
  ...Object.values(idFieldNames(1)),
  ...Object.values(idFieldNames(2)),
  ...DOCUMENT_FIELDS,
];

/**
 * Returns a new person with the present name and the answers typed since. Answers still equal to those of `known` stay with `known`, and so
 * do its other roles. Identity and documents are never taken along: nothing proves that they came after the name.
 */
export function replaceWithNewPerson(
  known: Person,
  typed: TypedPerson,
  { offer, newId }: Pick<FormContext, 'offer' | 'newId'>,
): Person {
  const {
    is_existing_trustee_ben_owner: _owns,
    was_prefilled_trustee: _was,
    prefill: _path,
    confirmed: _confirmed,
    distinct: _distinct,
    ...own
  } = typed;
  const before = new Map<string, unknown>(Object.entries(known));
  const isTyped = (field: string, value: unknown) =>
    !LEFT.includes(field) && !isSameAnswer(value ?? '', before.get(field) ?? '');
  const kept = Object.entries(own).filter(
    ([field, value]) => KEPT.some((name) => name === field) || isTyped(field, value),
  );
  // A new person typed over a director is no director.
  return withDirectorship(openDefaults({ ...Object.fromEntries(kept), id: newId() }, offer), false);
}

function hasNumber({ tfn = '', tin = '', tins = [] }: TaxInvestor & Tin): boolean {
  return [tfn, tin, ...tins.map((row) => row.tin ?? '')].some((number) => number.trim() !== '');
}

function isCalled(one: Naming, other: Naming): boolean {
  return isSameName(personName(one), personName(other));
}
