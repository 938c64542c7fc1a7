/**
 * Migration: gives ids to people in unfinished steps, and tax blocks the id of their declarer. Versions 1 and 2 identified people by path,
 * by name and birthday, and by place. This resolves them once for stored files; afterwards the ids identify them.
 */
import { newId } from '../../../newId.ts';
import { isFields, type StoredState } from './storedState.ts';

/** Step and list of each list of people. */
const LISTS = [
  ['investor_details', 'investors'],
  ['directors', 'directors'],
  ['trustees', 'trustees'],
  ['beneficial_owners', 'beneficialOwners'],
  ['others', 'others'],
] as const;

const NAMING = ['legalFirstName', 'legalLastName', 'dateOfBirth'] as const;

export function identities(state: StoredState): StoredState {
  const parties = partyIds(state);
  const withRoles = LISTS.reduce(withPlainRoles, state);
  const withTax = withTaxIds(withRoles, parties);
  const drafts = isFields(state['stepDrafts']) ? state['stepDrafts'] : {};
  return { ...withTax, stepDrafts: identifyDrafts(drafts, state, parties) };
}

/**
 * Removes the stored marks of other lists a person is in, and trustees listed among the owners without owning: they were no owners
 * (2-BO-11).
 */
function withPlainRoles(state: StoredState, [step, list]: (typeof LISTS)[number]): StoredState {
  const values = state[step];
  if (!isFields(values) || !Array.isArray(values[list])) return state;
  const roles = fieldsOf(values[list]).flatMap(({ prefill: _path, own, ...role }) => {
    const { was_prefilled_trustee: was, is_existing_trustee_ben_owner: owns, ...plain } = isFields(own) ? own : {};
    return list === 'beneficialOwners' && was === true && owns !== true ? [] : [{ ...role, own: plain }];
  });
  return { ...state, [step]: { ...values, [list]: roles } };
}

/** Returns the declarers' ids in the order of version 1's blocks: its first three investors, or the entity. */
function partyIds(state: StoredState): (string | undefined)[] {
  const details = isFields(state['investor_details']) ? state['investor_details'] : {};
  const tax = isFields(state['tax_details']) ? state['tax_details'] : {};
  const people = personIds(state, LISTS[0]);
  const type = details['investor_type'];
  const isOfEntity = typeof tax['tax_type'] === 'string' && !['', 'I', 'D'].includes(tax['tax_type']);
  if (type === 'individual') return people.slice(0, 1);
  if (type === 'joint_individual' || (type === 'bare_trust' && !isOfEntity)) return people.slice(0, 3);
  return [textOf(details['organisation'])];
}

function withTaxIds(state: StoredState, parties: readonly (string | undefined)[]): StoredState {
  const { tax_details: tax, taxDeclarations: table } = state;
  if (!isFields(tax) || !isFields(table) || !isFields(table['entities']) || !Array.isArray(tax['investors']))
    return state;
  const records = table['entities'];
  const listed: unknown[] = tax['investors'];
  const former = listed.filter((id) => typeof id === 'string');
  const moved = former.map((id, index) => ({ from: id, to: parties[index] ?? id, record: records[id] }));
  const kept = Object.entries(records).filter(([id]) => !former.includes(id));
  const entities = Object.fromEntries([
    ...kept,
    ...moved.map(({ to, record }) => [to, isFields(record) ? { ...record, id: to } : record] as const),
  ]);
  return {
    ...state,
    tax_details: { ...tax, investors: moved.map(({ to }) => to) },
    taxDeclarations: { ...table, ids: Object.keys(entities), entities },
  };
}

function identifyDrafts(
  drafts: StoredState,
  state: StoredState,
  parties: readonly (string | undefined)[],
): StoredState {
  const identified = { ...drafts };
  for (const place of LISTS) {
    const [step, list] = place;
    const draft = identified[step];
    if (isFields(draft) && Array.isArray(draft[list]))
      identified[step] = { ...draft, [list]: identifyRows(fieldsOf(draft[list]), place, state) };
  }
  const { investor_details: owner, corporate_trustee: trustee, tax_details: tax } = identified;
  if (isFields(owner)) identified['investor_details'] = withOrganisationIds(owner, state['investor_details']);
  if (isFields(trustee))
    identified['corporate_trustee'] = withKnownId(trustee, organisationOf(state, 'corporate_trustee'));
  if (isFields(tax) && Array.isArray(tax['investors']))
    identified['tax_details'] = {
      ...tax,
      investors: fieldsOf(tax['investors']).map((block, index) => ({ id: parties[index] ?? newId(), ...block })),
    };
  return identified;
}

/** Gives a draft's organisations the saved ids if the investor type is the same. */
function withOrganisationIds(draft: StoredState, saved: unknown): StoredState {
  if (!isFields(saved) || saved['investor_type'] !== draft['investor_type']) return draft;
  const own = textOf(saved['organisation']);
  const nested = ['holding_company', 'custodian'].flatMap((field) => {
    const company = draft[field];
    return isFields(company) ? [[field, withKnownId(company, textOf(saved[field]))] as const] : [];
  });
  return { ...draft, ...(own !== undefined && { organisation_id: own }), ...Object.fromEntries(nested) };
}

function withKnownId(values: StoredState, id: string | undefined): StoredState {
  return id === undefined ? values : { ...values, id };
}

/**
 * Gives each row the id of the person at its path; else of the saved person with the same name and birthday; else of the person at its
 * place who shares a name; else a new id.
 */
function identifyRows(rows: StoredState[], place: (typeof LISTS)[number], state: StoredState): StoredState[] {
  const saved = personIds(state, place);
  const taken = new Set<string>();
  const claim = (id: string | undefined): string | undefined => {
    if (id === undefined || taken.has(id)) return undefined;
    taken.add(id);
    return id;
  };
  const sources = rows.map((row) => claim(sourceOf(row, place, state)));
  const named = rows.map(
    (row, index) => sources[index] ?? claim(saved.find((id) => !taken.has(id) && isCalledTheSame(row, state, id))),
  );
  return rows.map((row, index) => {
    const atPlace = saved[index];
    const corrected =
      atPlace !== undefined && !taken.has(atPlace) && sharesName(row, state, atPlace) ? atPlace : undefined;
    return { ...row, id: named[index] ?? claim(corrected) ?? newId() };
  });
}

function sourceOf({ prefill }: StoredState, place: (typeof LISTS)[number], state: StoredState): string | undefined {
  const [step, list, index] = typeof prefill === 'string' ? prefill.split('.') : [];
  const source = LISTS.find((each) => each[0] === step && each[1] === list && each !== place);
  return source && personIds(state, source)[Number(index)];
}

function isCalledTheSame(row: StoredState, state: StoredState, id: string): boolean {
  const person = personOf(state, id);
  return NAMING.every((part) => (row[part] ?? '') === (person[part] ?? ''));
}

function sharesName(row: StoredState, state: StoredState, id: string): boolean {
  const person = personOf(state, id);
  return (['legalFirstName', 'legalLastName'] as const).some(
    (part) => Boolean(row[part]) && row[part] === person[part],
  );
}

function personOf({ people }: StoredState, id: string): StoredState {
  const entities = isFields(people) ? people['entities'] : {};
  const person = isFields(entities) ? entities[id] : {};
  return isFields(person) ? person : {};
}

function personIds(state: StoredState, [step, list]: (typeof LISTS)[number]): string[] {
  const values = state[step];
  const roles = isFields(values) ? values[list] : [];
  return Array.isArray(roles) ? fieldsOf(roles).flatMap(({ personId }) => textOf(personId) ?? []) : [];
}

function organisationOf(state: StoredState, step: string): string | undefined {
  const values = state[step];
  return isFields(values) ? textOf(values['organisation']) : undefined;
}

function fieldsOf(list: readonly unknown[]): StoredState[] {
  return list.filter(isFields);
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
