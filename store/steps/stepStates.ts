/** What the store keeps of the steps, as types: slices, events and the plan of a completed step all name them. */
import type { DataStepName, InvestorDetails, StepData, TaxDetails } from '#domain/application.ts';
import { STEP_NAMES } from '#domain/steps.ts';
import type { Loss } from '#domain/application/removal.ts';
import type { PersonLists } from '#domain/application/peoplePlaces.ts';
import type { EntityParts, EntityTables, OrphanIds, Role, WithDocumentKeys } from '../entities/records.ts';
import type { FileTouch } from '../file/fileEntry.ts';

/** The lists of people, as a slice keeps them: who is in them, and as what. */
type Lists = { [Step in keyof PersonLists<Role>]-?: NonNullable<PersonLists<Role>[Step]> };

/** Of the steps that hold people, organisations or tax declarations: their ordered ids, never a copy. */
interface EntityStates {
  investor_details:
    | (Pick<InvestorDetails, 'investor_type' | 'hin' | 'has_holding_company' | 'has_custodian'> &
        Lists['investor_details'] & {
          /** The owning entity's organisation. */
          organisation?: string;
          holding_company?: string | null;
          custodian?: string | null;
        })
    | null;
  directors: Lists['directors'] | null;
  corporate_trustee: { organisation?: string } | null;
  trustees: Lists['trustees'] | null;
  beneficial_owners: Lists['beneficial_owners'] | null;
  others: Lists['others'] | null;
  tax_details: (Omit<TaxDetails, 'investors'> & { investors?: string[] }) | null;
}

/** What each step's slice keeps: its own answers, documents by their keys. Null until the step is completed. */
export type StepStates = EntityStates & {
  [Name in Exclude<DataStepName, keyof EntityStates>]: WithDocumentKeys<StepData[Name]> | null;
};

/** The keys of step data, in the state and in the application. */
export const DATA_STEPS: readonly DataStepName[] = STEP_NAMES.filter((name) => name !== 'next_steps');

/** The entries of what is kept by step. */
export function stepEntries<Value>(steps: Partial<Record<DataStepName, Value>>): [DataStepName, Value][] {
  return Object.entries(steps) as [DataStepName, Value][];
}

/** The part of the state that holds the application: the steps, and the entities that they name. */
export type NormalisedState = StepStates & EntityTables;

/** Values being typed, by step, in wire shape and unchecked; gone once the step is completed or leaves the list. */
export type StepDrafts = Partial<Record<DataStepName, object>>;

/** What one answer dropped. It holds copies of its own, so nothing that is removed elsewhere takes anything from it. */
export interface ShelfEntry {
  /** The step whose answer it was. */
  name: DataStepName;
  /** What went, as `describeRemoval` words it: `2 directors, 1 document`. */
  removed: string;
  /** The application right before and right after, with what was being typed: says who went by name, and what was entered since. */
  loss: Loss;
  /** The step was not saved since: what saving it drops joins this entry. */
  isTyping: boolean;
  /** The answering step and the dropped ones as they were saved. */
  steps: Partial<StepStates>;
  /** What was being typed in them. */
  drafts: StepDrafts;
  /** The entities that these steps refer to, as they were. */
  entities: EntityParts;
  /** Ids of who took the place of somebody in the press that took them away: they give way to who comes back. */
  newcomers: readonly string[];
  /** To how many other steps Undo still goes along. */
  moves: number;
}

/** Undo stands on the step where its notice came, and on the next one that is shown. */
export const MOVES_ALONG = 1;

/** All that a completed step, or an Undo, entails; planned before it happens (`completion.ts`), so that slices only answer. */
export interface Completion {
  /** The step that was saved, or whose answer was undone. */
  name: DataStepName;
  /** ISO date-time of the save. */
  at: string;
  /** The steps that change with it, itself first; null for those that left the list. */
  steps: Partial<StepStates>;
  /** What these steps name, as it is from now on. */
  entities: EntityParts;
  /** What no step names any more. */
  pruned: OrphanIds;
  /** The drafts that change; null for those that end. */
  drafts: Partial<Record<DataStepName, object | null>>;
  /** What went, for Undo; null when nothing did. */
  shelved: ShelfEntry | null;
  /** The drawer's line; null while no file is open. */
  file: FileTouch | null;
}
