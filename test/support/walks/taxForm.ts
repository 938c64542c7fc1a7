/** The tax form: its type, and a number for each who declares. */
import type { TaxInvestor } from '#domain/application.ts';
import { controllingCandidates, withControllingPerson } from '#domain/tax/controllingPersons.ts';
import { chooseTaxType } from '#domain/tax/blocks.ts';
import { taxInvestorKind, taxTypesFor } from '#domain/tax.ts';
import type { Action } from './actions.ts';
import { note } from './gestures.ts';
import { type Form, parties, type Row, withBlocks } from './model.ts';
import { tfnOf } from './said.ts';
import { expectForm, give, nextNumber, type Opened, type Walker } from './walker.ts';

/** Does an action in the tax form. */
export function performTax(walker: Walker, opened: Opened<'tax_details'>, action: Action): void {
  const details = opened.context.application.investor_details;
  const types = taxTypesFor(details, null);
  const chosen = types[action.where % types.length];
  const isOffered = types.some((type) => type === opened.values.tax_type);
  if (chosen !== undefined && (!isOffered || action.kind === 'taxType') && chosen !== opened.values.tax_type) {
    note(walker, { does: 'choose', field: 'tax_type', value: chosen });
    give(walker, opened, {
      values: chooseTaxType(opened.values, chosen, details),
      form: { ...choose(walker, opened.form, chosen), answers: { type: chosen } },
    });
  }
  const { rows } = opened.form;
  const row = rows[action.at % Math.max(1, rows.length)];
  if (action.kind === 'taxNumber' && row) typeTaxNumber(walker, opened, row);
  const { tax_type: type, investors = [] } = opened.values;
  const isEntity = taxInvestorKind(type) === 'ENTITY';
  const answered = isEntity
    ? investors.map((block) => (block.cpTinDetails?.length ? block : { ...block, is_aus_retired_fund: true }))
    : investors;
  opened.values = { ...opened.values, investors: answered, submit_person_name: 'Jane Citizen' };
  // A retirement fund is not asked who controls it.
  if (isEntity) for (const each of rows) if (!each.controllers?.length) delete each.controllers;
  // Hands do not open the questions that an entity has beyond being a retirement fund.
  if (isEntity && !walker.gestures && action.kind === 'controller') addController(walker, opened, action);
  if (isEntity && !walker.gestures && action.kind === 'freeController') removeController(opened, action);
  if (opened.values.tax_type) opened.form = { ...opened.form, answers: { type: opened.values.tax_type } };
  expectForm(walker, opened);
}

/** Takes out who does not declare under the type; individuals keep no controlling persons, an entity one block (3-TAX-21, 3-TAX-22). */
function choose({ truth }: Walker, form: Form, type: string): Form {
  const present = parties(truth, type);
  const absent = [...parties(truth, 'I'), ...parties(truth, 'T')].filter((who) => !present.includes(who));
  const left = form.rows.filter(({ who }) => !absent.includes(who));
  const { rows } = withBlocks(truth, { ...form, answers: { ...form.answers, type }, rows: left });
  const isIndividual = ['I', 'D'].includes(type);
  return { ...form, rows: isIndividual ? rows.map(({ who, said }) => ({ who, said })) : rows.slice(0, 1) };
}

/** The answers of an entity under which its controlling persons are asked for (3-CP-05). */
export const PASSIVE = {
  is_aus_retired_fund: false,
  is_financial_institution: false,
  is_entity_managed_by_others: false,
  is_active_financial_entity: false,
  controlling_person_needed: true,
} satisfies TaxInvestor;
const FRANCE = 77;

/** Picks somebody of the application as controlling person, with a number of their own. */
function addController(walker: Walker, opened: Opened<'tax_details'>, { at }: Action): void {
  const { investors: [block, ...others] = [] } = opened.values;
  const [row] = opened.form.rows;
  if (!block || !row) return;
  const candidates = controllingCandidates(opened.context.application, block.cpTinDetails);
  const chosen = candidates[at % Math.max(1, candidates.length)]?.person;
  const who = [...walker.ids].find(([, id]) => id === chosen?.id)?.[0];
  if (!chosen || who === undefined) return;
  const tin = tfnOf(nextNumber(walker));
  const picked = withControllingPerson({ ...block, ...PASSIVE }, chosen);
  const cpTinDetails = picked.cpTinDetails?.map((each) =>
    each.id === chosen.id ? { ...each, tax_country: FRANCE, has_tin: true, tin } : each,
  );
  opened.values = { ...opened.values, investors: [{ ...picked, ...(cpTinDetails && { cpTinDetails }) }, ...others] };
  row.controllers = [...(row.controllers ?? []), { who, tin }];
}

/** Takes one of several controlling persons out. */
function removeController(opened: Opened<'tax_details'>, { at }: Action): void {
  const { investors: [block, ...others] = [] } = opened.values;
  const [row] = opened.form.rows;
  const persons = row?.controllers ?? [];
  if (!block || !row || persons.length < 2) return;
  const gone = at % persons.length;
  const cpTinDetails = block.cpTinDetails?.filter((_each, index) => index !== gone);
  opened.values = { ...opened.values, investors: [{ ...block, ...(cpTinDetails && { cpTinDetails }) }, ...others] };
  row.controllers = persons.filter((_each, index) => index !== gone);
}

/** Types a number of their own for somebody who declares. */
export function typeTaxNumber(walker: Walker, opened: Opened<'tax_details'>, row: Row): void {
  const { values } = opened;
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
