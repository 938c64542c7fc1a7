/** Opens, fills in and saves the steps of an application as their forms do, through the real store, with the truth kept beside it. */
import type { Application, PersonEntry, StepData } from '#domain/application.ts';
import { placeOf, PEOPLE, type PersonRole } from '#domain/model/peoplePlaces.ts';
import { findOtherPlaces, needsConfirmation } from '#domain/people/samePerson.ts';
import type { Offer } from '#domain/offer.ts';
import type { FormContext } from '#domain/rules/context.ts';
import { STEP_RULES } from '#domain/stepRules/index.ts';
import { validateWith } from '#domain/rules/validate.ts';
import { withoutUntouchedInvestors } from '#features/investor_details/investorForm.ts';
import type { AppStore } from '#store/createStore.ts';
import { stepDrafted, stepOpened } from '#store/events.ts';
import {
  selectApplication,
  selectSchemaContext,
  selectStepDraft,
  selectStepValues,
} from '#store/selectors/applicationSelectors.ts';
import { selectCurrentStep } from '#store/selectors/wizardSelectors.ts';
import { previewAnswer } from '#store/steps/answers.ts';
import { giveAnswer } from '#store/steps/giveAnswer.ts';
import { saveStepAndContinue } from '#store/steps/saveStep.ts';
import type { ShelfEntry } from '#store/steps/stepStates.ts';
import { undoRemoval } from '#store/steps/undoThunk.ts';
import { DAYS } from '../applications.ts';
import { sameOrThrow } from './compare.ts';
import { type ByHand, note } from './gestures.ts';
import {
  asked,
  commit,
  type Controller,
  namedAsSaved,
  type Form,
  formOf,
  isDoubtful,
  type Row,
  savedForm,
  type Truth,
  type WalkedStep,
  whosIn,
} from './model.ts';
import { readBlock, readControllers, readRow } from './said.ts';
import { type Shelved, undo } from './undo.ts';

/** A form on screen: its values, and what is true of it. */
export interface Opened<N extends WalkedStep = WalkedStep> {
  step: N;
  /** As it opened. */
  start: StepData[N];
  values: StepData[N];
  form: Form;
  context: FormContext;
}

export interface Walker extends ByHand {
  store: AppStore;
  offer: Offer;
  newId: () => string;
  truth: Truth;
  /** The id of everybody, by their number. */
  ids: Map<number, string>;
  /** Numbers everybody and what is typed. */
  count: number;
  /** What Undo brings back, by what an entry of the shelf holds of the steps: that stays the same object. */
  shelved: Map<ShelfEntry['steps'], Shelved>;
}

export const ROLES: Partial<Record<WalkedStep, PersonRole>> = Object.fromEntries(
  PEOPLE.map(({ step, role }) => [step, role]),
);

export function nextNumber(walker: Walker): number {
  walker.count += 1;
  return walker.count;
}

/** The rows of a step's values: its people, or the blocks of the tax form. */
export function rowsOf(step: WalkedStep, values: StepData[WalkedStep]): readonly PersonEntry[] {
  if (step === 'tax_details') return (values as StepData['tax_details']).investors ?? [];
  const role = ROLES[step];
  return role === undefined ? [] : (placeOf(role).read<PersonEntry>({ [step]: values }) ?? []);
}

/** The step's values with other rows. */
export function withRows<N extends WalkedStep>(
  step: N,
  values: StepData[N],
  rows: readonly PersonEntry[],
): StepData[N] {
  const role = ROLES[step];
  const list = step === 'tax_details' ? 'investors' : role && placeOf(role).list;
  return list === undefined ? values : { ...values, [list]: rows };
}

/** Opens a step's form as it mounts: everybody is there as they were left, and whoever is new in it is blank. */
export function open<N extends WalkedStep>(walker: Walker, step: N): Opened<N> {
  if (selectCurrentStep(walker.store.getState()) !== step) walker.store.dispatch(stepOpened({ name: step }));
  const state = walker.store.getState();
  const rules = selectSchemaContext(state, DAYS);
  if (rules === null) throw new Error('no offer');
  const context = { ...rules, newId: walker.newId };
  const saved: StepData[N] | undefined = selectStepDraft(state, step) ?? selectStepValues(state, step);
  const values: StepData[N] = STEP_RULES[step].open(saved, context);
  const form = withFirstAnswers(step, values, structuredClone(formOf(walker.truth, step)));
  const opened = { step, start: values, values, form, context };
  adopt(walker, opened);
  expectForm(walker, opened);
  return opened;
}

/** On a first visit the form is that of an individual, and of the only tax type there is. */
function withFirstAnswers(step: WalkedStep, values: StepData[WalkedStep], form: Form): Form {
  if (form.answers['type'] !== undefined) return form;
  const { investor_type: type, tax_type: taxType } = values as Partial<
    Pick<StepData['investor_details'], 'investor_type'> & Pick<StepData['tax_details'], 'tax_type'>
  >;
  const first = step === 'investor_details' ? type : taxType;
  return first ? { ...form, answers: { ...form.answers, type: first } } : form;
}

/** Rows beyond those that are known are new: blank, or filled in from the contact details. */
export function adopt(walker: Walker, { step, values, form }: Opened): void {
  const known = new Set(walker.ids.values());
  for (const row of rowsOf(step, values).slice(form.rows.length)) {
    const said = step === 'tax_details' ? {} : readRow(row);
    if (row.id === undefined || known.has(row.id)) throw new Error(`${step}: a new row with ${row.id ?? 'no id'}`);
    const isPrefilled = said['email'] === 'jane.citizen@example.com';
    if (Object.keys(said).length > 0 && !isPrefilled) throw new Error(`${step}: a new row that is not blank`);
    const who = nextNumber(walker);
    walker.ids.set(who, row.id);
    form.rows.push({ who, said, ...(row.trusteeType === 'company' && { isCompany: true }) });
  }
  const entityId = entityIdOf(step, values);
  if (entityId !== undefined && form.entity === undefined) {
    if (known.has(entityId)) throw new Error(`${step}: a new organisation with the id of somebody`);
    form.entity = nextNumber(walker);
    walker.ids.set(form.entity, entityId);
  }
}

export function entityIdOf(step: WalkedStep, values: StepData[WalkedStep]): string | undefined {
  if (step === 'investor_details') return (values as StepData['investor_details']).organisation_id;
  return step === 'corporate_trustee' ? (values as StepData['corporate_trustee']).id : undefined;
}

/** The form on screen says what was typed into it. */
export function expectForm(walker: Walker, { step, values, form }: Opened): void {
  sameOrThrow(`the form of ${step}`, describeRows(step, values), describeForm(walker, step, form));
}

export function describeRows(step: WalkedStep, values: StepData[WalkedStep]): unknown {
  const rows = rowsOf(step, values).map((row) => [
    row.id,
    step === 'tax_details' ? readBlock(row) : asked(readRow(row), step),
    ...(step === 'tax_details' ? [readControllers(row)] : []),
  ]);
  return [entityIdOf(step, values), rows];
}

export function describeForm(
  { ids, truth }: Pick<Walker, 'ids' | 'truth'>,
  step: WalkedStep,
  { entity, rows }: Form,
): unknown {
  const isTax = step === 'tax_details';
  return [
    entity === undefined ? undefined : ids.get(entity),
    rows.map(({ who, said, controllers = [] }) => [
      ids.get(who),
      isTax ? said : asked(said, step),
      ...(isTax ? [controllers.map((each) => describeController({ ids, truth }, each))] : []),
    ]),
  ];
}

/** A controlling person is called what they are called where they stand. */
function describeController({ ids, truth }: Pick<Walker, 'ids' | 'truth'>, { who, tin }: Controller): unknown {
  const { first = '', last = '', born = '' } = truth.people.get(who) ?? {};
  return [ids.get(who), `${first} ${last}`.trim(), born, tin];
}

/** Next: what is accepted is saved, anything else stays as it is typed. Answers why it was not saved, '' where it was. */
export function next<N extends WalkedStep>(
  walker: Walker,
  opened: Opened<N>,
  confirmed: ReadonlySet<number> = new Set(),
): string {
  const { step, values, form, context } = opened;
  const settled: StepData[N] = STEP_RULES[step].settle(values, context);
  const judged = { ...context, application: { ...context.application, [step]: settled } };
  const rules = STEP_RULES[step].schema(judged);
  const isAsked = form.rows.map((row) => isAskedWho(walker, opened, row));
  const isOpen = form.rows.some(({ who }, index) => isAsked[index] && !confirmed.has(who));
  const errors = validateWith(rules, settled);
  const isRefused = isOpen || Object.keys(errors).length > 0;
  note(walker, { does: 'fill', step, values });
  form.rows.forEach(({ who }, card) => {
    if (isAsked[card] && confirmed.has(who)) note(walker, { does: 'same', card: cardAt(opened, card) });
  });
  note(walker, { does: isRefused ? 'refused' : 'saved', step });
  if (isRefused) {
    keep(walker, opened);
    return isOpen ? 'it is asked who somebody is' : JSON.stringify(errors);
  }
  keep(walker, opened);
  const entries = shelfOf(walker);
  const before = structuredClone(walker.truth);
  walker.store.dispatch(saveStepAndContinue(step, settled as NonNullable<Application[N]>, STEP_RULES[step].prefills));
  commit(walker.truth, step, form);
  noteShelf(walker, { entries, before, isSaved: true });
  return '';
}

/** The card of the row at this place, from 0; none of who invests alone. */
export function cardAt({ step, form }: Opened, index: number): number | null {
  return step === 'investor_details' && form.answers['type'] === 'individual' ? null : index;
}

/** Goes elsewhere without Next: everything stays as it is typed. */
export function leave(walker: Walker, opened: Opened): void {
  note(walker, { does: 'fill', step: opened.step, values: opened.values });
  keep(walker, opened);
}

/**
 * What is typed is kept at once; a form in which nothing was typed keeps nothing. In the tax form hands type names as they are here: with
 * the titles that they do not choose.
 */
function keep(walker: Walker, { step, start, values, form }: Opened): void {
  if (values === start && step !== 'tax_details') return;
  walker.store.dispatch(stepDrafted({ name: step, values }));
  walker.truth.drafts[step] = structuredClone(form);
}

/** Tax details that are only typed count, as they do on screen. */
export function withTypedTax(store: AppStore, application: Application): Application {
  const { tax_details: typed } = store.getState().stepDrafts;
  return { ...application, ...(typed && { tax_details: typed }) };
}

/** Whether it is asked if somebody in a list is somebody else; both the rules and the truth say so. */
export function isAskedWho(
  { store, truth, ids }: Walker,
  { step, values, context }: Opened,
  { who, said }: Row,
): boolean {
  const role = ROLES[step];
  if (role === undefined) return false;
  const id = ids.get(who);
  const typed = rowsOf(step, values).find((row) => row.id === id) ?? {};
  const elsewhere = findOtherPlaces(withTypedTax(store, context.application), role, id);
  const isAsked = elsewhere !== null && needsConfirmation(elsewhere.person, typed);
  const isElsewhere = PEOPLE.some((place) => place.step !== step && whosIn(truth, place.step).includes(who));
  const tax = truth.drafts.tax_details ?? savedForm(truth, 'tax_details');
  const declares = tax.rows.some(
    (row) =>
      (row.who === who && row.said['tfn'] !== undefined) || row.controllers?.some((person) => person.who === who),
  );
  const isBound = whosIn(truth, step).includes(who) ? isElsewhere || declares : isElsewhere;
  sameOrThrow('whether somebody is asked about', isAsked, isBound && isDoubtful(truth.people.get(who) ?? {}, said));
  return isAsked;
}

/** An answer that may take something away: what it takes out of other steps goes at once. */
export function give<N extends WalkedStep>(
  walker: Walker,
  opened: Opened<N>,
  after: Pick<Opened<N>, 'values' | 'form'>,
): void {
  const { step, values, form } = opened;
  const entries = shelfOf(walker);
  const [before, was] = [structuredClone(walker.truth), walker.store.getState()[step]];
  const kept: StepData[N] = STEP_RULES[step].settle(after.values, opened.context);
  // Whom nobody typed is no loss, and is there again by itself.
  const told =
    step === 'investor_details'
      ? withoutUntouchedInvestors(values as StepData['investor_details'], opened.context)
      : (values as NonNullable<Application[N]>);
  const typed = told === values ? form : { ...form, rows: [] };
  const change = {
    name: step,
    before: told as NonNullable<Application[N]>,
    after: after.values as NonNullable<Application[N]>,
    kept: kept as NonNullable<Application[N]>,
  };
  const loss = walker.store.dispatch(previewAnswer(change));
  walker.store.dispatch(giveAnswer(change, loss));
  const context = selectSchemaContext(walker.store.getState(), DAYS);
  Object.assign(opened, after, context && { context: { ...opened.context, ...context } });
  const isSaved = walker.store.getState()[step] !== was;
  if (isSaved) commit(walker.truth, step, namedAsSaved(walker.truth, structuredClone(after.form)));
  walker.truth.drafts[step] = structuredClone(after.form);
  noteShelf(walker, { entries, before, typed: structuredClone(typed), isSaved });
}

function shelfOf({ store }: Walker): readonly ShelfEntry[] {
  return store.getState().shelf.entries;
}

interface Change {
  /** What was on the shelf. */
  entries: readonly ShelfEntry[];
  before: Truth;
  /** The form on screen before the answer, where it was an answer. */
  typed?: Form;
  isSaved: boolean;
}

/** Remembers how it was before an entry came to the shelf: what was typed in a step until it is saved is one entry with what saving drops. */
function noteShelf({ store, shelved, truth }: Walker, { entries, before, typed, isSaved }: Change): void {
  for (const entry of store.getState().shelf.entries) {
    if (shelved.has(entry.steps)) continue;
    const name = entry.name as WalkedStep;
    const earlier = isSaved
      ? entries.map((each) => shelved.get(each.steps)).find((each) => each?.name === name && each.isTyping)
      : undefined;
    shelved.set(entry.steps, {
      name,
      steps: Object.keys(entry.steps) as WalkedStep[],
      drafts: Object.keys(entry.drafts) as WalkedStep[],
      before,
      after: structuredClone(truth),
      newcomers: earlier || typed ? [] : newcomersIn(name, before, truth),
      typed: earlier?.typed ?? typed,
      isTyping: !isSaved,
    });
  }
}

/** Who stands, new, at the place of somebody who went. */
function newcomersIn(name: WalkedStep, before: Truth, after: Truth): number[] {
  const [was, is] = [whosIn(before, name), whosIn(after, name)];
  return is.filter((who, index) => {
    const former = was[index];
    return former !== undefined && !was.includes(who) && !is.includes(former);
  });
}

/** Undo is pressed. */
export function pressUndo(walker: Walker): void {
  const entry = shelfOf(walker).at(-1);
  const shelved = entry && walker.shelved.get(entry.steps);
  const before = structuredClone(walker.truth);
  const isUndone = walker.store.dispatch(undoRemoval());
  // A list that is full takes nobody back.
  if (entry && !isUndone) return;
  if (entry) note(walker, { does: 'undo' });
  if (!shelved) return;
  undo(walker.truth, shelved);
  noteShelf(walker, { entries: [], before, isSaved: true });
}

/** What is saved now. */
export function savedNow({ store }: Walker): Application {
  return selectApplication(store.getState());
}
