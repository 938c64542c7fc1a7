import type { TaxDetails, TaxInvestor, Tin } from '#domain/application.ts';
import { blankTin, resetTaxBlock, resetTin } from '#domain/tax.ts';

/** An answer of one investor block, with what it sets and clears (state table of 3-TAX). */
export function changeInvestor(details: TaxDetails, index: number, change: Partial<TaxInvestor>): TaxDetails {
  return withInvestor(details, index, (block) => resetTaxBlock(block, change));
}

/** Which foreign tax number of which block. */
export interface TinPlace {
  investor: number;
  tin: number;
}

/** An answer about one foreign tax number, with what it clears (3-TIN-09 to 3-TIN-11). */
export function changeTin(details: TaxDetails, place: TinPlace, change: Partial<Tin>): TaxDetails {
  return withTins(details, place.investor, (tins) =>
    tins.map((tin, index) => (index === place.tin ? resetTin(tin, change) : tin)),
  );
}

/** One more country of tax residence. */
export function addTin(details: TaxDetails, investor: number): TaxDetails {
  return withTins(details, investor, (tins) => [...tins, blankTin()]);
}

/** One country less. */
export function removeTin(details: TaxDetails, place: TinPlace): TaxDetails {
  return withTins(details, place.investor, (tins) => tins.filter((_, index) => index !== place.tin));
}

function withTins(details: TaxDetails, investor: number, change: (tins: Tin[]) => Tin[]): TaxDetails {
  return withInvestor(details, investor, (block) => ({ ...block, tins: change(block.tins ?? []) }));
}

function withInvestor(details: TaxDetails, index: number, change: (block: TaxInvestor) => TaxInvestor): TaxDetails {
  return {
    ...details,
    investors: (details.investors ?? []).map((block, each) => (each === index ? change(block) : block)),
  };
}
