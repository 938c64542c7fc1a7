import type { TaxDeclaration } from '../application.ts';

/** Whoever may declare in a block: a person, an organisation, or the step that holds the organisation that invests. */
export interface DeclarationHolder {
  id?: string | undefined;
  organisation_id?: string | undefined;
  taxDetails?: TaxDeclaration;
}

/** The id of whoever the declaration in this block is about. */
export function declarerId({ id, organisation_id: organisation }: DeclarationHolder): string | undefined {
  return organisation ?? id;
}
