/** Rows of people and declarations that Undo restores, among those that were entered since the removal. */
import type { Application, PersonEntry, TaxDeclaration, TaxDetails, TaxInvestor } from '#domain/application.ts';
import { changedDeclarations } from '#domain/application/removal.ts';
import { isSameAnswer } from '#domain/formats/isSameAnswer.ts';
import { withBlock } from '#domain/tax/declaration.ts';
import { declaredBlock } from '#domain/tax/declaredBlock.ts';
import { declarerIn } from '#domain/tax/declarers.ts';
import { withoutHiddenTaxAnswers } from '#domain/tax/sectionFields.ts';
import type { ShelfEntry } from './stepStates.ts';

export type Id = string | undefined;

/** Parts of a shelf entry about the people whom the removal took out and brought in. */
export type RemovalFacts = Pick<ShelfEntry, 'loss' | 'newcomers'>;

interface PeopleAfterRemoval {
  /** People who were still there after the removal. Those missing now were removed, merged or replaced since. */
  stayed: ReadonlySet<Id>;
  /** People who replaced others in the removal itself. */
  newcomers: ReadonlySet<Id>;
}

interface Rows<Row> extends PeopleAfterRemoval {
  present: readonly Row[] | undefined;
  shelved: readonly Row[] | undefined;
}

/** Returns the people who stayed in a list, and those who replaced others in the removal. */
export function peopleAfterRemoval(
  { loss, newcomers }: RemovalFacts,
  read: (application: Application) => readonly { id?: Id }[] | undefined,
): PeopleAfterRemoval {
  return { stayed: new Set(read(loss.after)?.map(({ id }) => id)), newcomers: new Set(newcomers) };
}

/** Returns the present rows without the newcomers, and with the removed rows at their former places. */
export function withRemovedRows<Row>(
  { present = [], shelved = [], stayed, newcomers }: Rows<Row>,
  idOf: (row: Row) => Id,
): Row[] {
  const rows = present.filter((row) => !newcomers.has(idOf(row)));
  const isPresent = (id: Id) => rows.some((each) => idOf(each) === id);
  shelved.forEach((row, index) => {
    if (!isPresent(idOf(row)) && !stayed.has(idOf(row))) rows.splice(index, 0, row);
  });
  return rows;
}

/**
 * Returns the people of a list with the removed ones. An individual investor is one person: the removed one replaces the one entered since
 * (2-INV-14).
 */
export function withRemovedPeople<Row>(
  step: { investor_type?: unknown },
  rows: Rows<Row>,
  idOf: (row: Row) => Id,
): Row[] {
  const people = withRemovedRows(rows, idOf);
  return step.investor_type === 'individual' ? people.slice(0, 1) : people;
}

/** Returns the answered fields of a person's tax declaration that the removal changed, by the tax step's names. */
export function fieldsChangedByRemoval(personId: Id, { loss }: RemovalFacts): (keyof TaxInvestor)[] {
  const [before = {}, after = {}] =
    changedDeclarations(loss.before, loss.after).find(([{ id }]) => id === personId) ?? [];
  return (Object.keys(before) as (keyof TaxInvestor)[]).filter((field) => !isSameAnswer(before[field], after[field]));
}

/**
 * Returns the present declaration with the shelved answers to these fields, as far as they are asked now. The other present answers stay
 * (3-INLINE), and so do controlling persons entered since, to whom `restoreControllers` adds the removed ones.
 */
export function withShelvedAnswers(
  { present, shelved }: Record<'present' | 'shelved', TaxDeclaration>,
  fields: readonly (keyof TaxInvestor)[],
  taxType: TaxDetails['tax_type'],
): TaxDeclaration {
  const shelvedBlock = declaredBlock(shelved);
  const hasOthers = (present.cpTinDetails ?? []).length > 0;
  const taken = fields.filter((field) => field !== 'cpTinDetails' || !hasOthers);
  const answers = Object.fromEntries(taken.map((field) => [field, shelvedBlock[field]]));
  return withBlock(present, withoutHiddenTaxAnswers(taxType, { ...declaredBlock(present), ...answers }));
}

/** Returns a person of a restored list, with the answers that the removal took from their tax declaration. */
export function withShelvedDeclaration(
  row: PersonEntry,
  shelvedPeople: readonly PersonEntry[],
  facts: RemovalFacts,
): PersonEntry {
  const declaration = shelvedPeople.find(({ id }) => id === row.id)?.taxDetails;
  const changedFields = fieldsChangedByRemoval(row.id, facts);
  if (!declaration || !row.taxDetails || changedFields.length === 0) return row;
  const versions = { present: row.taxDetails, shelved: declaration };
  return { ...row, taxDetails: withShelvedAnswers(versions, changedFields, declarerIn(row).taxType) };
}
