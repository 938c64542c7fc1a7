/** What goes to the shelf when an answer drops something, and what comes back from it (design section 3). */
import type { Application, DataStepName, InvestorDetails, PersonEntry, TaxDetails } from '#domain/application.ts';
import { PEOPLE } from '#domain/application/peoplePlaces.ts';
import { describeRemoval, type Loss } from '#domain/application/removal.ts';
import { assembleApplication, assembleStep } from './assemble.ts';
import { findOrphans } from '../entities/orphans.ts';
import type { EntityParts, OrphanIds, Role } from '../entities/records.ts';
import { isTyped } from './shelfSlice.ts';
import {
  DATA_STEPS,
  MOVES_ALONG,
  stepEntries,
  type NormalisedState,
  type ShelfEntry,
  type StepDrafts,
  type StepStates,
} from './stepStates.ts';

/** The part of the state that shelving reads. */
interface ShelvingState extends NormalisedState {
  stepDrafts: StepDrafts;
  shelf: { entries: ShelfEntry[] };
}

interface Change {
  /** The steps that were written, the answering one first. */
  names: readonly DataStepName[];
  /** Undo ends no draft for good: what was being typed since can be had back as well. */
  isUndo: boolean;
  before: ShelvingState;
  /** The state after the event and all that followed from it. */
  after: ShelvingState;
}

/**
 * The entry for what a change took away; null when nothing went. What was typed in the answering step before it was saved comes
 * back together with what the save dropped.
 */
export function entryFor(change: Change): ShelfEntry | null {
  const { names, before, after } = change;
  const [name] = names;
  if (name === undefined) return null;
  const gone = DATA_STEPS.filter((step) => before[step] !== null && after[step] === null);
  const steps = pickSteps(before, [...new Set([...names, ...gone])]);
  const typed = before.shelf.entries.find((entry) => isTyped(entry, name));
  const drafts = { ...draftsGone(change), ...taxDraftCut(before, after), ...typed?.drafts };
  const loss: Loss = {
    before: { ...assembleApplication(before), ...before.stepDrafts, ...typed?.drafts },
    after: { ...assembleApplication(after), ...after.stepDrafts },
  };
  const removed = describeRemoval(loss.before, loss.after);
  const told = removed === '' ? typed : { removed, loss };
  return told === undefined || told.removed === ''
    ? null
    : {
        name,
        removed: told.removed,
        loss: told.loss,
        isTyping: false,
        steps,
        drafts,
        entities: entitiesOf(before, steps),
        moves: MOVES_ALONG,
      };
}

/** Steps and records as they are put back over the present state: what was done since stays as far as it can. */
export function putBack(
  state: NormalisedState,
  entry: ShelfEntry,
): { steps: Partial<StepStates>; entities: EntityParts } {
  const steps = Object.fromEntries(
    stepEntries<object | null>(entry.steps).map(([name, shelved]) => [
      name,
      shelved && merged(name, shelved, state[name]),
    ]),
  );
  return { steps, entities: recordsToRestore(state, entry) };
}

/**
 * A step comes back as it was, but the persons who are in it now stay: the missing ones return to their places. Only the investor
 * step of another type has persons of its own.
 */
function merged(name: DataStepName, shelved: object, present: object | null): object {
  const was: Record<string, unknown> = { ...shelved };
  const is: Record<string, unknown> = { ...present };
  if (present === null) return was;
  const isOther = name === 'investor_details' && was['investor_type'] !== is['investor_type'];
  const lists = PEOPLE.flatMap(({ step, list }) => {
    if (step !== name || !Object.hasOwn(was, list)) return [];
    const rows = { present: rolesIn(is[list]), shelved: rolesIn(was[list]) };
    return [[list, isOther ? asAskedNow(rows) : peopleBack(was, rows, personIdOf)] as const];
  });
  return { ...(isOther ? {} : is), ...was, ...Object.fromEntries(lists) };
}

/** Whoever is in the step of the present type too has said since what was not asked of them before: it is theirs in the other one as well. */
function asAskedNow({ present, shelved }: { present: readonly Role[]; shelved: readonly Role[] }): Role[] {
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
 * since stays, where only declarations of it are gone. Another investor type has another investor step, and another tax step.
 */
export function draftsBack(state: NormalisedState & { stepDrafts: StepDrafts }, entry: ShelfEntry): StepDrafts {
  const isOther = hasTypeChanged(state, { investor_details: entry.steps.investor_details ?? state.investor_details });
  return Object.fromEntries(
    stepEntries<object>(entry.drafts).map(([name, shelved]) => {
      const present = state.stepDrafts[name] ?? assembleStep(state, name);
      if (name !== 'tax_details') return [name, withPeople(name, shelved, present)];
      const keepsOwn = name !== entry.name && !isOther && present !== undefined;
      return [name, keepsOwn ? withTaxBlocks(shelved, present) : shelved];
    }),
  );
}

function withPeople(name: DataStepName, shelved: Application[DataStepName], present: object | undefined): object {
  const place = PEOPLE.find(({ step }) => step === name);
  const was: Application = { [name]: shelved };
  const is: Application = { [name]: present };
  const [before, now] = [place?.read<PersonEntry>(was), place?.read<PersonEntry>(is)];
  if (!place || !before || !now || hasTypeChanged(was, is)) return shelved ?? {};
  return (
    place.write(
      was,
      peopleBack(was.investor_details ?? {}, { present: now, shelved: before }, ({ id }) => id),
    )[place.step] ?? {}
  );
}

function withTaxBlocks(shelved: TaxDetails, present: TaxDetails): TaxDetails {
  return { ...present, investors: withMissing(present.investors, shelved.investors, ({ id }) => id) };
}

/** Whether the investor is of another type than before; the first answer is no change (2-STEP-36). */
export function hasTypeChanged(before: OfType, after: OfType): boolean {
  const type = before.investor_details?.investor_type;
  return type !== undefined && type !== after.investor_details?.investor_type;
}

interface OfType {
  investor_details?: { investor_type?: InvestorDetails['investor_type'] } | null;
}

/** The rows that are there now, and at their places those that went. */
function withMissing<Row>(
  present: readonly Row[] = [],
  shelved: readonly Row[] = [],
  idOf: (row: Row) => string | undefined,
): Row[] {
  const rows = [...present];
  shelved.forEach((row, index) => {
    if (!rows.some((each) => idOf(each) === idOf(row))) rows.splice(index, 0, row);
  });
  return rows;
}

/** The people of a list with those who come back; an individual is one, whoever was entered since in their place gives way (2-INV-14). */
function peopleBack<Row>(
  step: { investor_type?: unknown },
  { present, shelved }: { present: readonly Row[] | undefined; shelved: readonly Row[] },
  idOf: (row: Row) => string | undefined,
): Row[] {
  const rows = withMissing(present, shelved, idOf);
  return step.investor_type === 'individual' ? rows.slice(0, 1) : rows;
}

function personIdOf({ personId }: Role): string {
  return personId;
}

/** A person who is still somewhere in the application stays as they are there; everything else that only these steps name comes back. */
function recordsToRestore(state: NormalisedState, { name, steps, entities }: ShelfEntry): EntityParts {
  const without = findOrphans({ ...state, ...Object.fromEntries(Object.keys(steps).map((name) => [name, null])) });
  const isFree = (table: keyof OrphanIds, id: string) => !state[table].ids.includes(id) || without[table].includes(id);
  return {
    people: entities.people.map((person) => ({ ...person, ...state.people.entities[person.id] })),
    organisations: entities.organisations.filter(({ id }) => isFree('organisations', id)),
    documents: entities.documents.filter(({ key }) => isFree('documents', key)),
    // Who declares still keeps what they have said since, unless it was the declaration itself that took something away.
    taxDeclarations: entities.taxDeclarations.filter(({ id }) =>
      name === 'tax_details' ? isFree('taxDeclarations', id) : !state.taxDeclarations.ids.includes(id),
    ),
  };
}

function entitiesOf(state: NormalisedState, steps: Partial<StepStates>): EntityParts {
  const nothing = Object.fromEntries(DATA_STEPS.map((name) => [name, null]));
  const others = findOrphans({ ...state, ...nothing, ...steps });
  return {
    people: Object.values(state.people.entities).filter(({ id }) => !others.people.includes(id)),
    organisations: Object.values(state.organisations.entities).filter(({ id }) => !others.organisations.includes(id)),
    documents: Object.values(state.documents.entities).filter(({ key }) => !others.documents.includes(key)),
    taxDeclarations: Object.values(state.taxDeclarations.entities).filter(
      ({ id }) => !others.taxDeclarations.includes(id),
    ),
  };
}

function pickSteps(state: NormalisedState, names: readonly DataStepName[]): Partial<StepStates> {
  return Object.fromEntries(names.flatMap((name) => (state[name] === null ? [] : [[name, state[name]] as const])));
}

/** Drafts of steps that left the list, the answering step's own was ended by saving it; and all to which Undo did anything. */
function draftsGone({ names, isUndo, before, after }: Change): StepDrafts {
  return Object.fromEntries(
    stepEntries(before.stepDrafts).filter(([name, draft]) =>
      isUndo ? after.stepDrafts[name] !== draft : !names.includes(name) && !Object.hasOwn(after.stepDrafts, name),
    ),
  );
}

/** What was being typed in the tax step, where a declaration that stood there went with whom it was about. */
function taxDraftCut(before: ShelvingState, after: ShelvingState): StepDrafts {
  const [was, is]: (Application['tax_details'] | undefined)[] = [before, after].map(
    (state) => state.stepDrafts.tax_details,
  );
  const kept = new Set(is?.investors?.map(({ id }) => id));
  const isCut = is !== undefined && (was?.investors ?? []).some(({ id }) => !kept.has(id));
  return isCut ? taxDraft(before) : {};
}

function taxDraft({ stepDrafts: { tax_details: draft } }: ShelvingState): StepDrafts {
  return draft === undefined ? {} : { tax_details: draft };
}
