import type { TaxDeclaration } from '../model/application.ts';
import type { Declarer, SchemaContext } from './context.ts';
import { declarationRulesOf } from './declarationRules.ts';
import { declarerId, type DeclarationHolder } from './declarationHolder.ts';

/** Returns a person or organisation with a declaration to fill in, if the offer has it in their block. */
export function openDeclaration<Holder extends { taxDetails?: TaxDeclaration }>(
  holder: Holder,
  context: SchemaContext,
): Holder {
  const rules = declarationRulesOf(context);
  return rules === undefined ? holder : { ...holder, taxDetails: rules.open(holder.taxDetails, context) };
}

/** Returns a person or organisation with the values to save of their tax declaration, if they have one. */
export function settleDeclaration<Holder extends DeclarationHolder>(
  holder: Holder,
  declarer: Declarer,
  context: SchemaContext,
): Holder {
  const { taxDetails } = holder;
  if (taxDetails === undefined) return holder;
  const rules = declarationRulesOf(context);
  if (rules === undefined) return holder;
  return { ...holder, taxDetails: rules.settle(taxDetails, { ...declarer, id: declarerId(holder) }, context) };
}
