/** What a completed step, or an Undo, entails: planned by a pure function of the state before anything happens. */
import type { Application, DataStepName } from '#domain/application.ts';
import type { Following } from '#domain/people/prefilledInvestor.ts';
import { dropRemovedSteps, listSteps } from '#domain/steps.ts';
import { followPicked } from '../entities/followPicked.ts';
import { findOrphans } from '../entities/orphans.ts';
import { investorName } from '../file/investorName.ts';
import type { RootState } from '../rootReducer.ts';
import { assembleApplication, assembleStep } from './assemble.ts';
import { joinParts, normaliseSteps, withParts, type StepParts } from './normalise.ts';
import { DATA_STEPS, stepEntries, type Completion, type ShelfEntry, type StepDrafts } from './stepStates.ts';
import { entryFor, putBack, withMissing } from './undo.ts';

/** A step's checked values, in wire shape, and what they change in other steps. */
export interface Saving<N extends DataStepName = DataStepName> {
  name: N;
  values: NonNullable<Application[N]>;
  following?: Following | undefined;
}

interface Circumstances {
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
  { name, values, following }: Saving,
  { newId, at }: Circumstances,
): Completion {
  const before = assembleApplication(state);
  const own = normaliseSteps(state, { [name]: values }, newId);
  const written = withParts(state, own);
  // Who is ticked as what is an answer of the form, and no state keeps it.
  const answered = { ...assembleApplication(written), [name]: values };
  const followed = normaliseSteps(written, following?.(before, answered) ?? {}, newId);
  const parts = joinParts(own, followed);
  return entail(state, { name, parts, drafts: { [name]: null }, keepsTax: false, following, at });
}

/**
 * Plans what Undo entails: an entry of the shelf put back, with everything that follows from it as from a completed step. What has to
 * give way to it is kept in its stead, so that nothing is lost by Undo either.
 */
export function planUndo(state: RootState, entry: ShelfEntry, at: string): Completion {
  const { name, steps } = entry;
  // What is put back is not hidden behind what was being typed since.
  const typedSince = Object.fromEntries([name, ...Object.keys(steps)].map((each) => [each, null]));
  const before = { ...state, shelf: { ...state.shelf, entries: [] } };
  return entail(before, {
    name,
    parts: putBack(state, entry),
    drafts: { ...typedSince, ...entry.drafts, ...withTaxBlocks(state, entry) },
    keepsTax: 'tax_details' in steps,
    at,
  });
}

/**
 * What was being typed in the tax step: declarations that are gone come back to it, and what was typed there since stays. (Another
 * investor type takes the whole step, which comes back as it was.)
 */
function withTaxBlocks(state: RootState, { name, steps, drafts }: ShelfEntry): Pick<StepDrafts, 'tax_details'> {
  const { investor_details: owner } = steps;
  const isOtherType = Boolean(owner) && owner?.investor_type !== state.investor_details?.investor_type;
  const shelved: Application['tax_details'] = drafts.tax_details;
  const present: Application['tax_details'] = state.stepDrafts.tax_details ?? assembleStep(state, 'tax_details');
  if (name === 'tax_details' || isOtherType || shelved === undefined || present === undefined) return {};
  return { tax_details: { ...present, investors: withMissing(present.investors, shelved.investors, ({ id }) => id) } };
}

interface Written {
  name: DataStepName;
  parts: StepParts;
  drafts: Completion['drafts'];
  /** Whether tax data stays although the investor type changed: it came back with the type. */
  keepsTax: boolean;
  following?: Following | undefined;
  at: string;
}

/** What written steps entail for the file as a whole. */
function entail(state: RootState, { name, parts, drafts, keepsTax, following, at }: Written): Completion {
  const written = { ...state, ...withParts(state, parts), stepDrafts: draftsAfter(state.stepDrafts, drafts) };
  const dropped = droppedSteps(state, written, keepsTax);
  const gone = Object.fromEntries(dropped.map((each) => [each, null]));
  const ended = { ...drafts, ...gone };
  const after = { ...written, ...gone, stepDrafts: draftsAfter(state.stepDrafts, ended) };
  const followed = followDrafts(state, after, following);
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
    shelved: entryFor({ names, before: state, after: { ...after, stepDrafts: { ...after.stepDrafts, ...followed } } }),
    file: fileId === null ? null : { fileId, currentStep, investorName: investorName(assembleApplication(after)) },
  };
}

/** The steps that leave the list, and tax data of another investor type. */
function droppedSteps(before: RootState, written: RootState, keepsTax: boolean): DataStepName[] {
  const offer = written.session.offerContext?.offer;
  const isTaxDropped = !keepsTax && hasTypeChanged(before, written);
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

function hasTypeChanged({ investor_details: before }: RootState, { investor_details: after }: RootState): boolean {
  return before?.investor_type !== undefined && before.investor_type !== after?.investor_type;
}

/** What is still being typed follows what was saved: people whom other steps have too, and what `following` changes. */
function followDrafts(before: RootState, after: RootState, following: Following | undefined): StepDrafts {
  const { stepDrafts: typed } = after;
  const [was, is] = [assembleApplication(before), assembleApplication(after)];
  const picked: StepDrafts = { ...typed, ...followPicked(typed, was, is) };
  const followed: Application = following?.(was, { ...is, ...picked }) ?? {};
  return Object.fromEntries(
    stepEntries(typed).flatMap(([name, draft]) => {
      const values = followed[name] ?? picked[name] ?? draft;
      return values === draft ? [] : [[name, values] as const];
    }),
  );
}

function draftsAfter(drafts: StepDrafts, changes: Completion['drafts']): StepDrafts {
  return Object.fromEntries(
    stepEntries<object | null>({ ...drafts, ...changes }).flatMap(([name, draft]) =>
      draft === null ? [] : [[name, draft] as const],
    ),
  );
}
