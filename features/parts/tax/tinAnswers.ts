import type { TaxInvestor, Tin } from '#domain/application.ts';
import { identifyTaxRows } from '#domain/application/identify.ts';
import { blankTin, resetTin } from '#domain/tax.ts';
import type { TaxBlock } from '#domain/tax/blocks.ts';

/** The two lists of tax numbers of a block: countries of the taxpayer, and controlling persons. */
export type TinListName = 'tins' | 'cpTinDetails';

/** Which row of which list. */
export interface TinPlace {
  list: TinListName;
  index: number;
}

/**
 * The answer with an id for each row that it brings, the same ones however often it is given: by its id a row that changed is told from
 * one that went.
 */
export function withRowIds(answer: (block: TaxBlock) => TaxBlock, newId: () => string): (block: TaxBlock) => TaxBlock {
  const ids: string[] = [];
  return (block) => {
    let used = 0;
    return identifyTaxRows(answer(block), () => (ids[used++] ??= newId()));
  };
}

/** An answer about one foreign tax number, with what it clears (3-TIN-09 to 3-TIN-11). */
export function changeTin(block: TaxInvestor, { list, index }: TinPlace, change: Partial<Tin>): TaxInvestor {
  return withTins(block, list, (tins) => tins.map((tin, each) => (each === index ? resetTin(tin, change) : tin)));
}

/** One row more. */
export function addTin(block: TaxInvestor, list: TinListName): TaxInvestor {
  return withTins(block, list, (tins) => [...tins, blankTin(list === 'tins' ? 'NORMAL' : 'CONTROL_PERSON')]);
}

/** One row less. */
export function removeTin(block: TaxInvestor, { list, index }: TinPlace): TaxInvestor {
  return withTins(block, list, (tins) => tins.filter((_, each) => each !== index));
}

function withTins(block: TaxInvestor, list: TinListName, change: (tins: Tin[]) => Tin[]): TaxInvestor {
  return { ...block, [list]: change(block[list] ?? []) };
}
