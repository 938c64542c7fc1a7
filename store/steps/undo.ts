/** What Undo brings back from the shelf (design section 3). Its code comes with the first removal. */
import type {
  Application,
  DataStepName,
  PersonEntry,
  TaxDeclaration,
  TaxDetails,
  TaxInvestor,
} from '#domain/application.ts';
import { PEOPLE } from '#domain/application/peoplePlaces.ts';
import type { Prefilled } from '#domain/application/prefilled.ts';
import { changedDeclarations, type Loss } from '#domain/application/removal.ts';
import { isSameAnswer } from '#domain/formats/isSameAnswer.ts';
import { prefilledByUndo } from '#domain/people/directorship.ts';
import { withBlock } from '#domain/tax/declaration.ts';
import { declaredBlock } from '#domain/tax/declaredBlock.ts';
import { MAX_TAX_INVESTORS } from '#domain/tax/parties.ts';
import { prefilledFromInvestor } from '#domain/tax/prefilledNames.ts';
import { assembleApplication, assembleStep } from './assemble.ts';
import { entail, type Circumstances } from './completion.ts';
import { joinParts, normaliseSteps, withParts } from './normalise.ts';
import { findOrphans } from '../entities/orphans.ts';
import type { EntityParts, OrphanIds, Role, TaxDeclarationRecord } from '../entities/records.ts';
import type { RootState } from '../rootReducer.ts';
import { hasTypeChanged } from './shelve.ts';
import {
  stepEntries,
  type Completion,
  type NormalisedState,
  type ShelfEntry,
  type StepDrafts,
  type StepStates,
} from './stepStates.ts';

/** What follows from a step that is back; the others bring along what followed from them. */
const PREFILLED: Partial<Record<DataStepName, (loss: Loss) => Prefilled>> = {
  investor_details: () => prefilledFromInvestor,
  directors: prefilledByUndo,
};

/**
 * Plans what Undo entails: an entry of the shelf put back, with everything that follows from it as from a completed step. What has to
 * give way to it is kept in its stead, so that nothing is lost by Undo either.
 */
export function planUndo(state: RootState, entry: ShelfEntry, { newId, at }: Circumstances): Completion {
  const { steps, entities } = putBack(state, entry);
  // Another investor type has another tax step: with the type the whole of it comes back as it was, saved and being typed.
  const tax = hasTypeChanged(state, { ...state, ...steps }) ? { tax_details: null } : {};
  const back = { steps: { ...tax, ...steps }, entities };
  // Who came since and gives way declares no more.
  const prefills = PREFILLED[entry.name]?.(entry.loss);
  const written = withParts(state, back);
  const followed = prefills?.(assembleApplication(state), assembleApplication(written)) ?? {};
  const parts = joinParts(back, normaliseSteps(written, followed, newId));
  // What is put back is not hidden behind what was being typed since; what only follows from it is no reason to drop what was typed there.
  const typedSince = Object.fromEntries([entry.name, ...Object.keys(back.steps)].map((each) => [each, null]));
  const before = { ...state, shelf: { ...state.shelf, entries: [] } };
  return entail(before, {
    name: entry.name,
    parts,
    drafts: { ...typedSince, ...draftsBack(state, written, entry) },
    isUndo: true,
    prefills,
    at,
  });
}

/** Steps and records as they are put back over the present state: what was done since stays as far as it can. */
function putBack(state: NormalisedState, entry: ShelfEntry): { steps: Partial<StepStates>; entities: EntityParts } {
  const steps = Object.fromEntries(
    stepEntries<object | null>(entry.steps).map(([name, shelved]) => [
      name,
      shelved &&
        (name === 'tax_details' && keepsTax(state, entry)
          ? mergedTax({ shelved, present: state.tax_details }, entry)
          : merged(name, { shelved, present: state[name] }, entry)),
    ]),
  );
  return { steps, entities: recordsToRestore(state, entry) };
}

/** Whether the tax step is that of the same investor as before, and another answer took something out of it. */
function keepsTax(state: NormalisedState, { name, steps }: ShelfEntry): boolean {
  return (
    name !== 'tax_details' &&
    !hasTypeChanged(state, { investor_details: steps.investor_details ?? state.investor_details })
  );
}

/** What the removal took and what is there now. */
interface Merge<Shelved, Present = Shelved> {
  shelved: Shelved;
  present: Present;
}

/** The declarations that are there now stay as they are, the missing ones come back; a form that is gone comes back as a whole. */
function mergedTax({ shelved, present }: Merge<StepStates['tax_details']>, entry: ShelfEntry): object {
  if (!shelved || !present) return { ...shelved, ...present };
  return { ...present, investors: taxBlocksBack<string>({ shelved, present }, (id) => id, entry) };
}

/** The blocks of the tax form with those that are back, at most three (3-TAX-32); those of people are none of an entity's form. */
function taxBlocksBack<Row>(
  { present, shelved }: Merge<Pick<TaxDetails, 'investor_type'> & { investors?: readonly Row[] }>,
  idOf: (row: Row) => Id,
  entry: Told,
): Row[] {
  const { investors = [] } = present;
  if (present.investor_type !== shelved.investor_type) return [...investors];
  const since = sinceThen(entry, (application) => application.tax_details?.investors);
  return withMissing({ present: investors, shelved: shelved.investors, ...since }, idOf).slice(0, MAX_TAX_INVESTORS);
}

/**
 * A step comes back as it was, but the persons who are in it now stay: the missing ones return to their places. Only the investor
 * step of another type has persons of its own.
 */
function merged(name: DataStepName, { shelved, present }: Merge<object, object | null>, entry: ShelfEntry): object {
  const was: Record<string, unknown> = { ...shelved };
  const is: Record<string, unknown> = { ...present };
  if (present === null) return was;
  const isOther = name === 'investor_details' && was['investor_type'] !== is['investor_type'];
  const lists = PEOPLE.flatMap(({ step, list, read }) => {
    if (step !== name || !Object.hasOwn(was, list)) return [];
    const rows = { present: rolesIn(is[list]), shelved: rolesIn(was[list]), ...sinceThen(entry, read<PersonEntry>) };
    return [[list, isOther ? asAskedNow(rows) : peopleBack(was, rows, personIdOf)] as const];
  });
  return { ...(isOther ? {} : is), ...was, ...Object.fromEntries(lists) };
}

/** Whoever is in the step of the present type too has said since what was not asked of them before: it is theirs in the other one as well. */
function asAskedNow({ present, shelved }: Merge<readonly Role[]>): Role[] {
  return shelved.map((role) => {
    const now = present.find(({ personId }) => personId === role.personId);
    return now ? { ...role, fields: now.fields } : role;
  });
}

function rolesIn(list: unknown): Role[] {
  return Array.isArray(list) ? list.map((role: Role) => role) : [];
}

/**
 * What was being typed comes back as it was, but the persons who are in it now stay, as in `merged`; and what was typed in the tax step
 * since stays, where only declarations of it are gone. Another investor type has another investor step, and another tax step. `written`
 * is the state with the steps that are back.
 */
function draftsBack(
  state: NormalisedState & { stepDrafts: StepDrafts },
  written: NormalisedState,
  entry: ShelfEntry,
): StepDrafts {
  const drafts = Object.fromEntries(
    stepEntries<object>(entry.drafts).map(([name, shelved]) => {
      const present = state.stepDrafts[name] ?? assembleStep(state, name);
      return [name, name === 'tax_details' ? shelved : withPeople(name, { shelved, present }, entry)];
    }),
  );
  return { ...drafts, ...(keepsTax(state, entry) && taxTypedOn(state, written, entry)) };
}

/** What was being typed in the tax step before or is now, with the declarations that are back. */
function taxTypedOn(
  state: NormalisedState & { stepDrafts: StepDrafts },
  written: NormalisedState,
  { steps, drafts, ...entry }: ShelfEntry,
): StepDrafts {
  const { tax_details: typed } = state.stepDrafts;
  const isOnlySaved = drafts.tax_details === undefined && (typed === undefined || steps.tax_details === undefined);
  const shelved: TaxDetails | undefined = drafts.tax_details ?? assembleStep(written, 'tax_details');
  const present: TaxDetails | undefined = typed ?? assembleStep(state, 'tax_details');
  if (isOnlySaved || shelved === undefined) return {};
  if (present === undefined) return { tax_details: shelved };
  return {
    tax_details: { ...present, investors: taxBlocksBack<TaxInvestor>({ shelved, present }, ({ id }) => id, entry) },
  };
}

function withPeople(
  name: DataStepName,
  { shelved, present }: Merge<Application[DataStepName], object | undefined>,
  entry: ShelfEntry,
): object {
  const place = PEOPLE.find(({ step }) => step === name);
  const was: Application = { [name]: shelved };
  const is: Application = { [name]: present };
  const [before, now] = [place?.read<PersonEntry>(was), place?.read<PersonEntry>(is)];
  if (!place || !before || !now || hasTypeChanged(was, is)) return shelved ?? {};
  return (
    place.write(
      was,
      peopleBack(
        was.investor_details ?? {},
        { present: now, shelved: before, ...sinceThen(entry, place.read<PersonEntry>) },
        ({ id }) => id,
      ).map((row) => withDeclarationBack(row, before, entry)),
    )[place.step] ?? {}
  );
}

/** The answers of somebody's tax declaration that the removal changed, in the words of the tax step. */
function takenAnswers(of: Id, { loss }: Told): (keyof TaxInvestor)[] {
  const [had = {}, has = {}] = changedDeclarations(loss.before, loss.after).find(([{ id }]) => id === of) ?? [];
  return (Object.keys(had) as (keyof TaxInvestor)[]).filter((field) => !isSameAnswer(had[field], has[field]));
}

/** A declaration inside a block as it is now, with these answers as they were. What was said since stays (3-INLINE). */
function withAnswersBack(
  now: TaxDeclaration,
  was: TaxDeclaration,
  taken: readonly (keyof TaxInvestor)[],
): TaxDeclaration {
  const before = declaredBlock(was);
  const back = Object.fromEntries(taken.map((field) => [field, before[field]]));
  return withBlock(now, { ...declaredBlock(now), ...back });
}

/** Somebody who stayed in the list that is back, with what the answer took out of their tax declaration. */
function withDeclarationBack(row: PersonEntry, shelved: readonly PersonEntry[], told: Told): PersonEntry {
  const was = shelved.find(({ id }) => id === row.id)?.taxDetails;
  const taken = takenAnswers(row.id, told);
  if (!was || !row.taxDetails || taken.length === 0) return row;
  return { ...row, taxDetails: withAnswersBack(row.taxDetails, was, taken) };
}

type Id = string | undefined;

/** What an entry says of who went and came. */
type Told = Pick<ShelfEntry, 'loss' | 'newcomers'>;

interface SinceThen {
  /** Who was still there after the removal. Those of them who are not there now have gone since, joined with somebody or begun anew. */
  outlived: ReadonlySet<Id>;
  /** Who came in their places with the removal itself. */
  newcomers: ReadonlySet<Id>;
}

interface Rows<Row> extends SinceThen {
  present: readonly Row[] | undefined;
  shelved: readonly Row[] | undefined;
}

/** Who stayed in a list, and who came, when something was removed. */
function sinceThen(
  { loss, newcomers }: Told,
  read: (application: Application) => readonly { id?: Id }[] | undefined,
): SinceThen {
  return { outlived: new Set(read(loss.after)?.map(({ id }) => id)), newcomers: new Set(newcomers) };
}

/** The rows that are there now, and at their places those that the removal took. */
function withMissing<Row>(
  { present = [], shelved = [], outlived, newcomers }: Rows<Row>,
  idOf: (row: Row) => Id,
): Row[] {
  const rows = present.filter((row) => !newcomers.has(idOf(row)));
  const isThere = (id: Id) => rows.some((each) => idOf(each) === id);
  shelved.forEach((row, index) => {
    if (!isThere(idOf(row)) && !outlived.has(idOf(row))) rows.splice(index, 0, row);
  });
  return rows;
}

/** The people of a list with those who come back; an individual is one, whoever was entered since in their place gives way (2-INV-14). */
function peopleBack<Row>(step: { investor_type?: unknown }, rows: Rows<Row>, idOf: (row: Row) => Id): Row[] {
  const people = withMissing(rows, idOf);
  return step.investor_type === 'individual' ? people.slice(0, 1) : people;
}

function personIdOf({ personId }: Role): string {
  return personId;
}

/** A person who is still somewhere in the application stays as they are there; everything else that only these steps name comes back. */
function recordsToRestore(state: NormalisedState, entry: ShelfEntry): EntityParts {
  const { steps, entities } = entry;
  const without = findOrphans({ ...state, ...Object.fromEntries(Object.keys(steps).map((name) => [name, null])) });
  const isFree = (table: keyof OrphanIds, id: string) => !state[table].ids.includes(id) || without[table].includes(id);
  return {
    people: entities.people.map((person) => ({ ...person, ...state.people.entities[person.id] })),
    organisations: entities.organisations.filter(({ id }) => isFree('organisations', id)),
    documents: entities.documents.filter(({ key }) => isFree('documents', key)),
    // Who declares still keeps what they have said since, unless it was the declaration itself that took something away.
    taxDeclarations:
      entry.name === 'tax_details'
        ? entities.taxDeclarations.filter(({ id }) => isFree('taxDeclarations', id))
        : declarationsBack(state, entry),
  };
}

/** The declarations that are gone; and of people who are still there, those from which the answer took something. */
function declarationsBack(state: NormalisedState, entry: ShelfEntry): TaxDeclarationRecord[] {
  const { people, taxDeclarations } = entry.entities;
  return taxDeclarations.flatMap((was) => {
    const now = state.taxDeclarations.entities[was.id];
    if (now === undefined) return [was];
    const taken = takenAnswers(people.find(({ taxDetails }) => taxDetails === was.id)?.id, entry);
    return taken.length === 0 ? [] : [{ ...withAnswersBack(now, was, taken), id: was.id }];
  });
}
