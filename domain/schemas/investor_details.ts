import type { InvestorDetails, InvestorType } from '../application.ts';
import { commonErrors, personErrors } from '../texts/errors.ts';
import type { SchemaContext } from './context.ts';
import { personSchema } from './person.ts';
import { fields, list, oneOf, required, text } from './rules.ts';

/** The investor types whose rules this schema knows; any other is refused rather than accepted unread. */
export const KNOWN_INVESTOR_TYPES = ['individual', 'joint_individual'] as const satisfies readonly InvestorType[];

/** One person, or a primary investor and up to three joint ones (2-INV-14, 2-INV-23). */
export function maximumInvestors(type: InvestorType | undefined): number {
  return type === 'joint_individual' ? 4 : 1;
}

/** Investor details (2-INV-29 to 2-INV-43): the type, at least one person, each by the person's rules; the HIN has none (2-HIN-05). */
export function schema(context: SchemaContext) {
  const primary = personSchema(context, { index: 0, role: 'investor' });
  const joint = personSchema(context, { index: 1, role: 'investor' });
  return fields<InvestorDetails>({
    investor_type: text(required(), oneOf(KNOWN_INVESTOR_TYPES)),
    hin: text(),
    investors: list({ row: (index) => (index === 0 ? primary : joint), rule: listMessage }),
  });
}

function listMessage(investors: unknown[], { investor_type }: InvestorDetails): string | null {
  if (investors.length === 0) return personErrors.oneInvestor;
  return investors.length > maximumInvestors(investor_type) ? commonErrors.invalid : null;
}
