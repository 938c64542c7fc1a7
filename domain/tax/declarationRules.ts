/** What the rules of people and organisations ask of the tax declaration in their block. The rules themselves come only with the offers that have it. */
import { usesHoldingsTwo } from '../offer.ts';
import type { DeclarationRules, Declarer, SchemaContext } from '../stepRules/context.ts';

/** A person, and a company that holds for others. */
export const DECLARERS = {
  person: { taxType: 'I', isTfnForced: false },
  company: { taxType: 'C', isTfnForced: false },
} as const satisfies Record<string, Declarer>;

/** The rules of declarations inside blocks; undefined where the offer has a tax step instead (3-TAX-03). */
export function declarationRulesOf({
  offer,
  declarations,
}: Pick<SchemaContext, 'offer' | 'declarations'>): DeclarationRules | undefined {
  if (!usesHoldingsTwo(offer)) return undefined;
  if (declarations === undefined) throw new Error('The rules of inline tax declarations were not loaded');
  return declarations;
}
