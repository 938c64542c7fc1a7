import type { Application, TaxDetails, TaxInvestor, Tin } from '#domain/application.ts';
import { fromIsoDate } from '#domain/formats/dates.ts';
import { withoutSpaces } from '#domain/formats/format.ts';
import type { User } from '#domain/session.ts';
import { firstTaxBlocks, settleTaxBlocks } from '#domain/tax/blocks.ts';
import { blankTin, resetTaxBlock, resetTin, taxInvestorKind, taxTypesFor } from '#domain/tax.ts';

export interface TaxStart {
  application: Application;
  user: User | null;
  /** ISO YYYY-MM-DD. */
  today: string;
}

/**
 * The form when the step opens: what was saved or typed; at first the named blocks, the tax type where only one is offered
 * (3-TAX-15), and today's date under the declaration (3-DECL-04). Nobody signs by default.
 */
export function toFormValues(saved: TaxDetails | undefined, { application, user, today }: TaxStart): TaxDetails {
  const [onlyType, ...otherTypes] = taxTypesFor(application.investor_details, user);
  const taxType = onlyType && otherTypes.length === 0 ? onlyType : '';
  const form: TaxDetails = {
    investor_type: taxInvestorKind(taxType) ?? 'INDIV',
    tax_type: taxType,
    investors: firstTaxBlocks(application.investor_details, taxType),
    submit_person_name: '',
    submit_date: fromIsoDate(today),
    send_comms: true,
    ...saved,
  };
  return settleTaxBlocks(form, application.investor_details);
}

/** The step's values: as typed, a TFN without its blanks (3-TFN-13), a TIN without those around it (3-TIN-13). No row is dropped. */
export function fromFormValues(form: TaxDetails): TaxDetails {
  return { ...form, investors: (form.investors ?? []).map(tidyInvestor) };
}

function tidyInvestor(block: TaxInvestor): TaxInvestor {
  const tins = (block.tins ?? []).map((tin) => ({ ...tin, tin: (tin.tin ?? '').trim() }));
  return { ...block, tfn: withoutSpaces(block.tfn ?? ''), tins };
}

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
