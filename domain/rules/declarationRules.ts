/**
 * Access to the rules of inline tax declarations, for the rules of people and organisations. Only offers with such declarations load the
 * rules themselves.
 */
import { usesHoldingsTwo } from '../model/offer.ts';
import type { DeclarationRules, Declarer, SchemaContext } from './context.ts';

/** Capacities of a person, and of a company that holds for others. */
export const DECLARERS = {
  person: { taxType: 'I', isTfnForced: false },
  company: { taxType: 'C', isTfnForced: false },
} as const satisfies Record<string, Declarer>;

/** Returns the rules of declarations inside blocks; undefined for an offer with a tax step instead (3-TAX-03). */
export function declarationRulesOf({
  offer,
  declarations,
}: Pick<SchemaContext, 'offer' | 'declarations'>): DeclarationRules | undefined {
  if (!usesHoldingsTwo(offer)) return undefined;
  if (declarations === undefined) throw new Error('The rules of inline tax declarations were not loaded');
  return declarations;
}
