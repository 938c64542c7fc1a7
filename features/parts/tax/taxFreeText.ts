import type { TaxDeclaration, Tin } from '#domain/application.ts';

/** Fields of tax answers on which nothing hangs that shows but how far the declaration has come, which follows once typing rests. */
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

/** Of a foreign tax number and a controlling person; not name and birthday, by which it is told who else can be picked. */
const TIN_FIELDS = ['tin', 'reason_text', 'cp_address'] as const satisfies readonly (keyof Tin)[];
const LISTS = ['tins', 'cpTinDetails'] as const satisfies readonly (keyof TaxDeclaration)[];

/** The free text of tax answers, by path; see `FormBlockOptions.freeText`. */
export const TAX_FREE_TEXT: readonly string[] = [
  ...ANSWERS,
  ...LISTS.flatMap((list) => TIN_FIELDS.map((field) => `${list}[].${field}`)),
];

/** The same, of a declaration inside another block. */
export const DECLARATION_FREE_TEXT = [...TAX_FREE_TEXT, 'submit_person_name'].map((field) => `taxDetails.${field}`);
