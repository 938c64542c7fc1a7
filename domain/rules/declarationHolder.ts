import type { TaxDeclaration } from '../model/application.ts';

/** Holder of a declaration in a block: a person, an organisation, or the step of the investing organisation. */
export interface DeclarationHolder {
  id?: string | undefined;
  organisation_id?: string | undefined;
  taxDetails?: TaxDeclaration;
}

/** Returns the id of the person or organisation that the declaration in this block is about. */
export function declarerId({ id, organisation_id: organisation }: DeclarationHolder): string | undefined {
  return organisation ?? id;
}
