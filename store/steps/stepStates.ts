/** Types of the steps in the store, shared by slices, events and the plan of a completed step. */
import type { DataStepName, InvestorDetails, StepData, TaxDetails } from '#domain/application.ts';
import { STEP_NAMES } from '#domain/steps.ts';
import type { Loss } from '#domain/model/prefilled.ts';
import type { PersonLists } from '#domain/model/peoplePlaces.ts';
import type { EntityParts, EntityTables, OrphanIds, Role, WithDocumentKeys } from '../entities/records.ts';
import type { FileTouch } from '../file/fileEntry.ts';

/** Lists of people as a slice stores them: the people and their roles. */
type Lists = { [Step in keyof PersonLists<Role>]-?: NonNullable<PersonLists<Role>[Step]> };

/** States of the steps with people, organisations or tax declarations: their ordered ids, never a copy. */
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

/** State of each step's slice: its own answers, with documents by their keys. Null until the step is completed. */
export type StepStates = EntityStates & {
  [Name in Exclude<DataStepName, keyof EntityStates>]: WithDocumentKeys<StepData[Name]> | null;
};

/** Keys of step data, in the state and in the application. */
export const DATA_STEPS: readonly DataStepName[] = STEP_NAMES.filter((name) => name !== 'next_steps');

/** Returns the entries of a record by step. */
export function stepEntries<Value>(steps: Partial<Record<DataStepName, Value>>): [DataStepName, Value][] {
  return Object.entries(steps) as [DataStepName, Value][];
}

/** Part of the state that holds the application: the steps and the entities they name. */
export type NormalisedState = StepStates & EntityTables;

/** Drafted values by step, in wire shape and unchecked; dropped once the step is completed or leaves the list. */
export type StepDrafts = Partial<Record<DataStepName, object>>;

/** Answers that one answer dropped. The entry holds copies, so removals elsewhere take nothing from it. */
export interface ShelfEntry {
  /** Step of the answer. */
  name: DataStepName;
  /** Description of the dropped answers, as `describeRemoval` words it: `2 directors, 1 document`. */
  removed: string;
  /** The application right before and after, including drafts: it names the removed people and the answers given since. */
  loss: Loss;
  /** True until the step is saved: answers that the save drops join this entry. */
  isTyping: boolean;
  /** The answering step and the dropped ones as saved. */
  steps: Partial<StepStates>;
  /** Drafts of these steps. */
  drafts: StepDrafts;
  /** Entities that these steps refer to, unchanged. */
  entities: EntityParts;
  /** Ids of people who replaced a removed person in the same press: Undo replaces them with the restored people. */
  newcomers: readonly string[];
  /** Number of further steps on which Undo is still offered. */
  moves: number;
}

/** Undo is offered on the step where its notice came, and on the next one shown. */
export const MOVES_ALONG = 1;

/** All consequences of a completed step, or of Undo, planned before it happens (`completion.ts`), so that slices only apply them. */
export interface Completion {
  /** Step that was saved, or whose answer was undone. */
  name: DataStepName;
  /** ISO date-time of the save. */
  at: string;
  /** Steps that change with it, itself first; null for those that left the list. */
  steps: Partial<StepStates>;
  /** Entities that these steps name, in their new version. */
  entities: EntityParts;
  /** Entities that no step names any more. */
  pruned: OrphanIds;
  /** Drafts that change; null for those that end. */
  drafts: Partial<Record<DataStepName, object | null>>;
  /** Entry of the dropped answers, for Undo; null if there are none. */
  shelved: ShelfEntry | null;
  /** The file's row in the drawer; null while no file is open. */
  file: FileTouch | null;
}
