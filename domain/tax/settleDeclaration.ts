import type { TaxDeclaration } from '../application.ts';
import type { Declarer, SchemaContext } from '../stepRules/context.ts';
import { declarationRulesOf } from './declarationRules.ts';
import { declarerId, type DeclarationHolder } from './declarationHolder.ts';

/** A person or organisation who declares, with a declaration to fill in where the offer asks for it in their block. */
export function openDeclaration<Holder extends { taxDetails?: TaxDeclaration }>(
  holder: Holder,
  context: SchemaContext,
): Holder {
  const rules = declarationRulesOf(context);
  return rules === undefined ? holder : { ...holder, taxDetails: rules.open(holder.taxDetails, context) };
}

/** A person or organisation with what is kept of their tax declaration, where they have one. */
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
