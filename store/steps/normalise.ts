/**
 * Splits wire-shaped step values into the step's slice and the entities they name. `assemble.ts` is the inverse: a step that was split and
 * assembled equals the original.
 */
import { isRecord } from '#domain/formats/isRecord.ts';
import type { Application, DataStepName, Person, TaxInvestor, UploadedDocument } from '#domain/application.ts';
import { OWN_INVESTOR_FIELDS } from '#domain/application/ownInvestorFields.ts';
import { PEOPLE } from '#domain/model/peoplePlaces.ts';
import { PLACE_FIELDS, PROJECTED_FIELDS } from '#domain/model/rows.ts';
import { DOCUMENT_FIELDS } from '#domain/model/documentFields.ts';
import type { EntityParts, PersonRecord, Role } from '../entities/records.ts';
import { allRoles } from '../entities/roles.ts';
import { withoutCredentials } from '../entities/shape.ts';
import { DATA_STEPS, type NormalisedState, type StepStates } from './stepStates.ts';

/** Split steps and their entities. */
export interface StepParts {
  steps: Partial<StepStates>;
  entities: EntityParts;
}

type Values = Record<string, unknown>;

interface Work {
  state: NormalisedState;
  newId: () => string;
  entities: EntityParts;
}

/**
 * Splits steps, one after the other, against the state. Every person in them has an id (`identify`); `newId` creates the keys of documents.
 */
export function normaliseSteps(state: NormalisedState, steps: Application, newId: () => string): StepParts {
  return DATA_STEPS.reduce<StepParts>(
    (parts, name) => {
      const values = steps[name];
      if (values === undefined || isOnlyTyped(values)) return parts;
      const work: Work = { state: withParts(state, parts), newId, entities: emptyParts() };
      const step = normaliseStep(work, name, withoutCredentials(values));
      return joinParts(parts, { steps: { [name]: step }, entities: work.entities });
    },
    { steps: {}, entities: emptyParts() },
  );
}

/** Returns true if no owner counts yet: a list being edited is the step's draft on the wire, not an answer (2-BO-10). */
function isOnlyTyped(values: object): boolean {
  return (
    Object.keys(values).join() ===
    ('tempBeneficialOwners' satisfies keyof NonNullable<Application['beneficial_owners']>)
  );
}

/** Joins two sets of parts; the later version of an entity wins. */
export function joinParts(before: StepParts, after: StepParts): StepParts {
  const { entities } = before;
  return {
    steps: { ...before.steps, ...after.steps },
    entities: {
      people: [...entities.people, ...after.entities.people],
      organisations: [...entities.organisations, ...after.entities.organisations],
      documents: [...entities.documents, ...after.entities.documents],
      taxDeclarations: [...entities.taxDeclarations, ...after.entities.taxDeclarations],
    },
  };
}

function normaliseStep(work: Work, name: DataStepName, values: Values): Values {
  if (name === 'investor_details') return takeInvestorDetails(work, values);
  if (name === 'corporate_trustee') return { organisation: takeOrganisation(work, values) };
  if (name === 'tax_details') return takeTaxDetails(work, values);
  return takePersonLists(work, name, takeDocuments(work, values, work.state[name]));
}

function takeInvestorDetails(work: Work, values: Values): Values {
  const { organisation_id: id, holding_company: holding, custodian, investors, ...rest } = values;
  const own = pick(rest, OWN_INVESTOR_FIELDS);
  const entity = omit(rest, OWN_INVESTOR_FIELDS);
  const hasEntity = id !== undefined || Object.keys(entity).length > 0;
  return {
    ...takePersonLists(work, 'investor_details', investors === undefined ? own : { ...own, investors }),
    ...(hasEntity && { organisation: takeOrganisation(work, { ...entity, id }) }),
    ...('holding_company' in values && { holding_company: takeOptional(work, holding) }),
    ...('custodian' in values && { custodian: takeOptional(work, custodian) }),
  };
}

function takeOptional(work: Work, company: unknown): unknown {
  return isRecord(company) ? takeOrganisation(work, company) : company;
}

function takeOrganisation(work: Work, { id: own, ...values }: Values): string {
  const id = typeof own === 'string' ? own : work.newId();
  const stored = takeInnerEntities(work, values, work.state.organisations.entities[id]);
  work.entities.organisations.push({ ...stored, id });
  return id;
}

function takeTaxDetails(work: Work, values: Values): Values {
  const { investors: blocks, ...own } = values;
  if (!Array.isArray(blocks)) return own;
  return { ...own, investors: blocks.map((block: TaxInvestor) => takeDeclaration(work, block)) };
}

function takeDeclaration(work: Work, { id = work.newId(), ...block }: TaxInvestor): string {
  work.entities.taxDeclarations.push({ ...block, id });
  return id;
}

/** Stores the documents and the tax declaration of a person or an organisation. */
function takeInnerEntities(work: Work, values: Values, before: object | undefined): Values {
  const stored = takeDocuments(work, values, before);
  const declaration = stored['taxDetails'];
  if (!isRecord(declaration)) return stored;
  const { taxDetails: known }: Values = { ...before };
  return {
    ...stored,
    taxDetails: takeDeclaration(work, { ...declaration, ...(typeof known === 'string' && { id: known }) }),
  };
}

function takeDocuments(work: Work, values: Values, before: object | null | undefined): Values {
  const stored = { ...values };
  const known: Values = { ...before };
  for (const field of DOCUMENT_FIELDS) {
    const value = values[field];
    const keys = known[field];
    if (Array.isArray(value))
      stored[field] = value.map((document: UploadedDocument, index) => takeDocument(work, document, at(keys, index)));
    else if (isDocument(value)) stored[field] = takeDocument(work, value, keys);
  }
  return stored;
}

function isDocument(value: unknown): value is UploadedDocument {
  return isRecord(value) && 'filename' in value;
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
  const { tempBeneficialOwners: _draft, ...stored } = values;
  for (const { step: owner, list } of PEOPLE) {
    const rows = stored[list];
    if (owner === step && Array.isArray(rows)) stored[list] = rows.map((row: Person) => takePerson(work, list, row));
  }
  return stored;
}

/** Stores a person of one list. A person who is also in another list keeps that list's own fields. */
function takePerson(work: Work, list: string, { id = work.newId(), ...row }: Person): Role {
  const existing = personOf(work, id);
  const isTaken = work.entities.people.some((person) => person.id === id);
  const isShared =
    isTaken || allRoles(work.state).some(({ place, role }) => place.list !== list && role.personId === id);
  const personal = takeInnerEntities(work, omit(row, [...PLACE_FIELDS, ...PROJECTED_FIELDS]), existing);
  work.entities.people.push({ ...(isShared ? existing : {}), ...personal, id });
  return { personId: id, fields: Object.keys(personal), own: pick(row, PLACE_FIELDS) };
}

/** Returns a person as this save has stored them so far; two lists of one step may name the same person. */
function personOf(work: Work, id: string): PersonRecord | undefined {
  return work.entities.people.filter((person) => person.id === id).at(-1) ?? work.state.people.entities[id];
}

/** Returns the state with these parts written over it. */
export function withParts(state: NormalisedState, { steps, entities }: StepParts): NormalisedState {
  return {
    ...state,
    ...steps,
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

function at(list: unknown, index: number): unknown {
  return Array.isArray(list) ? list[index] : undefined;
}

function pick(values: object, names: readonly string[]): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
}

function omit(values: object, names: readonly string[]): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
}
