/** Answers that Undo restores from the shelf (design section 3). Its code loads with the first removal. */
import type { Application, DataStepName, PersonEntry, TaxDetails, TaxInvestor } from '#domain/application.ts';
import { PEOPLE } from '#domain/model/peoplePlaces.ts';
import type { Loss, Prefilled } from '#domain/model/prefilled.ts';
import { prefilledByUndo } from '#domain/people/directorship.ts';
import { MAX_TAX_INVESTORS } from '#domain/tax/parties.ts';
import { prefilledFromHolding } from '#domain/money/prefilledFromHolding.ts';
import { prefilledFromInvestor } from '#domain/tax/prefilledNames.ts';
import { assembleApplication, assembleStep } from './assemble.ts';
import { draftsAfter, deriveCompletion, type Circumstances } from './completion.ts';
import { joinParts, normaliseSteps, withParts } from './normalise.ts';
import {
  restoreControllersInDrafts,
  removedPersonIds,
  peopleBefore,
  restoreControllers,
  taxTypesByDeclarer,
} from '../entities/restoreControllers.ts';
import { findOrphans } from '../entities/orphans.ts';
import type { EntityParts, OrphanIds, Role, TaxDeclarationRecord } from '../entities/records.ts';
import type { RootState } from '../rootReducer.ts';
import {
  fieldsChangedByRemoval,
  peopleAfterRemoval,
  withRemovedPeople,
  withRemovedRows,
  withShelvedAnswers,
  withShelvedDeclaration,
  type Id,
  type RemovalFacts,
} from './restoreRows.ts';
import { hasTypeChanged } from './shelve.ts';
import {
  stepEntries,
  type Completion,
  type NormalisedState,
  type ShelfEntry,
  type StepDrafts,
  type StepStates,
} from './stepStates.ts';

/** Updates of other steps' prefilled answers after a step is restored. */
const PREFILLED: Partial<Record<DataStepName, (loss: Loss) => Prefilled>> = {
  contact_details: () => prefilledFromHolding,
  investor_details: () => prefilledFromInvestor,
  directors: prefilledByUndo,
};

/**
 * Plans an Undo: restores a shelf entry with all consequences, like a completed step. Answers that it replaces go on the shelf instead, so
 * that Undo loses nothing either.
 */
export function planUndo(state: RootState, entry: ShelfEntry, { newId, at }: Circumstances): Completion {
  const { steps, entities } = restoreParts(state, entry);
  // Another investor type has another tax step: the present one ends, and the shelved one returns whole, saved and drafted.
  const endedTax = hasTypeChanged(state, { ...state, ...steps }) ? { tax_details: null } : {};
  const restored = { steps: { ...endedTax, ...steps }, entities };
  // People added after the removal lose their tax block when Undo replaces them.
  const prefills = PREFILLED[entry.name]?.(entry.loss);
  const restoredState = withParts(state, restored);
  const prefilled = prefills?.(assembleApplication(state), assembleApplication(restoredState)) ?? {};
  const parts = joinParts(restored, normaliseSteps(restoredState, prefilled, newId));
  // Input since the removal must not hide the restored steps; steps that only follow from them keep their drafts.
  const endedDrafts = Object.fromEntries([entry.name, ...Object.keys(restored.steps)].map((each) => [each, null]));
  const withoutShelf = { ...state, shelf: { ...state.shelf, entries: [] } };
  const drafts = { ...endedDrafts, ...restoreDrafts(state, restoredState, entry) };
  const draftsAfterUndo = draftsAfter(state.stepDrafts, drafts);
  return deriveCompletion(withoutShelf, {
    name: entry.name,
    parts,
    drafts: { ...drafts, ...changedDrafts(draftsAfterUndo, restoreControllersInDrafts(draftsAfterUndo, entry.loss)) },
    isUndo: true,
    prefills,
    former: peopleBefore(entry.loss).keys(),
    at,
  });
}

function changedDrafts(before: StepDrafts, after: StepDrafts): StepDrafts {
  return Object.fromEntries(stepEntries(after).filter(([name, draft]) => before[name] !== draft));
}

/** Returns the entry's steps and records with the changes made since the removal, as far as both can stand together. */
function restoreParts(
  state: NormalisedState,
  entry: ShelfEntry,
): { steps: Partial<StepStates>; entities: EntityParts } {
  const steps = Object.fromEntries(
    stepEntries<object | null>(entry.steps).map(([name, shelved]) => [
      name,
      shelved &&
        (name === 'tax_details' && addsToTaxStep(state, entry)
          ? restoreTaxStep({ shelved, present: state.tax_details }, entry)
          : restoreStep(name, { shelved, present: state[name] }, entry)),
    ]),
  );
  return { steps, entities: recordsToRestore(state, steps, entry) };
}

/** Returns true if Undo adds to the present tax step: another step's answer made the entry, and the investor type stays the present one. */
function addsToTaxStep(state: NormalisedState, { name, steps }: ShelfEntry): boolean {
  return (
    name !== 'tax_details' &&
    !hasTypeChanged(state, { investor_details: steps.investor_details ?? state.investor_details })
  );
}

/** Shelved and present version of one thing. */
interface ShelvedAndPresent<Shelved, Present = Shelved> {
  shelved: Shelved;
  present: Present;
}

/** Returns the present tax step with the removed declarations; the shelved one if there is none now. */
function restoreTaxStep({ shelved, present }: ShelvedAndPresent<StepStates['tax_details']>, entry: ShelfEntry): object {
  if (!shelved || !present) return { ...shelved, ...present };
  return { ...present, investors: withRemovedTaxBlocks<string>({ shelved, present }, (id) => id, entry) };
}

/** Returns the tax form's blocks with the removed ones, at most three (3-TAX-32). A form of another investor type gets none of them. */
function withRemovedTaxBlocks<Row>(
  { present, shelved }: ShelvedAndPresent<Pick<TaxDetails, 'investor_type'> & { investors?: readonly Row[] }>,
  idOf: (row: Row) => Id,
  entry: RemovalFacts,
): Row[] {
  const { investors = [] } = present;
  if (present.investor_type !== shelved.investor_type) return [...investors];
  const afterRemoval = peopleAfterRemoval(entry, (application) => application.tax_details?.investors);
  return withRemovedRows({ present: investors, shelved: shelved.investors, ...afterRemoval }, idOf).slice(
    0,
    MAX_TAX_INVESTORS,
  );
}

/**
 * Returns the shelved step with the people who are in it now: the removed ones return to their places among them. An investor step of
 * another type has the shelved people alone.
 */
function restoreStep(
  name: DataStepName,
  { shelved, present }: ShelvedAndPresent<object, object | null>,
  entry: ShelfEntry,
): object {
  const shelvedValues: Record<string, unknown> = { ...shelved };
  const presentValues: Record<string, unknown> = { ...present };
  if (present === null) return shelvedValues;
  const isOfOtherType =
    name === 'investor_details' && shelvedValues['investor_type'] !== presentValues['investor_type'];
  const lists = PEOPLE.flatMap(({ step, list, read }) => {
    if (step !== name || !Object.hasOwn(shelvedValues, list)) return [];
    const rows = {
      present: rolesIn(presentValues[list]),
      shelved: rolesIn(shelvedValues[list]),
      ...peopleAfterRemoval(entry, read<PersonEntry>),
    };
    return [
      [list, isOfOtherType ? withPresentAnswers(rows) : withRemovedPeople(shelvedValues, rows, personIdOf)] as const,
    ];
  });
  return { ...(isOfOtherType ? {} : presentValues), ...shelvedValues, ...Object.fromEntries(lists) };
}

/** Returns the shelved people; a person who is in the present step too keeps the answers given there since the type changed. */
function withPresentAnswers({ present, shelved }: ShelvedAndPresent<readonly Role[]>): Role[] {
  return shelved.map((role) => {
    const presentRole = present.find(({ personId }) => personId === role.personId);
    return presentRole ? { ...role, fields: presentRole.fields } : role;
  });
}

function rolesIn(list: unknown): Role[] {
  return Array.isArray(list) ? list.map((role: Role) => role) : [];
}

/**
 * Returns the shelved drafts with the people who are in these steps now, as `restoreStep` does. Input in the tax step since the removal
 * stays if Undo adds to that step. Another investor type has another investor step and another tax step. `restoredState`: the present
 * state with the restored steps.
 */
function restoreDrafts(
  state: NormalisedState & { stepDrafts: StepDrafts },
  restoredState: NormalisedState,
  entry: ShelfEntry,
): StepDrafts {
  const drafts = Object.fromEntries(
    stepEntries<object>(entry.drafts).map(([name, shelved]) => {
      const present = state.stepDrafts[name] ?? assembleStep(state, name);
      return [name, name === 'tax_details' ? shelved : restoreDraft(name, { shelved, present }, entry)];
    }),
  );
  return { ...drafts, ...(addsToTaxStep(state, entry) && restoreTaxDraft(state, restoredState, entry)) };
}

/** Returns the present tax step as a draft with the removed declarations; none if the saved step needs no draft over it. */
function restoreTaxDraft(
  state: NormalisedState & { stepDrafts: StepDrafts },
  restoredState: NormalisedState,
  { steps, drafts, ...entry }: ShelfEntry,
): StepDrafts {
  const { tax_details: presentDraft } = state.stepDrafts;
  const needsNoDraft =
    drafts.tax_details === undefined && (presentDraft === undefined || steps.tax_details === undefined);
  const shelved: TaxDetails | undefined = drafts.tax_details ?? assembleStep(restoredState, 'tax_details');
  const present: TaxDetails | undefined = presentDraft ?? assembleStep(state, 'tax_details');
  if (needsNoDraft || shelved === undefined) return {};
  if (present === undefined) return { tax_details: shelved };
  return {
    tax_details: {
      ...present,
      investors: withRemovedTaxBlocks<TaxInvestor>({ shelved, present }, ({ id }) => id, entry),
    },
  };
}

/** Returns the shelved draft with the people who are in the step now; unchanged for another investor type and a step without people. */
function restoreDraft(
  name: DataStepName,
  { shelved, present }: ShelvedAndPresent<Application[DataStepName], object | undefined>,
  entry: ShelfEntry,
): object {
  const place = PEOPLE.find(({ step }) => step === name);
  const shelvedStep: Application = { [name]: shelved };
  const presentStep: Application = { [name]: present };
  const shelvedPeople = place?.read<PersonEntry>(shelvedStep);
  const presentPeople = place?.read<PersonEntry>(presentStep);
  if (!place || !shelvedPeople || !presentPeople || hasTypeChanged(shelvedStep, presentStep)) return shelved ?? {};
  return (
    place.write(
      shelvedStep,
      withRemovedPeople(
        shelvedStep.investor_details ?? {},
        { present: presentPeople, shelved: shelvedPeople, ...peopleAfterRemoval(entry, place.read<PersonEntry>) },
        ({ id }) => id,
      ).map((row) => withShelvedDeclaration(row, shelvedPeople, entry)),
    )[place.step] ?? {}
  );
}

function personIdOf({ personId }: Role): string {
  return personId;
}

/**
 * Returns the records to restore. A person who is still in the application keeps the present answers; an organisation or a document that
 * another step names now stays as it is.
 */
function recordsToRestore(state: NormalisedState, restored: Partial<StepStates>, entry: ShelfEntry): EntityParts {
  const { steps, entities } = entry;
  const orphans = findOrphans({ ...state, ...Object.fromEntries(Object.keys(steps).map((name) => [name, null])) });
  const isUnnamedElsewhere = (table: keyof OrphanIds, id: string) =>
    !state[table].ids.includes(id) || orphans[table].includes(id);
  const records = {
    people: entities.people.map((person) => ({ ...person, ...state.people.entities[person.id] })),
    organisations: entities.organisations.filter(({ id }) => isUnnamedElsewhere('organisations', id)),
    documents: entities.documents.filter(({ key }) => isUnnamedElsewhere('documents', key)),
    taxDeclarations: [],
  };
  return {
    ...records,
    // A remaining declarer keeps the answers given since, unless the tax step itself made the removal.
    taxDeclarations:
      entry.name === 'tax_details'
        ? entities.taxDeclarations.filter(({ id }) => isUnnamedElsewhere('taxDeclarations', id))
        : declarationsToRestore(withParts(state, { steps: restored, entities: records }), entry),
  };
}

/**
 * Returns the missing declarations, and the present ones that get removed answers or controlling persons again. `state`: the present state
 * with the restored steps, which decide what is asked.
 */
function declarationsToRestore(state: NormalisedState, entry: ShelfEntry): TaxDeclarationRecord[] {
  const { people, taxDeclarations } = entry.entities;
  const gone = removedPersonIds(entry.loss);
  const taxTypes = taxTypesByDeclarer(assembleApplication(state));
  const holders = [...Object.values(state.people.entities), ...Object.values(state.organisations.entities)];
  return taxDeclarations.flatMap((shelved) => {
    const present = state.taxDeclarations.entities[shelved.id];
    if (present === undefined) return [shelved];
    const isDeclarer = ({ taxDetails }: { taxDetails?: string }) => taxDetails === shelved.id;
    const taxType = taxTypes.get(holders.find(isDeclarer)?.id ?? shelved.id);
    const fields = fieldsChangedByRemoval(people.find(isDeclarer)?.id, entry);
    const answered =
      fields.length === 0 ? present : { ...withShelvedAnswers({ present, shelved }, fields, taxType), id: shelved.id };
    const restored = restoreControllers(answered, shelved, { gone, taxType });
    return restored === present ? [] : [restored];
  });
}
