import type { InvestorDetails, InvestorType, PersonEntry } from '../../application.ts';
import { investingKind } from '../../application/investorTypes.ts';
import { isCompanyTrustee } from '../../people/names.ts';
import { openDefaults } from '../../people/personDefaults.ts';
import { prefillOpened } from '../../people/prefilledInvestor.ts';
import { openDeclaration } from '../../tax/settleDeclaration.ts';
import type { FormContext } from '../context.ts';
import { keepsInvestors } from './asked.ts';
import { changeInvestorType, newCompany, withLeastInvestors } from './changes.ts';

/** The investor step with a type, and an id for the entity that invests where one does. */
export type TypedDetails = InvestorDetails & { investor_type: InvestorType };

/** The form's first values: what was saved or typed, otherwise one individual (2-INV-10, 2-INV-14). */
export function open(saved: InvestorDetails | undefined, context: FormContext): TypedDetails {
  const details = openEntity(
    saved?.investor_type ? withLeastInvestors(saved) : changeInvestorType({ ...saved }, 'individual'),
    context,
  );
  const { investors } = details;
  return investors
    ? { ...details, investors: investors.map((_, index) => openEntry(details, index, context)) }
    : details;
}

/** An investor as their block takes them; the first individual begins with the contact details (2-INV-15). */
export function openEntry(
  { investor_type: type, investors = [] }: InvestorDetails,
  index: number,
  context: FormContext,
): PersonEntry {
  const { offer, application, newId } = context;
  const saved = investors[index] ?? {};
  const entry = saved.id === undefined ? { ...saved, id: newId() } : saved;
  if (isCompanyTrustee(entry)) return openDeclaration({ ...newCompany(), ...entry }, context);
  const person = openDeclaration(openDefaults(entry, offer), context);
  return index === 0 && keepsInvestors(type, 'individual')
    ? prefillOpened(application.contact_details ?? {}, person, entry)
    : person;
}

/** The values with a type and, where an organisation invests, with its id and its tax declaration to fill in. */
export function openEntity(details: InvestorDetails, context: FormContext): TypedDetails {
  const typed = withType(details, context);
  return investingKind(typed.investor_type) ? openDeclaration(typed, context) : typed;
}

/** The values with a type, and an id for the entity that invests, where one does. */
export function withType(details: InvestorDetails, { newId }: Pick<FormContext, 'newId'>): TypedDetails {
  const { investor_type = 'individual' } = details;
  const isNew = details.organisation_id === undefined && !keepsInvestors(investor_type, 'individual');
  return { ...details, investor_type, ...(isNew && { organisation_id: newId() }) };
}
