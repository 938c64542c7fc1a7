/** Lists of people: whoever is added, picked, typed over, ticked and deleted there. */
import { beneficialOwnerRole } from '#domain/texts/roles.ts';
import { openRow } from '#domain/stepRules/people/peopleRules.ts';
import { candidatesFor, newRow, pickPerson, type PickingRole } from '#domain/people/roles.ts';
import { findOtherPlaces, replaceWithNewPerson } from '#domain/people/samePerson.ts';
import type { Action } from './actions.ts';
import { sameOrThrow } from './compare.ts';
import { asked, LISTS, type Row, type Said, type WalkedStep, whosIn } from './model.ts';
import { note } from './gestures.ts';
import { typeName, typeRow } from './typing.ts';
import {
  adopt,
  cardAt,
  expectForm,
  give,
  isAskedWho,
  nextNumber,
  type Opened,
  ROLES,
  rowsOf,
  type Walker,
  withRows,
  withTypedTax,
} from './walker.ts';

export type ListStep = 'directors' | 'trustees' | 'beneficial_owners' | 'others';

const MOST_TRUSTEES = 4;

export function isListStep(step: WalkedStep): step is ListStep {
  return step !== 'investor_details' && step !== 'tax_details' && step !== 'corporate_trustee';
}

/** Does an action in a list; answers who was said to be still the same person. */
export function performPeople(walker: Walker, opened: Opened<ListStep>, action: Action): Set<number> {
  expectOwners(opened);
  const confirmed = new Set<number>();
  if (action.kind === 'add') addPerson(walker, opened, action);
  if (action.kind === 'pick') pick(walker, opened, action);
  if (action.kind === 'type') typePerson(walker, opened, { action, confirmed });
  if (action.kind === 'remove') removePerson(walker, opened, action);
  if (action.kind === 'tick' && opened.step === 'trustees') tick(walker, opened, action);
  return confirmed;
}

/** Nobody says of an owner that they are none: they are one of the first entity, whatever it was before (2-BO-08, 2-BO-09). */
function expectOwners({ step, values }: Opened<ListStep>): void {
  if (step !== 'beneficial_owners') return;
  for (const { roles = [] } of rowsOf(step, values)) {
    const owned = roles.filter(({ role_types: types }) => types?.includes(beneficialOwnerRole));
    sameOrThrow('in how many entities somebody is an owner', owned.length, roles.length > 0 ? 1 : 0);
    const foreign = roles.flatMap(({ role_types: types = [], roleOptions = [] }) =>
      types.filter((type) => type !== beneficialOwnerRole && !roleOptions.includes(type)),
    );
    sameOrThrow('roles that their entity does not offer', foreign, []);
  }
}

export function addPerson(walker: Walker, opened: Opened<ListStep>, { how }: Action): void {
  const { step, context, form } = opened;
  let row = form.rows.find(({ said }) => Object.keys(said).length === 0);
  if (row === undefined) {
    if (step === 'trustees' && form.rows.length >= MOST_TRUSTEES) return;
    note(walker, { does: 'add' });
    const role = roleOf(step);
    const added = openRow(newRow(context.newId(), role, context.application), role, context);
    opened.values = withRows(step, opened.values, [...rowsOf(step, opened.values), added]);
    adopt(walker, opened);
    row = form.rows.at(-1);
  }
  if (row) typeRow(walker, opened, { row, how });
}

function roleOf(step: ListStep): PickingRole {
  const role = ROLES[step];
  if (role === undefined || role === 'investor') throw new Error(`${step} is no list to pick for`);
  return role;
}

/** Whoever stands in another list may be picked, each once. */
function pick(walker: Walker, opened: Opened<ListStep>, { at }: Action): void {
  const { step, context, form } = opened;
  const { truth, ids } = walker;
  const role = roleOf(step);
  const present = rowsOf(step, opened.values);
  const candidates = candidatesFor(context.application, role, present);
  const before = LISTS.filter((list) => list !== step).flatMap((list) =>
    whosIn(truth, list).map((who) => ({ who, said: asked(truth.people.get(who) ?? {}, list) })),
  );
  const expected = before.filter(
    ({ who, said }, index) =>
      !truth.companies.has(who) &&
      said['last'] !== undefined &&
      before.findIndex((each) => each.who === who) === index &&
      !form.rows.some((row) => row.who === who),
  );
  sameOrThrow(
    'who may be picked',
    candidates.map(({ id }) => id),
    expected.map(({ who }) => ids.get(who)),
  );
  const place = at % Math.max(1, candidates.length);
  const [candidate, known] = [candidates[place], expected[place]];
  const isFull = step === 'trustees' && form.rows.length >= MOST_TRUSTEES;
  if (!candidate || !known || isFull) return;
  note(walker, { does: 'pick', at: place });
  const picked = openRow(pickPerson(candidate, role, context.application), role, context);
  const roles =
    step === 'beneficial_owners'
      ? undefined
      : picked.roles?.map((entity) => ({ ...entity, role_types: ['Secretary'] }));
  opened.values = withRows(step, opened.values, [...present, { ...picked, ...(roles && { roles }) }]);
  const owns = step === 'trustees' && whosIn(truth, 'beneficial_owners').includes(known.who);
  form.rows.push({ who: known.who, said: known.said, ...(owns && { owns }) });
}

/** Types over somebody; where it is asked, says that they are the same or somebody else, or nothing yet. */
function typePerson(
  walker: Walker,
  opened: Opened<ListStep>,
  { action, confirmed }: { action: Action; confirmed: Set<number> },
): void {
  const { form } = opened;
  const row = form.rows[action.at % Math.max(1, form.rows.length)];
  if (row === undefined) return;
  const before = { ...row.said };
  if (action.how % 5 < 2) typeName(walker, opened, { row, how: action.how });
  else typeRow(walker, opened, { row, how: action.how });
  answerWho(walker, opened, { row, before, action, confirmed });
}

interface TypedOver {
  row: Row;
  /** What the row said before it was typed over. */
  before: Said;
  action: Action;
  /** Whoever is said to be still the same person is added to these. */
  confirmed: Set<number>;
}

/** Where it is asked who somebody is, says that they are the same or somebody else, or nothing yet. */
export function answerWho(
  walker: Walker,
  opened: Opened<ListStep | 'investor_details'>,
  { row, before, action, confirmed }: TypedOver,
): void {
  const { step, context } = opened;
  if (!isAskedWho(walker, opened, row)) return;
  if (action.how % 3 === 0) return;
  if (action.how % 3 === 1) return void confirmed.add(row.who);
  const id = walker.ids.get(row.who);
  const known = walker.truth.people.get(row.who) ?? before;
  const person =
    findOtherPlaces(withTypedTax(walker.store, context.application), ROLES[step] ?? 'investor', id)?.person ?? {};
  note(walker, { does: 'fill', step, values: opened.values });
  note(walker, { does: 'other', card: cardAt(opened, opened.form.rows.indexOf(row)) });
  const number = nextNumber(walker);
  const rows = rowsOf(step, opened.values).map((entry) =>
    entry.id === id ? replaceWithNewPerson(person, entry, context) : entry,
  );
  opened.values = withRows(step, opened.values, rows);
  const other = rows.find(
    (entry) => rowsOf(step, opened.values).includes(entry) && ![...walker.ids.values()].includes(entry.id ?? ''),
  );
  if (other?.id === undefined) throw new Error('somebody else has the id of somebody who is known');
  walker.ids.set(number, other.id);
  row.who = number;
  row.owns = false;
  // Identity and documents stay with the first.
  row.said = Object.fromEntries(
    Object.entries(row.said).filter(
      ([field, text]) => field === 'first' || field === 'last' || !(field.startsWith('id') || known[field] === text),
    ),
  );
  expectForm(walker, opened);
  if (action.how % 2 === 0) typeRow(walker, opened, { row, how: action.how });
}

function removePerson(walker: Walker, opened: Opened<ListStep>, { at }: Action): void {
  const { step, values, form } = opened;
  if (form.rows.length === 0) return;
  const gone = at % form.rows.length;
  note(walker, { does: 'remove', card: gone });
  give(walker, opened, {
    values: withRows(
      step,
      values,
      rowsOf(step, values).filter((_row, index) => index !== gone),
    ),
    form: { ...form, rows: form.rows.filter((_row, index) => index !== gone) },
  });
}

function tick(walker: Walker, opened: Opened<ListStep>, { at }: Action): void {
  const { step, form, values } = opened;
  const place = at % Math.max(1, form.rows.length);
  const row = form.rows[place];
  if (row === undefined) return;
  note(walker, { does: 'tick', card: place });
  row.owns = row.owns !== true;
  const is_existing_trustee_ben_owner = row.owns;
  const rows = rowsOf(step, values).map((entry, index) =>
    index === place ? { ...entry, is_existing_trustee_ben_owner } : entry,
  );
  opened.values = withRows(step, values, rows);
}
