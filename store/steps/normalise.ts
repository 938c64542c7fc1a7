/**
 * Takes wire-shaped step values apart into what the step's slice keeps and the entities they name. `assemble.ts` is the way back:
 * a step that was taken apart and put together again equals what was given.
 */
import type { Application, DataStepName, Person, UploadedDocument } from '#domain/application.ts';
import { DOCUMENT_FIELDS } from '#domain/documents/documentFields.ts';
import { keepsInvestors } from '#domain/stepRules/investor_details/settle.ts';
import type { EntityParts, EntityTables } from '../entities/tables.ts';
import { PEOPLE, type PersonListName } from '#domain/application/peoplePlaces.ts';
import { type PersonRecord, ROLE_FIELDS, type Role } from '../entities/records.ts';
import { OWN_INVESTOR_FIELDS, parsePrefill, withoutCredentials } from '../entities/shape.ts';
import { matchPersons } from '../entities/matchPersons.ts';
import { allRoles, rolesOf } from '../entities/roles.ts';
import { DATA_STEPS, type StepStates } from './stepSlices.ts';

/** The part of the state that normalising reads: what was there before keeps its ids. */
export type NormalisedState = StepStates & EntityTables;

/** A step taken apart. */
export interface StepParts {
  step: Partial<StepStates>;
  entities: EntityParts;
}

type Values = Record<string, unknown>;

interface Work {
  state: NormalisedState;
  newId: () => string;
  entities: EntityParts;
  /** Rows of a form: who was picked there is the person at the path, whatever was corrected since (2-BO-12). */
  isTyped?: boolean;
  /** Investors of another type are other persons and another organisation, whatever they are called. */
  startsAnew?: boolean;
}

/** Takes one step's values apart against what the store holds; `newId` gives the ids of entities not seen before. */
export function normaliseStep<N extends DataStepName>(
  state: NormalisedState,
  { name, values, isTyped = false }: { name: N; values: NonNullable<Application[N]>; isTyped?: boolean },
  newId: () => string,
): StepParts {
  return takeStep({ state, newId, entities: emptyParts(), isTyped }, { name, values });
}

function takeStep(work: Work, { name, values }: { name: DataStepName; values: object }): StepParts {
  const step = takeApart(work, name, withoutCredentials(values) as Values);
  return { step: { [name]: step }, entities: work.entities };
}

/** Takes a whole application apart, step by step, into an empty store. */
export function normaliseApplication(empty: NormalisedState, application: Application, newId: () => string): StepParts {
  let state = empty;
  const whole: StepParts = { step: {}, entities: emptyParts() };
  for (const name of DATA_STEPS) {
    const values = application[name];
    if (values === undefined) continue;
    const parts = takeStep({ state, newId, entities: emptyParts() }, { name, values });
    state = withParts(state, parts);
    Object.assign(whole.step, parts.step);
  }
  whole.entities = {
    people: Object.values(state.people.entities),
    organisations: Object.values(state.organisations.entities),
    documents: Object.values(state.documents.entities),
    taxDeclarations: Object.values(state.taxDeclarations.entities),
  };
  return whole;
}

function takeApart(work: Work, name: DataStepName, values: Values): Values {
  if (name === 'investor_details') return takeInvestorDetails(work, values);
  if (name === 'corporate_trustee') {
    const before = work.state.corporate_trustee?.organisation;
    return { organisation: takeOrganisation(work, values, before) };
  }
  if (name === 'tax_details') return takeTaxDetails(work, values);
  return takePersonLists(work, name, takeDocuments(work, values, work.state[name]));
}

function takeInvestorDetails(work: Work, values: Values): Values {
  const known = work.state.investor_details;
  const startsAnew = known !== null && !keepsInvestors(known.investor_type, values['investor_type']);
  const before = startsAnew ? null : known;
  const { holding_company: holding, custodian, ...rest } = values;
  const own = pick(rest, OWN_INVESTOR_FIELDS);
  const entity = omit(rest, [...OWN_INVESTOR_FIELDS, 'investors']);
  const slice = takePersonLists(
    { ...work, startsAnew },
    'investor_details',
    'investors' in rest ? { ...own, investors: rest['investors'] } : own,
  );
  if (Object.keys(entity).length > 0) slice['organisation'] = takeOrganisation(work, entity, before?.organisation);
  if ('holding_company' in values) slice['holding_company'] = takeOptional(work, holding, before?.holding_company);
  if ('custodian' in values) slice['custodian'] = takeOptional(work, custodian, before?.custodian);
  return slice;
}

function takeOptional(work: Work, company: unknown, before: string | null | undefined): unknown {
  return isObject(company) ? takeOrganisation(work, company, before) : company;
}

function takeOrganisation(work: Work, values: Values, before: string | null | undefined): string {
  const id = before ?? work.newId();
  const stored = takeInnerEntities(work, values, work.state.organisations.entities[id]);
  work.entities.organisations.push({ ...stored, id });
  return id;
}

function takeTaxDetails(work: Work, values: Values): Values {
  const blocks = values['investors'];
  if (!Array.isArray(blocks)) return { ...values };
  const before = work.state.tax_details?.investors ?? [];
  return { ...values, investors: blocks.map((block: Values, index) => takeDeclaration(work, block, before[index])) };
}

function takeDeclaration(work: Work, block: Values, before: unknown): string {
  const id = typeof before === 'string' ? before : work.newId();
  work.entities.taxDeclarations.push({ ...block, id });
  return id;
}

/** Documents and the tax declaration of a person or an organisation. */
function takeInnerEntities(work: Work, values: Values, before: object | undefined): Values {
  const stored = takeDocuments(work, values, before);
  const declaration = stored['taxDetails'];
  if (!isObject(declaration)) return stored;
  return { ...stored, taxDetails: takeDeclaration(work, declaration, (before as Values | undefined)?.['taxDetails']) };
}

function takeDocuments(work: Work, values: Values, before: object | null | undefined): Values {
  const stored = { ...values };
  for (const field of DOCUMENT_FIELDS) {
    const value = values[field];
    const keys = (before as Values | null | undefined)?.[field];
    if (Array.isArray(value))
      stored[field] = value.map((document: UploadedDocument, index) => takeDocument(work, document, at(keys, index)));
    else if (isObject(value)) stored[field] = takeDocument(work, value as unknown as UploadedDocument, keys);
  }
  return stored;
}

function takeDocument(work: Work, document: UploadedDocument, before: unknown): string {
  const known =
    typeof before === 'string'
      ? (work.entities.documents.find(({ key }) => key === before) ?? work.state.documents.entities[before])
      : undefined;
  const key = known !== undefined && known.download === document.download ? known.key : work.newId();
  work.entities.documents.push({ ...document, key });
  return key;
}

function takePersonLists(work: Work, step: DataStepName, values: Values): Values {
  // What the wire has of a list that is being edited is the step's draft, not an answer (2-BO-10).
  const { tempBeneficialOwners: _draft, ...stored } = values;
  for (const { name, step: owner, list } of PEOPLE) {
    const rows = values[list];
    if (owner === step && Array.isArray(rows)) stored[list] = takePersons(work, { list: name, rows: rows as Person[] });
  }
  return stored;
}

interface PersonRows {
  list: PersonListName;
  rows: Person[];
}

function takePersons(work: Work, { list, rows }: PersonRows): Role[] {
  const before = rolesOf(work.state, list);
  const ids = matchPersons({
    state: withTaken(work),
    list,
    rows,
    before: work.startsAnew ? [] : before,
    personOf: (id) => personOf(work, id),
    isTyped: work.isTyped ?? false,
  });
  return rows.map((row, index) => takePerson(work, { list, row, id: ids[index] ?? work.newId() }));
}

function takePerson(work: Work, { list, row, id }: { list: PersonListName; row: Person; id: string }): Role {
  const existing = personOf(work, id);
  const isTaken = work.entities.people.some((person) => person.id === id);
  const isShared =
    isTaken || allRoles(work.state).some((entry) => entry.place.name !== list && entry.role.personId === id);
  const { prefill: path, ...rest } = row as Values & { prefill?: string };
  const prefill = path === undefined ? dormantLink(work.state, list, id) : prefillOf(work.state, path, id);
  const personal = takeInnerEntities(work, omit(rest, ROLE_FIELDS), existing);
  const record = { ...(isShared ? existing : {}), ...personal, id };
  work.entities.people.push(record);
  return {
    personId: id,
    fields: Object.keys(personal),
    own: pick(rest, ROLE_FIELDS),
    ...(prefill === undefined ? {} : { prefill }),
  };
}

/** The state with the documents and declarations that this save has taken so far, for who compares a row with a person. */
function withTaken({ state, entities }: Work): NormalisedState {
  return {
    ...state,
    documents: withRecords(state.documents, entities.documents, (document) => document.key),
    taxDeclarations: withRecords(state.taxDeclarations, entities.taxDeclarations, (declaration) => declaration.id),
  };
}

/** A person as this save leaves them so far; two lists of one step may hold the same person. */
function personOf(work: Work, id: string): PersonRecord | undefined {
  return work.entities.people.findLast((person) => person.id === id) ?? work.state.people.entities[id];
}

/** A link whose source is gone for now has no path that a form could send; it wakes up when the source returns from the shelf. */
function dormantLink(state: NormalisedState, list: PersonListName, id: string): Role['prefill'] {
  const link = rolesOf(state, list).find(({ personId }) => personId === id)?.prefill;
  const isAsleep =
    link !== undefined && 'list' in link && !rolesOf(state, link.list).some(({ personId }) => personId === id);
  return isAsleep ? link : undefined;
}

function prefillOf(state: NormalisedState, path: string, id: string): NonNullable<Role['prefill']> {
  const source = parsePrefill(path);
  const isSamePerson = source !== null && rolesOf(state, source.list)[source.index]?.personId === id;
  return isSamePerson ? { list: source.list } : { path };
}

function withParts(state: NormalisedState, { step, entities }: StepParts): NormalisedState {
  return {
    ...state,
    ...step,
    people: withRecords(state.people, entities.people, (person) => person.id),
    organisations: withRecords(state.organisations, entities.organisations, (organisation) => organisation.id),
    documents: withRecords(state.documents, entities.documents, (document) => document.key),
    taxDeclarations: withRecords(state.taxDeclarations, entities.taxDeclarations, (declaration) => declaration.id),
  };
}

function withRecords<R>(
  table: { ids: string[]; entities: Record<string, R> },
  records: R[],
  idOf: (record: R) => string,
): { ids: string[]; entities: Record<string, R> } {
  const entities = { ...table.entities, ...Object.fromEntries(records.map((record) => [idOf(record), record])) };
  return { ids: Object.keys(entities), entities };
}

function emptyParts(): EntityParts {
  return { people: [], organisations: [], documents: [], taxDeclarations: [] };
}

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function at(list: unknown, index: number): unknown {
  return Array.isArray(list) ? list[index] : undefined;
}

function pick(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
}

function omit(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
}
