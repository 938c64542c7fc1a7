/** Consequences of a completed step, planned by a pure function of the state before anything happens. */
import type { Application, DataStepName } from '#domain/application.ts';
import type { Prefilled } from '#domain/model/prefilled.ts';
import { asksForAuthority, isAdviserApplying } from '#domain/model/applicantRole.ts';
import { isEditingLodged } from '#domain/session.ts';
import { countedSteps, dropRemovedSteps, listSteps } from '#domain/steps.ts';
import { followControllers, type PeopleChange } from '#domain/tax/controllers.ts';
import { mapControllers } from '#domain/model/controllers.ts';
import { changedByControllers, peopleChange } from '../entities/followControllers.ts';
import { followPicked } from '../entities/followPicked.ts';
import { findOrphans } from '../entities/orphans.ts';
import type { FileEntry } from '../file/fileEntry.ts';
import { investorName } from '#domain/application/investorName.ts';
import type { RootState } from '../rootReducer.ts';
import { assembleApplication } from './assemble.ts';
import { joinParts, normaliseSteps, withParts, type StepParts } from './normalise.ts';
import { DATA_STEPS, stepEntries, type Completion, type StepDrafts } from './stepStates.ts';
import { shelfEntryFor, hasTypeChanged } from './shelve.ts';

/** A step's checked values, in wire shape, and its effects on other steps. */
export interface Saving<N extends DataStepName = DataStepName> {
  name: N;
  values: NonNullable<Application[N]>;
  prefills?: Prefilled | undefined;
}

export interface Circumstances {
  newId: () => string;
  /** ISO date-time. */
  at: string;
}

/**
 * Plans the consequences of saving a step. Steps whose prefilled answers change are written too. The step list is derived again, and the
 * data of steps no longer on it is dropped (1-SHELL-45, 1-SHELL-46, 2-STEP-30, 2-STEP-31). Tax data is dropped if the investor type changed
 * (2-STEP-36). Drafts of other steps follow, and dropped answers go on the shelf for Undo.
 */
export function planCompletion(
  state: RootState,
  { name, values, prefills }: Saving,
  { newId, at }: Circumstances,
): Completion {
  const before = assembleApplication(state);
  const own = normaliseSteps(state, { [name]: values }, newId);
  const written = withParts(state, own);
  // Ticks that give a person a role are answers of the form, which no state stores.
  const answered = { ...assembleApplication(written), [name]: values };
  // A submitted investor is nobody's default any more, and does not follow the contact details that staff correct.
  const follow = name === 'contact_details' && isEditingLodged(state.wizard.mode) ? undefined : prefills;
  const followed = normaliseSteps(written, follow?.(before, answered) ?? {}, newId);
  const parts = joinParts(own, followed);
  return deriveCompletion(state, { name, parts, drafts: { [name]: null }, isUndo: false, prefills: follow, at });
}

interface Written {
  name: DataStepName;
  parts: StepParts;
  drafts: Completion['drafts'];
  /** True if Undo restores the investor type: tax data stays although the type changed. */
  isUndo: boolean;
  prefills?: Prefilled | undefined;
  /** Ids of people who existed before a removal that Undo restores. */
  former?: Iterable<string>;
  at: string;
}

/** Returns the consequences of written steps for the whole file. */
export function deriveCompletion(
  state: RootState,
  { name, parts, drafts, isUndo, prefills, former, at }: Written,
): Completion {
  const written = { ...state, ...withParts(state, parts), stepDrafts: draftsAfter(state.stepDrafts, drafts) };
  const dropped = droppedSteps(state, written, isUndo);
  const gone = Object.fromEntries(dropped.map((each) => [each, null]));
  const ended = { ...drafts, ...gone };
  const left = { ...written, ...gone, stepDrafts: draftsAfter(state.stepDrafts, ended) };
  const who = peopleChange(state, left, former);
  const taxDeclarations = changedByControllers(left, who);
  const controlled = { steps: {}, entities: { people: [], organisations: [], documents: [], taxDeclarations } };
  const after = { ...left, ...withParts(left, controlled) };
  const followed = followDrafts(state, after, { name, prefills, who });
  const names = [name, ...stepEntries<unknown>(parts.steps).flatMap(([each]) => (each === name ? [] : [each]))];
  const { fileId, currentStep } = state.wizard;
  return {
    name,
    at,
    steps: { ...parts.steps, ...gone },
    entities: joinParts(parts, controlled).entities,
    pruned: findOrphans(after),
    drafts: {
      ...Object.fromEntries(
        stepEntries(ended).filter(([each, draft]) => draft !== null || state.stepDrafts[each] !== undefined),
      ),
      ...followed,
    },
    shelved: shelfEntryFor({
      names,
      isUndo,
      declarations: taxDeclarations.map(({ id }) => id),
      before: state,
      after: { ...after, stepDrafts: { ...after.stepDrafts, ...followed } },
    }),
    file: fileId === null ? null : { fileId, currentStep, ...lineOf(after) },
  };
}

/** Returns the file's row: its investor, its steps and the person who has to act on it. */
function lineOf(state: RootState): Pick<FileEntry, 'investorName' | 'steps' | 'asksInvestor'> {
  const application = assembleApplication(state);
  const { session, wizard } = state;
  const offer = session.offerContext?.offer;
  const contact = application.contact_details ?? {};
  // The person who approves is the investor.
  const isApproval = wizard.mode.status === 'pending_approval';
  const asksInvestor = !isApproval && isAdviserApplying(contact) && !asksForAuthority(contact);
  const line = { investorName: investorName(application), asksInvestor };
  if (offer === undefined) return line;
  const steps = listSteps({ offer, user: session.user, application, mode: wizard.mode });
  return { ...line, steps: countedSteps(steps).map(({ name }) => name) };
}

/** Returns the steps that leave the list, and tax data of another investor type. */
function droppedSteps(before: RootState, written: RootState, isUndo: boolean): DataStepName[] {
  const offer = written.session.offerContext?.offer;
  const isTaxDropped = !isUndo && hasTypeChanged(before, written);
  const state = isTaxDropped ? { ...written, tax_details: null } : written;
  const tax: DataStepName[] = isTaxDropped ? ['tax_details'] : [];
  if (offer === undefined) return tax;
  const { mode } = state.wizard;
  const application = assembleApplication(state);
  const steps = listSteps({ offer, user: state.session.user, application, mode });
  const held = { ...Object.fromEntries(Object.keys(state.stepDrafts).map((name) => [name, {}])), ...application };
  const kept = dropRemovedSteps(held, steps, mode);
  const unlisted = DATA_STEPS.filter((name) => Object.hasOwn(held, name) && !Object.hasOwn(kept, name));
  return [...new Set([...tax, ...unlisted])];
}

/** Updates drafts after a save: people who are in other steps too, controlling persons, and the changes of `prefills`. */
function followDrafts(
  before: RootState,
  after: RootState,
  { name: saved, prefills, who }: Pick<Written, 'name' | 'prefills'> & { who: PeopleChange },
): StepDrafts {
  const { stepDrafts: typed } = after;
  const [was, is] = [assembleApplication(before), assembleApplication(after)];
  const picked: StepDrafts = { ...typed, ...followPicked(typed, was, is) };
  // The saved values count, not those that Undo restores to the draft of the same step.
  const present: Application = { ...is, ...picked, [saved]: is[saved] };
  const followed: Application = prefills?.(was, present) ?? {};
  return Object.fromEntries(
    stepEntries(typed).flatMap(([name, draft]) => {
      const values = { [name]: followed[name] ?? picked[name] ?? draft };
      const { [name]: typedOn } = mapControllers<Application>(values, (block) => followControllers(block, who));
      return typedOn === draft ? [] : [[name, typedOn] as const];
    }),
  );
}

/** Returns the drafts after these changes and endings. */
export function draftsAfter(drafts: StepDrafts, changes: Completion['drafts']): StepDrafts {
  return Object.fromEntries(
    stepEntries<object | null>({ ...drafts, ...changes }).flatMap(([name, draft]) =>
      draft === null ? [] : [[name, draft] as const],
    ),
  );
}
