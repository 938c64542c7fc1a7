/** Rules of a step that lists people, made from the role that they have in it (design 2a). */
import type { Person } from '../../model/application.ts';
import type { Offer } from '../../model/offer.ts';
import { personName } from '../../people/names.ts';
import { type PickingRole, candidatesFor, newRow, withRoleEntities } from '../../people/roles.ts';
import type { FormContext, SchemaContext } from '../../rules/context.ts';
import type { ReadingContext, Section, SummaryLine } from '../../rules/description.ts';
import { type PersonRole, placeOf } from '../../model/peoplePlaces.ts';
import { asksForRoles, declaresTaxes } from '../../people/personFields.ts';
import { openDefaults } from '../../people/personDefaults.ts';
import { openDeclaration } from '../../rules/settleDeclaration.ts';
import { settlePerson } from '../../people/settlePerson.ts';
import { settleRows } from '../../people/settleRows.ts';
import { peopleLabels } from '../../texts/people.ts';
import { isBeneficialOwner } from '../../people/beneficialOwner.ts';
import { describePerson } from '../../people/describePerson.ts';
import { DECLARERS } from '../../rules/declarationRules.ts';
import { declarationSections } from '../../tax/describeDeclaration.ts';
import { distinctName } from '../../people/distinctNames.ts';

interface PeopleStep<Values, Form> {
  role: PickingRole;
  /** True if the step may be left without anybody. */
  mayBeEmpty: (offer: Offer) => boolean;
  /** False for a row that is in the list without having its role (2-BO-11). */
  isCounted?: (person: Person) => boolean;
  read: (values: Values) => Person[] | undefined;
  write: (people: Person[]) => Form;
}

/** Returns the rules of a step with one list of people. */
export function peopleRules<Values extends object, Form extends Values>({
  role,
  mayBeEmpty,
  isCounted = () => true,
  read,
  write,
}: PeopleStep<Values, Form>) {
  return {
    /** Returns the people that the form opens with; a row that does not count is offered for picking instead (2-BO-11). */
    open(saved: Values | undefined, context: FormContext): Form {
      const people = saved && (read(saved) ?? []).filter(isCounted);
      return write(openRows(people, { role, mayBeEmpty: mayBeEmpty(context.offer) }, context));
    },

    /**
     * Returns the people to save, each with applicable fields only. The source-of-wealth rules treat the first who counts as the first
     * person (2-SOW-05).
     */
    settle(form: Values, context: SchemaContext): Partial<Form> {
      const people = read(form);
      const first = Array.isArray(people)
        ? people.findIndex((row: Person | null) => row !== null && isCounted(row))
        : -1;
      const rows = settlePeople(people, { role, first }, context);
      return rows === undefined ? {} : write(rows);
    },

    /** Describes each person who counts, with their answers. */
    describe(values: Values, context: ReadingContext): Section[] {
      return describePeople(read(values), role, context);
    },

    /** Summarises the people who count by name. */
    summarise(values: Values): SummaryLine[] {
      return (read(values) ?? []).filter(isCounted).map(personName);
    },
  };
}

/**
 * Returns the people in the form of a list when it opens. On a first visit, a list that must not stay empty begins with a blank block
 * unless there are people to pick.
 */
function openRows(
  saved: readonly Person[] | undefined,
  { role, mayBeEmpty }: { role: PickingRole; mayBeEmpty: boolean },
  context: FormContext,
): Person[] {
  const needsBlank = saved === undefined && !mayBeEmpty && candidatesFor(context.application, role, []).length === 0;
  const rows = needsBlank ? [newRow(context.newId(), role, context.application)] : (saved ?? []);
  return rows.map((person) => openRow(person, role, context));
}

/** Returns a person ready for the block, with an entry for each entity in which roles are asked. */
export function openRow(person: Person, role: PersonRole, context: SchemaContext): Person {
  const { offer, application } = context;
  const isAsked = role !== 'investor' && asksForRoles(offer, role);
  const opened = withRoleEntities(openDefaults(person, offer), { role, isAsked }, application);
  return declaresTaxes({ role }) ? openDeclaration(opened, context) : opened;
}

/**
 * Returns the saved form of a list: each person with the fields that are asked. `first` is the index, from 0, of the person who counts as
 * the first one in the source-of-wealth rules (2-SOW-05).
 */
function settlePeople(
  people: readonly Person[] | undefined,
  { role, first = 0 }: { role: PickingRole; first?: number },
  context: SchemaContext,
): Person[] | undefined {
  return settleRows(people, (row, index) => settlePerson(row, { index: index - first, role }, context));
}

/** Describes the people of a list, each with all answers; a trustee among the owners who is no owner is left out (2-BO-11). */
function describePeople(people: readonly Person[] | undefined, role: PickingRole, context: ReadingContext): Section[] {
  const { step, list } = placeOf(role);
  return (people ?? []).flatMap((person, index) => {
    if (!isBeneficialOwner(person)) return [];
    const path = `${list}.${index}`;
    const title = distinctName(person, people ?? []) || peopleLabels[role].one(index + 1);
    const lines = describePerson(person, { step, role, path, index }, context);
    const { id, taxDetails } = person;
    return [
      { ...(id !== undefined && { id }), path, title, lines },
      ...(declaresTaxes({ role })
        ? declarationSections(taxDetails, { id, path, name: title, taxType: DECLARERS.person.taxType }, context)
        : []),
    ];
  });
}
