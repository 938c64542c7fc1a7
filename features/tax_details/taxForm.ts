import type { TaxDetails, TaxType } from '#domain/application.ts';
import { open } from '#domain/stepRules/tax_details/open.ts';
import type { FormContext } from '#domain/stepRules/context.ts';
import { taxInvestorKind } from '#domain/tax.ts';
import type { TaxBlock } from '#domain/tax/blocks.ts';
import type { BlockValues } from '#features/ui/form/StepForm.tsx';

/** One investor's declaration, by a key that stays theirs while others come and go; the key is the id of their block. */
export interface TaxRow {
  key: string;
  /** What the block starts with; what is typed since is in the block. */
  start: TaxBlock;
  /** Their place when the step was opened; none for who was added since. */
  openedAt?: number;
}

/** Who signs the form, and when. */
export type Declaration = Required<Pick<TaxDetails, 'submit_person_name' | 'submit_date'>>;

/** What decides which blocks the step has. */
export interface TaxForm {
  taxType: TaxType | '';
  rows: readonly TaxRow[];
  declaration: Declaration;
  /** How many keys were given: each is used once. */
  keys: number;
}

/** Ids of the blocks that stand alone. */
export const BLOCKS = { type: 'tax', declaration: 'tax-declaration' } as const;

/** The form when the step opens. */
export function openTaxForm(saved: TaxDetails | undefined, context: FormContext): TaxForm {
  const { tax_type: taxType = '', investors = [], submit_person_name = '', submit_date = '' } = open(saved, context);
  return {
    taxType,
    rows: investors.map((start, openedAt) => ({ key: keyAt(openedAt), start, openedAt })),
    declaration: { submit_person_name, submit_date },
    keys: investors.length,
  };
}

/** The form after an answer that brings or takes blocks, or that changes what they ask: only a block of `kept` keeps its key, and with it what is typed in it. */
export function reopenTaxForm(form: TaxForm, after: TaxDetails, kept: readonly string[]): TaxForm {
  let { keys } = form;
  const rows = (after.investors ?? []).map(
    (start) =>
      form.rows.find((row) => kept.includes(row.key) && row.start.id === start.id) ?? { key: keyAt(keys++), start },
  );
  return { ...form, taxType: after.tax_type ?? '', rows, keys };
}

/** The step's values as the blocks hold them now. A block that has not told its values yet holds those it began with. */
export function collectTax({ taxType, rows, declaration }: TaxForm, blocks: BlockValues): TaxDetails {
  return {
    investor_type: taxInvestorKind(taxType) ?? 'INDIV',
    tax_type: taxType,
    investors: rows.map(({ key, start }) => blocks[key] ?? start),
    ...(blocks[BLOCKS.declaration] ?? declaration),
  };
}

function keyAt(place: number): string {
  return `tax-${place + 1}`;
}
