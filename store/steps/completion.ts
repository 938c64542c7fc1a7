/** What a completed step entails: planned by a pure function of the state before anything happens. */
import type { Application, DataStepName } from '#domain/application.ts';
import type { Prefilled } from '#domain/application/prefilled.ts';
import { asksForAuthority, isAdviserApplying } from '#domain/people/applicantRole.ts';
import { countedSteps, dropRemovedSteps, listSteps } from '#domain/steps.ts';
import { followPicked } from '../entities/followPicked.ts';
import { findOrphans } from '../entities/orphans.ts';
import type { FileEntry } from '../file/fileEntry.ts';
import { investorName } from '#domain/application/investorName.ts';
import type { RootState } from '../rootReducer.ts';
import { assembleApplication } from './assemble.ts';
import { joinParts, normaliseSteps, withParts, type StepParts } from './normalise.ts';
import { DATA_STEPS, stepEntries, type Completion, type StepDrafts } from './stepStates.ts';
import { entryFor, hasTypeChanged } from './shelve.ts';

/** A step's checked values, in wire shape, and what they change in other steps. */
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
 * Plans what saving a step entails: with it the steps whose prefilled answers change are written, the step list is derived again and the
 * data of steps no longer on it goes (1-SHELL-45, 1-SHELL-46, 2-STEP-30, 2-STEP-31), tax data goes when the investor type changed
 * (2-STEP-36), what is still being typed in other steps follows, and what went is kept for Undo.
 */
export function planCompletion(
  state: RootState,
  { name, values, prefills }: Saving,
  { newId, at }: Circumstances,
): Completion {
  const before = assembleApplication(state);
  const own = normaliseSteps(state, { [name]: values }, newId);
  const written = withParts(state, own);
  // Who is ticked as what is an answer of the form, and no state keeps it.
  const answered = { ...assembleApplication(written), [name]: values };
  const followed = normaliseSteps(written, prefills?.(before, answered) ?? {}, newId);
  const parts = joinParts(own, followed);
  return entail(state, { name, parts, drafts: { [name]: null }, isUndo: false, prefills, at });
}

interface Written {
  name: DataStepName;
  parts: StepParts;
  drafts: Completion['drafts'];
  /** Undo has put back what the investor type had: tax data stays although the type changed. */
  isUndo: boolean;
  prefills?: Prefilled | undefined;
  at: string;
}

/** What written steps entail for the file as a whole. */
export function entail(state: RootState, { name, parts, drafts, isUndo, prefills, at }: Written): Completion {
  const written = { ...state, ...withParts(state, parts), stepDrafts: draftsAfter(state.stepDrafts, drafts) };
  const dropped = droppedSteps(state, written, isUndo);
  const gone = Object.fromEntries(dropped.map((each) => [each, null]));
  const ended = { ...drafts, ...gone };
  const after = { ...written, ...gone, stepDrafts: draftsAfter(state.stepDrafts, ended) };
  const followed = followDrafts(state, after, { name, prefills });
  const names = [name, ...stepEntries<unknown>(parts.steps).flatMap(([each]) => (each === name ? [] : [each]))];
  const { fileId, currentStep } = state.wizard;
  return {
    name,
    at,
    steps: { ...parts.steps, ...gone },
    entities: parts.entities,
    pruned: findOrphans(after),
    drafts: {
      ...Object.fromEntries(
        stepEntries(ended).filter(([each, draft]) => draft !== null || state.stepDrafts[each] !== undefined),
      ),
      ...followed,
    },
    shelved: entryFor({
      names,
      isUndo,
      before: state,
      after: { ...after, stepDrafts: { ...after.stepDrafts, ...followed } },
    }),
    file: fileId === null ? null : { fileId, currentStep, ...lineOf(after) },
  };
}

/** What the list of files says of it: whose it is, the steps that it has, and who has to act on it. */
function lineOf(state: RootState): Pick<FileEntry, 'investorName' | 'steps' | 'asksInvestor'> {
  const application = assembleApplication(state);
  const { session, wizard } = state;
  const offer = session.offerContext?.offer;
  const contact = application.contact_details ?? {};
  // Whoever approves is the investor.
  const isApproval = wizard.mode.status === 'pending_approval';
  const asksInvestor = !isApproval && isAdviserApplying(contact) && !asksForAuthority(contact);
  const line = { investorName: investorName(application), asksInvestor };
  if (offer === undefined) return line;
  const steps = listSteps({ offer, user: session.user, application, mode: wizard.mode });
  return { ...line, steps: countedSteps(steps).map(({ name }) => name) };
}

/** The steps that leave the list, and tax data of another investor type. */
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

/** What is still being typed follows what was saved: people whom other steps have too, and what `prefills` changes. */
function followDrafts(
  before: RootState,
  after: RootState,
  { name: saved, prefills }: Pick<Written, 'name' | 'prefills'>,
): StepDrafts {
  const { stepDrafts: typed } = after;
  const [was, is] = [assembleApplication(before), assembleApplication(after)];
  const picked: StepDrafts = { ...typed, ...followPicked(typed, was, is) };
  // What was saved counts, not what Undo gives back to be typed on in the same step.
  const present: Application = { ...is, ...picked, [saved]: is[saved] };
  const followed: Application = prefills?.(was, present) ?? {};
  return Object.fromEntries(
    stepEntries(typed).flatMap(([name, draft]) => {
      const values = followed[name] ?? picked[name] ?? draft;
      return values === draft ? [] : [[name, values] as const];
    }),
  );
}

/** What is being typed once these drafts have changed or ended. */
export function draftsAfter(drafts: StepDrafts, changes: Completion['drafts']): StepDrafts {
  return Object.fromEntries(
    stepEntries<object | null>({ ...drafts, ...changes }).flatMap(([name, draft]) =>
      draft === null ? [] : [[name, draft] as const],
    ),
  );
}
