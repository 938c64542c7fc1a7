import { createEntityAdapter, createSlice, isAnyOf, type EntityState } from '@reduxjs/toolkit';
import { applicationOpened, fileClosed, removalUndone, stepCompleted } from '../events.ts';
import type {
  DocumentRecord,
  EntityParts,
  EntityTables,
  OrganisationRecord,
  PersonRecord,
  TaxDeclarationRecord,
} from './records.ts';

export const peopleAdapter = createEntityAdapter<PersonRecord>();
export const organisationsAdapter = createEntityAdapter<OrganisationRecord>();
export const documentsAdapter = createEntityAdapter<DocumentRecord, string>({ selectId: (document) => document.key });
export const taxDeclarationsAdapter = createEntityAdapter<TaxDeclarationRecord>();

/**
 * Creates an entity table. A saved step replaces the entities it names; an opened application replaces the table; a closed file empties it.
 */
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
        .addCase(applicationOpened, (_state, { payload }) =>
          adapter.setAll(adapter.getInitialState(), pick(payload.entities)),
        )
        .addCase(fileClosed, () => empty)
        .addMatcher(isAnyOf(stepCompleted, removalUndone), (state, { payload }) => {
          const table = state as EntityState<R, string>;
          adapter.setMany(table, pick(payload.entities));
          adapter.removeMany(table, payload.pruned[name]);
        }),
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
