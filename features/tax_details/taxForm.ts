import type { TaxDetails, TaxType } from '#domain/application.ts';
import { open } from '#domain/stepRules/tax_details/rules.ts';
import type { FormContext } from '#domain/rules/context.ts';
import { taxInvestorKind } from '#domain/tax.ts';
import { withoutChangedNumbers } from '#domain/tax/signedAnswers.ts';
import type { TaxBlock } from '#domain/tax/blocks.ts';
import type { BlockValues } from '#features/ui/form/StepForm.tsx';

/** One investor's declaration, under a key that stays while others come and go; the key is the id of its block. */
export interface TaxRow {
  key: string;
  /** Values that the block starts with; text typed since is in the block. */
  start: TaxBlock;
  /** Position when the step was opened; absent for an investor added since. */
  openedAt?: number;
}

/** Signatory of the form, and the date. */
export type Declaration = Required<Pick<TaxDetails, 'submit_person_name' | 'submit_date'>> &
  Pick<TaxDetails, 'submit_date_prefilled' | 'signed_answers'>;

/** Values that decide which blocks the step has. */
export interface TaxForm {
  taxType: TaxType | '';
  rows: readonly TaxRow[];
  declaration: Declaration;
  /** Number of keys given: each is used once. */
  keys: number;
}

/** Ids of the blocks that stand alone. */
export const BLOCKS = { type: 'tax', declaration: 'tax-declaration' } as const;

/** Returns the form when the step opens. */
export function openTaxForm(saved: TaxDetails | undefined, context: FormContext): TaxForm {
  const opened = open(saved, context);
  const { tax_type: taxType = '', investors = [] } = opened;
  const { submit_person_name = '', submit_date = '', submit_date_prefilled, signed_answers } = opened;
  return {
    taxType,
    rows: investors.map((start, openedAt) => ({ key: keyAt(openedAt), start, openedAt })),
    declaration: {
      submit_person_name,
      submit_date,
      ...(submit_date_prefilled && { submit_date_prefilled }),
      ...(signed_answers && { signed_answers }),
    },
    keys: investors.length,
  };
}

/**
 * Returns the form after an answer that adds or removes blocks, or changes their questions. Only a block of `kept` keeps its key, and with
 * it the text typed in it.
 */
export function reopenTaxForm(form: TaxForm, after: TaxDetails, kept: readonly string[]): TaxForm {
  let { keys } = form;
  const rows = (after.investors ?? []).map(
    (start) =>
      form.rows.find((row) => kept.includes(row.key) && row.start.id === start.id) ?? { key: keyAt(keys++), start },
  );
  return { ...form, taxType: after.tax_type ?? '', rows, keys };
}

/** Returns the step's values as the blocks hold them now. A block that has not reported its values yet counts with its first ones. */
export function collectTax({ taxType, rows, declaration }: TaxForm, blocks: BlockValues): TaxDetails {
  const opened: TaxDetails = { investors: rows.map(({ start }) => start) };
  return withoutChangedNumbers(opened, {
    investor_type: taxInvestorKind(taxType) ?? 'INDIV',
    tax_type: taxType,
    investors: rows.map(({ key, start }) => blocks[key] ?? start),
    ...(blocks[BLOCKS.declaration] ?? declaration),
  });
}

function keyAt(place: number): string {
  return `tax-${place + 1}`;
}
