import { createEntityAdapter, createSlice, type EntityState } from '@reduxjs/toolkit';
import { applicationOpened, entitiesPruned, fileClosed, shelfRestored, stepCompleted } from '../events.ts';
import type { DocumentRecord, OrganisationRecord, PersonRecord, TaxDeclarationRecord } from './records.ts';

/** The four entity tables of the open file. */
export interface EntityTables {
  people: EntityState<PersonRecord, string>;
  organisations: EntityState<OrganisationRecord, string>;
  documents: EntityState<DocumentRecord, string>;
  taxDeclarations: EntityState<TaxDeclarationRecord, string>;
}

/** Entities of one answer, by table. */
export interface EntityParts {
  people: PersonRecord[];
  organisations: OrganisationRecord[];
  documents: DocumentRecord[];
  taxDeclarations: TaxDeclarationRecord[];
}

/** Ids of one kind of entity that nothing refers to any more. */
export type OrphanIds = Record<keyof EntityTables, string[]>;

export const peopleAdapter = createEntityAdapter<PersonRecord>();
export const organisationsAdapter = createEntityAdapter<OrganisationRecord>();
export const documentsAdapter = createEntityAdapter<DocumentRecord, string>({ selectId: (document) => document.key });
export const taxDeclarationsAdapter = createEntityAdapter<TaxDeclarationRecord>();

/** A saved step replaces the entities it names; an opened application replaces the table; a closed file empties it. */
function createTable<R, N extends keyof EntityTables>(
  name: N,
  adapter: ReturnType<typeof createEntityAdapter<R, string>>,
  pick: (parts: EntityParts) => R[],
) {
  const empty = adapter.getInitialState();
  return createSlice({
    name,
    initialState: empty,
    reducers: {},
    extraReducers: (builder) =>
      builder
        .addCase(
          stepCompleted,
          (state, { payload }) => void adapter.setMany(state as EntityState<R, string>, pick(payload.entities)),
        )
        .addCase(
          shelfRestored,
          (state, { payload }) => void adapter.setMany(state as EntityState<R, string>, pick(payload.entities)),
        )
        .addCase(applicationOpened, (_state, { payload }) =>
          adapter.setAll(adapter.getInitialState(), pick(payload.entities)),
        )
        .addCase(
          entitiesPruned,
          (state, { payload }) => void adapter.removeMany(state as EntityState<R, string>, payload[name]),
        )
        .addCase(fileClosed, () => empty),
  });
}

export const peopleSlice = createTable('people', peopleAdapter, (parts) => parts.people);
export const organisationsSlice = createTable('organisations', organisationsAdapter, (parts) => parts.organisations);
export const documentsSlice = createTable('documents', documentsAdapter, (parts) => parts.documents);
export const taxDeclarationsSlice = createTable(
  'taxDeclarations',
  taxDeclarationsAdapter,
  (parts) => parts.taxDeclarations,
);
