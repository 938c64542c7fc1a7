import type { TaxDeclaration } from '#domain/application.ts';

/** Fields of tax answers on which nothing hangs that shows. */
export const TAX_FREE_TEXT = [
  'giin',
  'exempt_beneficial_owner',
  'deemed_compliant_ffi',
  'sponsoring_entity_name',
  'sponsoring_entity_giin',
  'trustee_name',
  'trustee_giin',
  'other_reason',
  'active_entity_no_tin_other_reason',
] as const satisfies readonly (keyof TaxDeclaration)[];

/** The same, of a declaration inside another block. */
export const DECLARATION_FREE_TEXT = TAX_FREE_TEXT.map((field) => `taxDetails.${field}`);
