import type { TaxDeclaration, Tin } from '#domain/application.ts';

/** Fields of tax answers that nothing shown depends on, except the status of the declaration, which follows once typing rests. */
const ANSWERS = [
  'tfn',
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

/** Fields of a foreign tax number and a controlling person. Name and birthday are not among them: they decide who else can be picked. */
const TIN_FIELDS = ['tin', 'reason_text', 'cp_address'] as const satisfies readonly (keyof Tin)[];
const LISTS = ['tins', 'cpTinDetails'] as const satisfies readonly (keyof TaxDeclaration)[];

/** Free text of tax answers, by path; see `FormBlockOptions.freeText`. */
export const TAX_FREE_TEXT: readonly string[] = [
  ...ANSWERS,
  ...LISTS.flatMap((list) => TIN_FIELDS.map((field) => `${list}[].${field}`)),
];

/** Free text of a declaration inside another block, by path. */
export const DECLARATION_FREE_TEXT = [...TAX_FREE_TEXT, 'submit_person_name'].map((field) => `taxDetails.${field}`);
