/** One person in several lists: what typing in one of them means for the others (2-TRU-10, 2-BO-12). */
import type { Application, Person, TaxInvestor } from '../application.ts';
import { DOCUMENT_FIELDS } from '../documents/documentFields.ts';
import type { FormContext } from '../stepRules/context.ts';
import { PLACE_FIELDS } from '../application/rows.ts';
import { isSameAnswer } from '../formats/isSameAnswer.ts';
import { samePersonTexts } from '../texts/samePerson.ts';
import { idFieldNames } from './identityAsked.ts';
import { openDefaults } from './personDefaults.ts';
import { personName } from './names.ts';
import { withDirectorship } from './directorship.ts';
import { standingsOf } from './standings.ts';
import type { PersonRole } from '../application/peoplePlaces.ts';

/** What somebody is told by. */
export type Naming = Pick<Person, 'legalFirstName' | 'legalLastName' | 'dateOfBirth'>;

/** A person as they are typed, with what was said of who they are: of the form and its draft alone, nothing of it is kept. */
export interface TypedPerson extends Person {
  /** How they were named when it was said that they are still the person they were. */
  confirmed?: Naming;
  /** The ids of those with the same name and birthday who were said to be others. */
  distinct?: readonly string[];
}

/** What stays in the block whoever stands in it: a name is typed as one, also where relatives share a part of it. */
const KEPT = [...PLACE_FIELDS, 'legalFirstName', 'legalLastName'] as const;

/** Somebody on whose identity something hangs besides this list: as they were saved, and what their blocks are called elsewhere. */
export interface Elsewhere {
  person: Person;
  /** @example ['Director 2'] */
  places: string[];
  /** Whether there is a tax number of theirs. */
  declares: boolean;
}

/**
 * Where else the person with this id stands, and what is saved of them: lists ask for different things, so what all of them say. Null for
 * who stands in this list alone and has declared no tax number.
 */
export function findElsewhere(application: Application, role: PersonRole, id: string | undefined): Elsewhere | null {
  if (id === undefined) return null;
  const found = standingsOf(application).filter(({ person }) => person.id === id);
  const places = found.flatMap((each) => (each.role === role ? [] : [each.title]));
  const person = found.reduce<Person>((known, each) => ({ ...known, ...each.person }), {});
  const declares = application.tax_details?.investors?.some((block) => block.id === id && hasNumber(block)) ?? false;
  return places.length === 0 && !(declares && found.length > 0) ? null : { person, places, declares };
}

/**
 * True where neither the name nor the birthday is that of the person as they were: perhaps it is somebody else who was typed over them. Of
 * somebody whose birthday is not known both names have to be others.
 */
export function isTypedOver(known: Naming, typed: Naming): boolean {
  if (personName(known) === '' || personName(typed) === '' || isCalled(known, typed)) return false;
  const birthday = known.dateOfBirth?.trim() ?? '';
  if (birthday !== '') return (typed.dateOfBirth?.trim() ?? '') !== birthday;
  return (['legalFirstName', 'legalLastName'] as const).every((part) => !isSameWord(known[part], typed[part]));
}

/** True where it has to be said whether somebody is still the person they were: they are typed over, also since it was said last. */
export function isInDoubt(known: Person, typed: TypedPerson): boolean {
  const { confirmed } = typed;
  return isTypedOver(known, typed) && (confirmed === undefined || isTypedOver(confirmed, typed));
}

/** Somebody of whom it was said that they are still the person they were, under the name that stands there. */
export function stillThemselves(typed: TypedPerson): TypedPerson {
  const { legalFirstName = '', legalLastName = '', dateOfBirth = '' } = typed;
  return { ...typed, confirmed: { legalFirstName, legalLastName, dateOfBirth } };
}

/** What Next says of an open question; null where none is open. */
export function doubtOf(elsewhere: Elsewhere | null, typed: Person): string | null {
  const known = elsewhere?.person;
  const isAsked = known !== undefined && known.id === typed.id && isInDoubt(known, typed);
  return isAsked ? samePersonTexts.unanswered(personName(known)) : null;
}

/** What is the first person's own, whoever stands in the block: identity and documents. */
const LEFT: readonly string[] = [
  ...Object.values(idFieldNames(1)),
  ...Object.values(idFieldNames(2)),
  ...DOCUMENT_FIELDS,
];

/**
 * A new person with their name as it stands there and with what was typed since: whatever else is still that of `known` stays with them,
 * and so do their other roles. Of identity and documents nobody can say that they came after the name: none of it is taken along.
 */
export function somebodyElse(
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
  // Whoever is typed over a director is none.
  return withDirectorship(openDefaults({ ...Object.fromEntries(kept), id: newId() }, offer), false);
}

function hasNumber({ tfn = '', tins = [] }: TaxInvestor): boolean {
  return [tfn, ...tins.map(({ tin = '' }) => tin)].some((number) => number.trim() !== '');
}

function isCalled(one: Naming, other: Naming): boolean {
  return isSameWord(personName(one), personName(other));
}

/** Whatever the letters' case. */
export function isSameWord(one = '', other = ''): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
