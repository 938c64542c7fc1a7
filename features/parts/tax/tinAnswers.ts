import type { TaxInvestor, Tin } from '#domain/application.ts';
import { identifyTaxRows } from '#domain/application/identify.ts';
import { blankTin, resetTin } from '#domain/tax.ts';
import type { TaxBlock } from '#domain/tax/blocks.ts';

/** Names of the two lists of tax numbers in a block: countries of the taxpayer, and controlling persons. */
export type TinListName = 'tins' | 'cpTinDetails';

/** Position of a row in one of the lists. */
export interface TinPlace {
  list: TinListName;
  index: number;
}

/** Adds ids to the rows of an answer, the same ones however often it is applied. The id tells a changed row from a removed one. */
export function withRowIds(answer: (block: TaxBlock) => TaxBlock, newId: () => string): (block: TaxBlock) => TaxBlock {
  const ids: string[] = [];
  return (block) => {
    let used = 0;
    return identifyTaxRows(answer(block), () => (ids[used++] ??= newId()));
  };
}

/** Applies an answer about one foreign tax number, and clears the answers that depend on it (3-TIN-09 to 3-TIN-11). */
export function changeTin(block: TaxInvestor, { list, index }: TinPlace, change: Partial<Tin>): TaxInvestor {
  return withTins(block, list, (tins) => tins.map((tin, each) => (each === index ? resetTin(tin, change) : tin)));
}

/** Adds a row. */
export function addTin(block: TaxInvestor, list: TinListName): TaxInvestor {
  return withTins(block, list, (tins) => [...tins, blankRow(list)]);
}

/** Removes a row; puts a blank one in place of the last. */
export function removeTin(block: TaxInvestor, { list, index }: TinPlace): TaxInvestor {
  const left = (tins: readonly Tin[]) => tins.filter((_, each) => each !== index);
  return withTins(block, list, (tins) => (tins.length > 1 ? left(tins) : [blankRow(list)]));
}

function blankRow(list: TinListName): Tin {
  return blankTin(list === 'tins' ? 'NORMAL' : 'CONTROL_PERSON');
}

function withTins(block: TaxInvestor, list: TinListName, change: (tins: Tin[]) => Tin[]): TaxInvestor {
  return { ...block, [list]: change(block[list] ?? []) };
}
