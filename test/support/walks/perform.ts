/** What each action of a walk does. */
import type { InvestorDetails, InvestorType, PersonEntry } from '#domain/application.ts';
import { newPerson } from '#domain/people/personDefaults.ts';
import { candidatesFor, newRow, pickPerson, type PickingRole } from '#domain/people/roles.ts';
import { openRow } from '#domain/people/openRows.ts';
import { findElsewhere, somebodyElse } from '#domain/people/samePerson.ts';
import { changeInvestorType, changeOwner, newBareTrustee } from '#domain/stepRules/investor_details/changes.ts';
import { openEntry, withType } from '#domain/stepRules/investor_details/open.ts';
import { chooseTaxType } from '#domain/tax/blocks.ts';
import { taxTypesFor } from '#domain/tax.ts';
import { aCompany, anApplicationBy } from '../entityApplications.ts';
import type { Action } from './actions.ts';
import { sameOrThrow } from './compare.ts';
import { asked, type Form, listed, LISTS, parties, type Row, type Said, type WalkedStep, whosIn } from './model.ts';
import { saidBy, tfnOf, typeInto } from './said.ts';
import {
  adopt,
  expectForm,
  give,
  isAskedWho,
  leave,
  next,
  nextNumber,
  open,
  type Opened,
  pressUndo,
  ROLES,
  rowsOf,
  type Walker,
  withRows,
} from './walker.ts';

type ListStep = 'directors' | 'trustees' | 'beneficial_owners' | 'others';

const OWNERS: readonly (readonly [InvestorType, 'company' | 'individual' | undefined])[] = [
  ['individual', undefined],
  ['joint_individual', undefined],
  ['bare_trust', undefined],
  ['company', undefined],
  ['partnership', undefined],
  ['trust_superfund', 'company'],
  ['trust_superfund', 'individual'],
];
const MOST_INVESTORS = 4;
const MOST_TRUSTEES = 10;

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
      return performOwner(walker, action);
    case 'corporate':
      return void typeCorporateTrustee(walker, action);
    case 'taxNumber':
    case 'taxType':
      return performTax(walker, action);
    default:
      return performPeople(walker, action);
  }
}

/** Ends an action: with Next, or for later. */
function end<N extends WalkedStep>(walker: Walker, opened: Opened<N>, action: Action, confirmed = new Set<number>()): boolean {
  if (!action.leaves) return next(walker, opened, confirmed);
  leave(walker, opened);
  return false;
}

/** Whoever is in a step has passed those before it with Next: what is still being typed there is completed and saved first. */
function arrive(walker: Walker, step: WalkedStep, action: Action): boolean {
  for (const before of IN_ORDER.slice(0, IN_ORDER.indexOf(step)))
    if (walker.truth.drafts[before] && !complete(walker, before, action)) return false;
  return true;
}

function complete(walker: Walker, step: WalkedStep, action: Action): boolean {
  if (step === 'corporate_trustee') return typeCorporateTrustee(walker, { ...action, leaves: false });
  if (step === 'investor_details') {
    const opened = open(walker, step);
    fillOwner(walker, opened, action);
    return next(walker, opened, new Set());
  }
  if (!isListStep(step)) return false;
  const opened = open(walker, step);
  if (opened.form.rows.length === 0) addPerson(walker, opened, action);
  const needed = step === 'others' ? 'email' : 'idDoc';
  opened.form.rows.forEach((row, index) => {
    if (row.said[needed] === undefined) typeRow(walker, opened, { row, how: action.how + index });
  });
  return next(walker, opened, new Set(opened.form.rows.map(({ who }) => who)));
}

function isListStep(step: WalkedStep): step is ListStep {
  return step !== 'investor_details' && step !== 'tax_details' && step !== 'corporate_trustee';
}

function performOwner(walker: Walker, action: Action): void {
  const opened = open(walker, 'investor_details');
  if (action.kind === 'owner') changeType(walker, opened, action);
  if (action.kind === 'addOwner') addOwner(walker, opened);
  if (action.kind === 'removeOwner') removeOwner(walker, opened, action);
  if (action.kind === 'trusteeKind') changeTrusteeKind(walker, opened, action);
  if (action.kind !== 'removeOwner') fillOwner(walker, opened, action);
  end(walker, opened, action);
}

/** The form after an answer that brings and takes blocks: rows that stay are as they were typed. */
function answerOwner(
  walker: Walker,
  opened: Opened<'investor_details'>,
  { after, kept }: { after: InvestorDetails; kept: readonly (number | null)[] },
): void {
  const { context, form } = opened;
  const identified = withIds(after, context.newId);
  const details = withType(identified, context);
  const investors = details.investors?.map((entry, index) =>
    kept[index] === undefined || kept[index] === null ? openEntry(details, index, context) : entry,
  );
  const isSame = after.investor_type === form.answers['type'];
  const rows = kept.flatMap((place) => form.rows.filter((_row, index) => index === place));
  const answers = ownAnswers(after, isSame ? form.answers : {});
  const next: Form = { answers, rows, ...(isSame && form.entity !== undefined && { entity: form.entity }) };
  const values = { ...details, ...(investors && { investors }) };
  const isKept = kept.every((place) => place !== null);
  if (!isKept) {
    // A block in the middle that is another one now.
    const number = nextNumber(walker);
    const at = kept.indexOf(null);
    const entry = investors?.[at] ?? {};
    if (entry.id === undefined || [...walker.ids.values()].includes(entry.id)) throw new Error('a new trustee with an old id');
    walker.ids.set(number, entry.id);
    next.rows.splice(at, 0, { who: number, said: {}, ...(entry.trusteeType === 'company' && { isCompany: true }) });
  }
  const given = { ...opened, values, form: next };
  adopt(walker, given);
  expectForm(walker, given);
  give(walker, opened, { values, form: next });
}

function ownAnswers(details: InvestorDetails, before: Said): Said {
  const { investor_type: type, trusteeType } = details;
  return {
    ...before,
    ...(type !== undefined && { type }),
    ...(type === 'trust_superfund' && trusteeType && { trusteeType }),
  };
}

function withIds(details: InvestorDetails, newId: () => string): InvestorDetails {
  const { investors } = details;
  if (!investors) return details;
  return { ...details, investors: investors.map((entry) => (entry.id === undefined ? { ...entry, id: newId() } : entry)) };
}

function changeType(walker: Walker, opened: Opened<'investor_details'>, { where }: Action): void {
  const [type, trusteeType] = OWNERS[where % OWNERS.length] ?? ['individual', undefined];
  const { values, form } = opened;
  if (type !== values.investor_type) {
    const keeps = [type, values.investor_type].every((each) => each === 'individual' || each === 'joint_individual');
    answerOwner(walker, opened, { after: changeInvestorType(values, type), kept: keeps && form.rows.length > 0 ? [0] : [] });
  }
  if (trusteeType !== undefined && trusteeType !== opened.values.trusteeType)
    answerOwner(walker, opened, { after: changeOwner(opened.values, { trusteeType }), kept: [] });
}

function addOwner(walker: Walker, opened: Opened<'investor_details'>): void {
  const { values, form } = opened;
  const { investor_type: type, investors = [] } = values;
  const kept = form.rows.map((_row, index) => index);
  if (type === 'individual') answerOwner(walker, opened, { after: changeInvestorType(values, 'joint_individual'), kept });
  const isFull = type !== 'bare_trust' && investors.length >= MOST_INVESTORS;
  if ((type !== 'joint_individual' && type !== 'bare_trust') || isFull) return;
  const added = type === 'bare_trust' ? newBareTrustee('individual') : newPerson();
  answerOwner(walker, opened, { after: { ...values, investors: [...investors, added] }, kept });
}

/** Not the primary investor, not the last joint one, and not the only trustee (2-INV-53, 2-BARE-05). */
function removeOwner(walker: Walker, opened: Opened<'investor_details'>, { at }: Action): void {
  const { investor_type: type, investors = [] } = opened.values;
  const first = type === 'joint_individual' ? 1 : 0;
  const least = { joint_individual: 2, bare_trust: 1 }[type ?? ''] ?? Infinity;
  if (investors.length <= least) return;
  const gone = first + (at % (investors.length - first));
  const kept = investors.flatMap((_row, index) => (index === gone ? [] : [index]));
  const after = { ...opened.values, investors: investors.filter((_row, index) => index !== gone) };
  answerOwner(walker, opened, { after, kept });
}

function changeTrusteeKind(walker: Walker, opened: Opened<'investor_details'>, { at }: Action): void {
  const { investor_type: type, investors = [] } = opened.values;
  if (type !== 'bare_trust' || investors.length === 0) return;
  const place = at % investors.length;
  const kind = investors[place]?.trusteeType === 'company' ? 'individual' : 'company';
  const after = investors.map((entry, index) => (index === place ? newBareTrustee(kind) : entry));
  answerOwner(walker, opened, {
    after: { ...opened.values, investors: after },
    kept: investors.map((_entry, index) => (index === place ? null : index)),
  });
}

/** Fills in blank blocks, or types over one; names the entity that invests. */
function fillOwner(walker: Walker, opened: Opened<'investor_details'>, action: Action): void {
  const { offer } = opened.context;
  const { investor_type: type } = opened.values;
  const blank = opened.form.rows.filter(({ said }) => said['company'] === undefined && said['idDoc'] === undefined);
  const chosen = opened.form.rows[action.at % Math.max(1, opened.form.rows.length)];
  const rows = blank.length > 0 ? blank : action.kind === 'entity' && chosen ? [chosen] : [];
  rows.forEach((row, index) => typeRow(walker, opened, { row, how: action.how + index }));
  if (type === 'individual' || type === 'joint_individual' || type === 'bare_trust' || type === undefined) return;
  const number = nextNumber(walker);
  const complete = {
    company: aCompany(offer),
    partnership: anApplicationBy('partnership', offer).investor_details,
    trust_superfund: anApplicationBy('corporate_trust', offer).investor_details,
  }[type];
  const { trusteeType: _kind, investor_type: _type, ...fields } = complete ?? {};
  const names = { company: 'companyName', partnership: 'partnershipName', trust_superfund: 'trustName' } as const;
  const name = `Entity ${number}`;
  opened.values = { ...opened.values, ...fields, [names[type]]: name };
  opened.form = { ...opened.form, answers: { ...opened.form.answers, name } };
}

function typeRow(walker: Walker, opened: Opened, { row, how }: { row: Row; how: number }): void {
  const { step, context, values } = opened;
  const { offer } = context;
  const id = walker.ids.get(row.who);
  const number = nextNumber(walker);
  row.said = row.isCompany ? { company: `Trustee ${number} Pty Ltd` } : asked(saidBy(number, how, keptIdType(walker, row)), step);
  const rows = rowsOf(step, values).map((entry): PersonEntry => {
    if (entry.id !== id) return entry;
    if (row.isCompany) return { ...entry, ...aCompany(offer), companyName: row.said['company'] ?? '' };
    return typeInto(entry, row.said, { offer, isOther: step === 'others' });
  });
  opened.values = withRows(step, values, rows);
}

/** Whoever was saved keeps their ID type: its other fields do not reach a list, or what Undo brings back, that did not have them. */
function keptIdType({ truth }: Walker, { who, said }: Row): string | undefined {
  return said['idType'] ?? truth.people.get(who)?.['idType'];
}

function typeCorporateTrustee(walker: Walker, action: Action): boolean {
  if (!listed(walker.truth).includes('corporate_trustee') || !arrive(walker, 'corporate_trustee', action)) return false;
  const opened = open(walker, 'corporate_trustee');
  const name = `Trustee ${nextNumber(walker)} Pty Ltd`;
  const { id } = opened.values;
  opened.values = { ...opened.values, ...aCompany(opened.context.offer), ...(id !== undefined && { id }), companyName: name };
  opened.form = { ...opened.form, answers: { name } };
  return end(walker, opened, action);
}

function performPeople(walker: Walker, action: Action): void {
  const steps = listed(walker.truth).filter(isListStep);
  const step = steps[action.where % Math.max(1, steps.length)];
  if (step === undefined || !arrive(walker, step, action)) return;
  const opened = open(walker, step);
  const confirmed = new Set<number>();
  if (action.kind === 'add') addPerson(walker, opened, action);
  if (action.kind === 'pick') pick(walker, opened, action);
  if (action.kind === 'type') typePerson(walker, opened, { action, confirmed });
  if (action.kind === 'remove') removePerson(walker, opened, action);
  if (action.kind === 'tick' && step === 'trustees') tick(opened, action);
  end(walker, opened, action, confirmed);
}

function addPerson(walker: Walker, opened: Opened<ListStep>, { how }: Action): void {
  const { step, context, form } = opened;
  let row = form.rows.find(({ said }) => Object.keys(said).length === 0);
  if (row === undefined) {
    if (step === 'trustees' && form.rows.length >= MOST_TRUSTEES) return;
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

/** Whoever stands in a list before may be picked, each once. */
function pick(walker: Walker, opened: Opened<ListStep>, { at }: Action): void {
  const { step, context, form } = opened;
  const { truth, ids } = walker;
  const role = roleOf(step);
  const present = rowsOf(step, opened.values);
  const candidates = candidatesFor(context.application, role, present);
  const before = LISTS.slice(0, LISTS.indexOf(step)).flatMap((list) =>
    whosIn(truth, list).map((who) => ({ who, said: asked(truth.people.get(who) ?? {}, list) })),
  );
  const expected = before.filter(
    ({ who, said }, index) =>
      !truth.companies.has(who) &&
      said['last'] !== undefined &&
      before.findIndex((each) => each.who === who) === index &&
      !form.rows.some((row) => row.who === who),
  );
  sameOrThrow('who may be picked', candidates.map(({ id }) => id), expected.map(({ who }) => ids.get(who)));
  const place = at % Math.max(1, candidates.length);
  const [candidate, known] = [candidates[place], expected[place]];
  if (!candidate || !known) return;
  const picked = openRow(pickPerson(candidate, role, context.application), role, context);
  const roles = picked.roles?.map((entity) => ({ ...entity, role_types: ['Secretary'] }));
  opened.values = withRows(step, opened.values, [...present, { ...picked, ...(roles && { roles }) }]);
  form.rows.push({ who: known.who, said: known.said });
}

/** Types over somebody; where it is asked, says that they are the same or somebody else, or nothing yet. */
function typePerson(
  walker: Walker,
  opened: Opened<ListStep>,
  { action, confirmed }: { action: Action; confirmed: Set<number> },
): void {
  const { step, form, context } = opened;
  const row = form.rows[action.at % Math.max(1, form.rows.length)];
  if (row === undefined) return;
  const before = { ...row.said };
  if (action.how % 5 < 2) typeName(walker, opened, { row, how: action.how });
  else typeRow(walker, opened, { row, how: action.how });
  if (!isAskedWho(walker, opened, row)) return;
  if (action.how % 3 === 0) return;
  if (action.how % 3 === 1) return void confirmed.add(row.who);
  const id = walker.ids.get(row.who);
  const known = walker.truth.people.get(row.who) ?? before;
  const person = findElsewhere(context.application, roleOf(step), id)?.person ?? {};
  const number = nextNumber(walker);
  const rows = rowsOf(step, opened.values).map((entry) => (entry.id === id ? somebodyElse(person, entry, context.newId()) : entry));
  opened.values = withRows(step, opened.values, rows);
  const other = rows.find((entry) => rowsOf(step, opened.values).includes(entry) && ![...walker.ids.values()].includes(entry.id ?? ''));
  if (other?.id === undefined) throw new Error('somebody else has the id of somebody who is known');
  walker.ids.set(number, other.id);
  row.who = number;
  row.owns = false;
  row.said = Object.fromEntries(
    Object.entries(row.said).filter(([field, text]) => field === 'first' || field === 'last' || known[field] !== text),
  );
  expectForm(walker, opened);
  if (action.how % 2 === 0) typeRow(walker, opened, { row, how: action.how });
}

/** A name and a birthday, and nothing else. */
function typeName(walker: Walker, opened: Opened<ListStep>, { row, how }: { row: Row; how: number }): void {
  const { first = '', last = '', born = '' } = saidBy(0, how);
  row.said = { ...row.said, first, last, born };
  const id = walker.ids.get(row.who);
  const named = { legalFirstName: first, legalLastName: last, dateOfBirth: born };
  const rows = rowsOf(opened.step, opened.values).map((entry) => (entry.id === id ? { ...entry, ...named } : entry));
  opened.values = withRows(opened.step, opened.values, rows);
}

function removePerson(walker: Walker, opened: Opened<ListStep>, { at }: Action): void {
  const { step, values, form } = opened;
  if (form.rows.length === 0) return;
  const gone = at % form.rows.length;
  give(walker, opened, {
    values: withRows(step, values, rowsOf(step, values).filter((_row, index) => index !== gone)),
    form: { ...form, rows: form.rows.filter((_row, index) => index !== gone) },
  });
}

function tick(opened: Opened<ListStep>, { at }: Action): void {
  const { step, form, values } = opened;
  const place = at % Math.max(1, form.rows.length);
  const row = form.rows[place];
  if (row === undefined) return;
  row.owns = row.owns !== true;
  const is_existing_trustee_ben_owner = row.owns;
  const rows = rowsOf(step, values).map((entry, index) => (index === place ? { ...entry, is_existing_trustee_ben_owner } : entry));
  opened.values = withRows(step, values, rows);
}

function performTax(walker: Walker, action: Action): void {
  if (!walker.truth.saved.investor_details || !arrive(walker, 'tax_details', action)) return;
  const opened = open(walker, 'tax_details');
  const details = opened.context.application.investor_details;
  const types = taxTypesFor(details, null);
  const chosen = types[action.where % types.length];
  const isBlank = !opened.values.tax_type;
  if (chosen !== undefined && (isBlank || action.kind === 'taxType') && chosen !== opened.values.tax_type) {
    opened.values = chooseTaxType(opened.values, chosen, details);
    opened.form = choose(walker, opened.form, chosen);
  }
  if (action.kind === 'taxNumber') typeTaxNumber(walker, opened, action);
  opened.values = { ...opened.values, submit_person_name: 'Jane Citizen' };
  if (opened.values.tax_type) opened.form = { ...opened.form, answers: { type: opened.values.tax_type } };
  expectForm(walker, opened);
  end(walker, opened, action);
}

/** The first block is about whoever declares first under the type; an entity has one alone (3-TAX-21, 3-TAX-22). */
function choose({ truth }: Walker, form: Form, type: string): Form {
  const [first] = parties(truth, type);
  const rows = ['I', 'D'].includes(type) ? form.rows : form.rows.slice(0, 1);
  return { ...form, rows: rows.map((row, index) => (index === 0 && first !== undefined ? { ...row, who: first } : row)) };
}

function typeTaxNumber(walker: Walker, opened: Opened<'tax_details'>, { at }: Action): void {
  const { form, values } = opened;
  const row = form.rows[at % Math.max(1, form.rows.length)];
  if (row === undefined) return;
  const tfn = tfnOf(nextNumber(walker));
  row.said = { ...row.said, tfn };
  const id = walker.ids.get(row.who);
  const name = (block: { investor_name?: string }) => block.investor_name?.trim() || 'Jane Citizen';
  const investors = values.investors?.map((block) => ({
    ...block,
    investor_name: name(block),
    ...(block.id === id && { tfn }),
  }));
  opened.values = { ...values, ...(investors && { investors }) };
}
