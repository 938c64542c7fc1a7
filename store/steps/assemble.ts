/** Puts step values together again from a step's slice and the entities it names: the way back of `normalise.ts`. */
import type { Application, Company, DataStepName, InvestorDetails, Person, TaxInvestor } from '#domain/application.ts';
import { DOCUMENT_FIELDS } from '#domain/documents/documentFields.ts';
import { PEOPLE, type PersonListName } from '#domain/application/peoplePlaces.ts';
import type { Role } from '../entities/records.ts';
import { rolesOf } from '../entities/roles.ts';
import type { NormalisedState } from './normalise.ts';
import { DATA_STEPS } from './stepSlices.ts';

type Values = Record<string, unknown>;

/** One step's values in wire shape; undefined while the step holds none. */
export function assembleStep<N extends DataStepName>(
  state: NormalisedState,
  name: N,
): NonNullable<Application[N]> | undefined {
  const step: unknown = state[name];
  if (step === null || step === undefined) return undefined;
  return putTogether(state, name, step as Values) as NonNullable<Application[N]>;
}

/** The whole application in wire shape; a step without data is absent. */
export function assembleApplication(state: NormalisedState): Application {
  const application: Record<string, unknown> = {};
  for (const name of DATA_STEPS) {
    const values = assembleStep(state, name);
    if (values !== undefined) application[name] = values;
  }
  return application;
}

function putTogether(state: NormalisedState, name: DataStepName, step: Values): unknown {
  if (name === 'investor_details') return investorDetails(state, step);
  if (name === 'corporate_trustee') return organisation(state, step['organisation']) ?? {};
  if (name === 'tax_details') return taxDetails(state, step);
  return withDocuments(state, withPersons(state, name, step));
}

function investorDetails(state: NormalisedState, step: Values): InvestorDetails {
  const { organisation: ownerId, ...own } = withPersons(state, 'investor_details', step);
  for (const field of ['holding_company', 'custodian']) {
    if (typeof own[field] === 'string') own[field] = organisation(state, own[field]);
  }
  return { ...organisation(state, ownerId), ...own };
}

function organisation(state: NormalisedState, id: unknown): Company | undefined {
  if (typeof id !== 'string') return undefined;
  const { id: _id, ...stored } = state.organisations.entities[id] ?? { id };
  return withInnerEntities(state, stored);
}

function taxDetails(state: NormalisedState, step: Values): Values {
  const ids = step['investors'];
  return Array.isArray(ids) ? { ...step, investors: ids.map((id: string) => declaration(state, id)) } : step;
}

function declaration(state: NormalisedState, key: string): TaxInvestor {
  const { id: _id, ...block } = state.taxDeclarations.entities[key] ?? { id: key };
  return block;
}

function withPersons(state: NormalisedState, name: DataStepName, step: Values): Values {
  const values = { ...step };
  for (const { name: list, step: owner, list: field } of PEOPLE) {
    if (owner === name && Object.hasOwn(step, field))
      values[field] = rolesOf(state, list).map((role) => person(state, role));
  }
  return values;
}

function person(state: NormalisedState, role: Role): Person {
  const record: Values = { ...state.people.entities[role.personId] };
  const personal = Object.fromEntries(role.fields.map((field) => [field, record[field]]));
  const prefill = prefillPath(state, role);
  return { ...withInnerEntities(state, personal), ...role.own, ...(prefill === null ? {} : { prefill }) };
}

function prefillPath(state: NormalisedState, { prefill, personId }: Role): string | null {
  if (prefill === undefined) return null;
  if ('path' in prefill) return prefill.path;
  return pathOf(state, prefill.list, personId);
}

/** The place of a person in a list now; null when they are no longer in it (the copied values stay, 2-TRU-10). */
function pathOf(state: NormalisedState, list: PersonListName, personId: string): string | null {
  const index = rolesOf(state, list).findIndex((role) => role.personId === personId);
  return index < 0 ? null : `${list}.${index}`;
}

function withInnerEntities(state: NormalisedState, stored: Values): Values {
  const values = withDocuments(state, stored);
  const id = values['taxDetails'];
  return typeof id === 'string' ? { ...values, taxDetails: declaration(state, id) } : values;
}

function withDocuments(state: NormalisedState, stored: Values): Values {
  const values = { ...stored };
  for (const field of DOCUMENT_FIELDS) {
    const key = stored[field];
    if (Array.isArray(key)) values[field] = key.map((each: string) => document(state, each));
    else if (typeof key === 'string') values[field] = document(state, key);
  }
  return values;
}

function document(state: NormalisedState, documentKey: string): unknown {
  const found = state.documents.entities[documentKey];
  if (found === undefined) return undefined;
  const { key: _key, ...uploaded } = found;
  return uploaded;
}
