import { DOCUMENT_FIELDS } from '#domain/model/documentFields.ts';
import type { NormalisedState } from '../steps/stepStates.ts';
import { DATA_STEPS } from '../steps/stepStates.ts';
import { allRoles } from './roles.ts';
import type { OrphanIds } from './records.ts';

/** Returns the entities that no step refers to any more, directly or through a remaining person or organisation. */
export function findOrphans(state: NormalisedState): OrphanIds {
  const people = new Set(allRoles(state).map(({ role }) => role.personId));
  const organisations = new Set(organisationIds(state));
  const holders: object[] = [
    ...DATA_STEPS.flatMap((name) => state[name] ?? []),
    ...Object.values(state.people.entities).filter(({ id }) => people.has(id)),
    ...Object.values(state.organisations.entities).filter(({ id }) => organisations.has(id)),
  ];
  const documents = new Set(holders.flatMap(documentKeys));
  const declarations = new Set([...(state.tax_details?.investors ?? []), ...holders.flatMap(declarationIds)]);
  return {
    people: state.people.ids.filter((id) => !people.has(id)),
    organisations: state.organisations.ids.filter((id) => !organisations.has(id)),
    documents: state.documents.ids.filter((key) => !documents.has(key)),
    taxDeclarations: state.taxDeclarations.ids.filter((id) => !declarations.has(id)),
  };
}

function organisationIds({ investor_details: investor, corporate_trustee: trustee }: NormalisedState): string[] {
  return [investor?.organisation, investor?.holding_company, investor?.custodian, trustee?.organisation].filter(
    (id) => typeof id === 'string',
  );
}

function documentKeys(holder: object): string[] {
  return Object.entries(holder)
    .flatMap(([field, key]: [string, unknown]) => (DOCUMENT_FIELDS.includes(field) ? [key].flat() : []))
    .filter((key) => typeof key === 'string');
}

function declarationIds(holder: object): string[] {
  return 'taxDetails' in holder && typeof holder.taxDetails === 'string' ? [holder.taxDetails] : [];
}
