/** What goes to the shelf when an answer drops something, for Undo (design section 3). */
import type { Application, DataStepName, InvestorDetails } from '#domain/application.ts';
import { PEOPLE } from '#domain/application/peoplePlaces.ts';
import { describeRemoval, type Loss } from '#domain/application/removal.ts';
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
        newcomers: typed === undefined ? newcomersIn(name, before, after) : [],
        // The notice of what was only typed has been there since.
        moves: typed?.moves ?? MOVES_ALONG,
      };
}

/** Whether the investor is of another type than before; the first answer is no change (2-STEP-36). */
export function hasTypeChanged(before: OfType, after: OfType): boolean {
  const type = before.investor_details?.investor_type;
  return type !== undefined && type !== after.investor_details?.investor_type;
}

interface OfType {
  investor_details?: { investor_type?: InvestorDetails['investor_type'] } | null;
}

/** Who stands, new, at the place of somebody who went. */
function newcomersIn(name: DataStepName, before: NormalisedState, after: NormalisedState): string[] {
  return PEOPLE.filter(({ step }) => step === name).flatMap(({ read }) => {
    const [was = [], is = []] = [before, after].map((state) => read<Role>(state)?.map(({ personId }) => personId));
    const isGone = (id: string | undefined) => id !== undefined && !is.includes(id);
    return is.filter((id, index) => !was.includes(id) && isGone(was[index]));
  });
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
function draftsGone({ names: [answering], isUndo, before, after }: Change): StepDrafts {
  return Object.fromEntries(
    stepEntries(before.stepDrafts).filter(([name, draft]) =>
      isUndo ? after.stepDrafts[name] !== draft : name !== answering && !Object.hasOwn(after.stepDrafts, name),
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
