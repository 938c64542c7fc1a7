/** Shelf entries for Undo, created when an answer drops something (design section 3). */
import type { Application, DataStepName, InvestorDetails } from '#domain/application.ts';
import { PEOPLE } from '#domain/model/peoplePlaces.ts';
import { describeRemoval } from '#domain/application/removal.ts';
import type { Loss } from '#domain/model/prefilled.ts';
import { assembleApplication } from './assemble.ts';
import { findOrphans } from '../entities/orphans.ts';
import type { EntityParts, Role } from '../entities/records.ts';
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

/** A change of the saved steps, by a save or by Undo. */
interface Change {
  /** Written steps, the answering one first. */
  names: readonly DataStepName[];
  /** True for Undo: the drafts that it replaces go on the shelf too. */
  isUndo: boolean;
  /** Ids of declarations that changed with their people. */
  declarations: readonly string[];
  before: ShelvingState;
  /** State after the event and all its consequences. */
  after: ShelvingState;
}

/**
 * Returns the entry for the answers that a change removed; null if none. Answers that the step's draft removed before it was saved are
 * restored together with those that the save dropped.
 */
export function shelfEntryFor(change: Change): ShelfEntry | null {
  const { names, before, after } = change;
  const [name] = names;
  if (name === undefined) return null;
  const endedSteps = DATA_STEPS.filter((step) => before[step] !== null && after[step] === null);
  const steps = pickSteps(before, [...new Set([...names, ...endedSteps])]);
  const typedEntry = before.shelf.entries.find((entry) => isTyped(entry, name));
  const drafts = { ...draftsToShelve(change), ...cutTaxDraft(before, after), ...typedEntry?.drafts };
  const loss: Loss = {
    before: { ...assembleApplication(before), ...before.stepDrafts, ...typedEntry?.drafts },
    after: { ...assembleApplication(after), ...after.stepDrafts },
    saved: assembleApplication(before),
  };
  const removed = describeRemoval(loss.before, loss.after);
  const removal = removed === '' ? typedEntry : { removed, loss };
  return removal === undefined || removal.removed === ''
    ? null
    : {
        name,
        removed: removal.removed,
        loss: removal.loss,
        isTyping: false,
        steps,
        drafts,
        entities: entitiesOf(before, steps, change.declarations),
        newcomers: typedEntry === undefined ? newcomersIn(name, before, after) : [],
        // The notice about the draft's removal is on screen already: its count of steps continues.
        moves: typedEntry?.moves ?? MOVES_ALONG,
      };
}

/** Returns true if the investor type changed; the first answer is no change (2-STEP-36). */
export function hasTypeChanged(before: WithInvestorType, after: WithInvestorType): boolean {
  const type = before.investor_details?.investor_type;
  return type !== undefined && type !== after.investor_details?.investor_type;
}

interface WithInvestorType {
  investor_details?: { investor_type?: InvestorDetails['investor_type'] } | null;
}

/** Returns the ids of new people who stand at the places of removed ones. */
function newcomersIn(name: DataStepName, before: NormalisedState, after: NormalisedState): string[] {
  return PEOPLE.filter(({ step }) => step === name).flatMap(({ read }) => {
    const [former = [], present = []] = [before, after].map((state) =>
      read<Role>(state)?.map(({ personId }) => personId),
    );
    const isRemoved = (id: string | undefined) => id !== undefined && !present.includes(id);
    return present.filter((id, index) => !former.includes(id) && isRemoved(former[index]));
  });
}

/** Returns the entities that these steps name, and the declarations with these ids. */
function entitiesOf(state: NormalisedState, steps: Partial<StepStates>, declarations: readonly string[]): EntityParts {
  const noSteps = Object.fromEntries(DATA_STEPS.map((name) => [name, null]));
  const unnamed = findOrphans({ ...state, ...noSteps, ...steps });
  return {
    people: Object.values(state.people.entities).filter(({ id }) => !unnamed.people.includes(id)),
    organisations: Object.values(state.organisations.entities).filter(({ id }) => !unnamed.organisations.includes(id)),
    documents: Object.values(state.documents.entities).filter(({ key }) => !unnamed.documents.includes(key)),
    taxDeclarations: Object.values(state.taxDeclarations.entities).filter(
      ({ id }) => declarations.includes(id) || !unnamed.taxDeclarations.includes(id),
    ),
  };
}

function pickSteps(state: NormalisedState, names: readonly DataStepName[]): Partial<StepStates> {
  return Object.fromEntries(names.flatMap((name) => (state[name] === null ? [] : [[name, state[name]] as const])));
}

/** Returns the drafts to shelve: for a save, those that ended with it except the saved step's own; for Undo, all that it changed. */
function draftsToShelve({ names: [answering], isUndo, before, after }: Change): StepDrafts {
  return Object.fromEntries(
    stepEntries(before.stepDrafts).filter(([name, draft]) =>
      isUndo ? after.stepDrafts[name] !== draft : name !== answering && !Object.hasOwn(after.stepDrafts, name),
    ),
  );
}

/** Returns the former draft of the tax step if its present one lacks a declaration. */
function cutTaxDraft(before: ShelvingState, after: ShelvingState): StepDrafts {
  const [former, present]: (Application['tax_details'] | undefined)[] = [before, after].map(
    (state) => state.stepDrafts.tax_details,
  );
  const presentIds = new Set(present?.investors?.map(({ id }) => id));
  const isCut = present !== undefined && (former?.investors ?? []).some(({ id }) => !presentIds.has(id));
  return isCut ? taxDraft(before) : {};
}

function taxDraft({ stepDrafts: { tax_details: draft } }: ShelvingState): StepDrafts {
  return draft === undefined ? {} : { tax_details: draft };
}
