/** Assembles step values from a step's slice and the entities it names: the inverse of `normalise.ts`. */
import type { Application, Company, DataStepName, InvestorDetails, Person, TaxInvestor } from '#domain/application.ts';
import { DOCUMENT_FIELDS } from '#domain/model/documentFields.ts';
import { PEOPLE, type PersonPlace } from '#domain/model/peoplePlaces.ts';
import { projectionFields, listPositions, type ListPositions } from '#domain/model/rows.ts';
import type { Role } from '../entities/records.ts';
import { rolesOf } from '../entities/roles.ts';
import type { NormalisedState } from './stepStates.ts';
import { DATA_STEPS } from './stepStates.ts';

type Values = Record<string, unknown>;

/** Returns one step's values in wire shape; undefined while the step has none. */
export function assembleStep<N extends DataStepName>(
  state: NormalisedState,
  name: N,
): NonNullable<Application[N]> | undefined {
  const step = state[name];
  return step === null ? undefined : (assembleValues(state, name, { ...step }) as NonNullable<Application[N]>);
}

/** Returns the whole application in wire shape; a step without data is absent. */
export function assembleApplication(state: NormalisedState): Application {
  const application: Record<string, unknown> = {};
  for (const name of DATA_STEPS) {
    const values = assembleStep(state, name);
    if (values !== undefined) application[name] = values;
  }
  return application;
}

function assembleValues(state: NormalisedState, name: DataStepName, step: Values): unknown {
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
  const { id, ...owner } = organisation(state, ownerId) ?? {};
  return { ...(id !== undefined && { organisation_id: id }), ...owner, ...own };
}

function organisation(state: NormalisedState, id: unknown): Company | undefined {
  if (typeof id !== 'string') return undefined;
  return withInnerEntities(state, { ...state.organisations.entities[id], id });
}

function taxDetails(state: NormalisedState, step: Values): Values {
  const ids = step['investors'];
  return Array.isArray(ids)
    ? { ...step, investors: ids.map((id: string) => ({ ...declaration(state, id), id })) }
    : step;
}

function declaration(state: NormalisedState, key: string): TaxInvestor {
  const { id: _id, ...block } = state.taxDeclarations.entities[key] ?? { id: key };
  return block;
}

function withPersons(state: NormalisedState, name: DataStepName, step: Values): Values {
  const lists = PEOPLE.filter((place) => place.step === name && Object.hasOwn(step, place.list));
  if (lists.length === 0) return { ...step };
  const positions = listPositions((place) => rolesOf(state, place.name).map(({ personId }) => personId));
  const people = lists.map((place) => {
    const rows = rolesOf(state, place.name).map((role) => person(state, { place, positions }, role));
    return [place.list, rows] as const;
  });
  return { ...step, ...Object.fromEntries(people) };
}

interface Placed {
  place: PersonPlace;
  positions: ListPositions;
}

function person(state: NormalisedState, { place, positions }: Placed, { personId, fields, own }: Role): Person {
  const record: Values = { ...state.people.entities[personId] };
  const personal = Object.fromEntries(fields.map((field) => [field, record[field]]));
  return {
    id: personId,
    ...withInnerEntities(state, personal),
    ...own,
    ...projectionFields(personId, place, positions),
  };
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
