/** What each action of a walk does, and how an application is completed after it. */
import { takesUploads } from '#domain/documents/uploadsAsked.ts';
import { stepOpened } from '#store/events.ts';
import { selectCurrentStep } from '#store/selectors/wizardSelectors.ts';
import type { Action } from './actions.ts';
import { note } from './gestures.ts';
import { listed, type Row, type WalkedStep } from './model.ts';
import { fillOwner, nameCorporateTrustee, performOwner } from './owner.ts';
import { addPerson, isListStep, type ListStep, performPeople } from './people.ts';
import { performTax, typeTaxNumber } from './taxForm.ts';
import { typeRow } from './typing.ts';
import { leave, next, open, type Opened, pressUndo, rowsOf, type Walker, withRows } from './walker.ts';

const IN_ORDER: readonly WalkedStep[] = [
  'investor_details',
  'corporate_trustee',
  'directors',
  'trustees',
  'beneficial_owners',
  'others',
  'tax_details',
];

/** Does one action, as far as there is anything to do it with. */
export function perform(walker: Walker, action: Action): void {
  switch (action.kind) {
    case 'undo':
      return pressUndo(walker);
    case 'reload':
      return;
    case 'owner':
    case 'entity':
    case 'addOwner':
    case 'removeOwner':
    case 'trusteeKind':
      return inOwner(walker, action);
    case 'corporate':
      return inCorporateTrustee(walker, action);
    case 'taxNumber':
    case 'taxType':
    case 'controller':
    case 'freeController':
      return inTax(walker, action);
    default:
      return inList(walker, action);
  }
}

function inOwner(walker: Walker, action: Action): void {
  arrive(walker, 'investor_details', action);
  const opened = open(walker, 'investor_details');
  const confirmed = performOwner(walker, opened, action);
  if (action.leaves) leave(walker, opened);
  else next(walker, opened, confirmed);
}

function inCorporateTrustee(walker: Walker, action: Action): void {
  if (!listed(walker.truth).includes('corporate_trustee') || !arrive(walker, 'corporate_trustee', action)) return;
  const opened = open(walker, 'corporate_trustee');
  nameCorporateTrustee(walker, opened);
  end(walker, opened, action);
}

function inTax(walker: Walker, action: Action): void {
  if (!walker.truth.saved.investor_details || !arrive(walker, 'tax_details', action)) return;
  const opened = open(walker, 'tax_details');
  performTax(walker, opened, action);
  end(walker, opened, action);
}

function inList(walker: Walker, action: Action): void {
  const steps = listed(walker.truth).filter(isListStep);
  const step = steps[action.where % Math.max(1, steps.length)];
  if (step === undefined || !arrive(walker, step, action)) return;
  const opened = open(walker, step);
  const confirmed = performPeople(walker, opened, action);
  if (action.leaves) leave(walker, opened);
  else if (next(walker, opened, confirmed) !== '' && walker.gestures) goTo(walker, 'investor_details');
}

/** Ends an action: with Next, or for later. */
function end<N extends WalkedStep>(walker: Walker, opened: Opened<N>, { leaves }: Action): void {
  if (leaves) leave(walker, opened);
  else next(walker, opened);
}

/** By the pencil of a step before: what was said of who somebody is, is asked again then. */
function goTo(walker: Walker, step: WalkedStep): void {
  note(walker, { does: 'open', step });
  walker.store.dispatch(stepOpened({ name: step }));
}

/** Back by the pencil, or on by one Next after the other; answers whether the step was reached. */
function walkTo(walker: Walker, step: WalkedStep, action: Action): boolean {
  for (let steps = 0; steps < IN_ORDER.length; steps += 1) {
    const current = selectCurrentStep(walker.store.getState());
    if (current === step) return true;
    const between = IN_ORDER.find((each) => each === current);
    if (between === undefined || IN_ORDER.indexOf(between) > IN_ORDER.indexOf(step)) {
      goTo(walker, step);
      return true;
    }
    if (complete(walker, between, action) !== '') return false;
  }
  return selectCurrentStep(walker.store.getState()) === step;
}

/** Whoever is in a step has passed those before it with Next: what is still being typed there is completed and saved first. */
function arrive(walker: Walker, step: WalkedStep, action: Action): boolean {
  if (walker.gestures) return walkTo(walker, step, action);
  return IN_ORDER.slice(0, IN_ORDER.indexOf(step)).every(
    (before) => !walker.truth.drafts[before] || complete(walker, before, action) === '',
  );
}

/** Answers what a step still asks for and passes it with Next; answers why it was not passed, '' where it was. */
function complete(walker: Walker, step: WalkedStep, action: Action): string {
  if (step === 'tax_details') return completeTax(walker, action);
  if (isListStep(step)) {
    const opened = open(walker, step);
    if (opened.form.rows.length === 0) addPerson(walker, opened, action);
    opened.form.rows.forEach((row, index) => {
      if (isIncomplete(walker, opened, row)) typeRow(walker, opened, { row, how: action.how + index });
    });
    if (step !== 'beneficial_owners') giveRoles(opened);
    return next(walker, opened, new Set(opened.form.rows.map(({ who }) => who)));
  }
  if (step === 'corporate_trustee') {
    const opened = open(walker, step);
    nameCorporateTrustee(walker, opened);
    return next(walker, opened);
  }
  const opened = open(walker, 'investor_details');
  fillOwner(walker, opened, action);
  return next(walker, opened, new Set(opened.form.rows.map(({ who }) => who)));
}

/** Somebody is new, or somebody else than who was typed over: what was not typed for them alone is asked of them anew. */
function isIncomplete({ ids }: Walker, { step, values, context }: Opened<ListStep>, { who, said }: Row): boolean {
  const identity = takesUploads(context.offer) ? ['idType', 'idDoc'] : ['idType', 'idNumber'];
  const needed = step === 'others' ? ['email'] : ['email', ...identity];
  const entry = rowsOf(step, values).find(({ id }) => id === ids.get(who));
  return needed.some((field) => said[field] === undefined) || !entry?.streetName?.trim();
}

/** Roles go with the entity in which they were had: whoever has none left is given one. */
function giveRoles(opened: Opened<ListStep>): void {
  const { step, values } = opened;
  const rows = rowsOf(step, values).map((row) =>
    row.roles?.every(({ role_types: types }) => !types?.length)
      ? { ...row, roles: row.roles.map((entity) => ({ ...entity, role_types: ['Secretary'] })) }
      : row,
  );
  opened.values = withRows(step, values, rows);
}

function completeTax(walker: Walker, action: Action): string {
  const opened = open(walker, 'tax_details');
  performTax(walker, opened, { ...action, kind: 'tick' });
  for (const row of opened.form.rows) if (row.said['tfn'] === undefined) typeTaxNumber(walker, opened, row);
  return next(walker, opened);
}
