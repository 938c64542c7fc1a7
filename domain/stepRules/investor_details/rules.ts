import type { InvestorDetails, InvestorType, PersonEntry, Company, TaxDeclaration } from '../../model/application.ts';
import type { Offer } from '../../model/offer.ts';
import { asksForFamilyTrustDoc } from '../../documents/uploadsAsked.ts';
import { unaskedOfOrganisations } from '../../organisations/askedOfCompany.ts';
import { type InvestorField, fieldsOfType, keepsInvestors, settleInvestorDetails } from './fields.ts';
import { investingKind } from '../../model/investorTypes.ts';
import { isCompanyTrustee } from '../../people/names.ts';
import {
  copiedStart,
  NO_START,
  startEntity,
  startNumber,
  startOf,
  startPerson,
  type CopiedStart,
} from '../../people/copiedStart.ts';
import { openDefaults } from '../../people/personDefaults.ts';
import { prefillOpenedInvestor } from '../contact_details/prefilledInvestor.ts';
import { openDeclaration, settleDeclaration } from '../../rules/settleDeclaration.ts';
import type { FormContext, SchemaContext } from '../../rules/context.ts';
import { changeInvestorType, withLeastInvestors } from './changes.ts';
import { newCompany } from '../../organisations/changes.ts';
import { settleAddresses } from '../../addresses/address.ts';
import { withFormattedFields, settleOrganisation } from '../../organisations/settleOrganisation.ts';
import { settlePerson } from '../../people/settlePerson.ts';
import { settleRows } from '../../people/settleRows.ts';
import { DECLARERS, declarationRulesOf } from '../../rules/declarationRules.ts';
import { pickFields } from '../../rules/fieldFormats.ts';

export { prefilledFromInvestor as prefills } from '../../tax/prefilledNames.ts';

/** Returns the names of the applicable fields of this type. */
export function applicableFields(
  values: InvestorDetails,
  { offer }: { offer: Offer },
): readonly InvestorField[] | null {
  const fields = fieldsOfType(values);
  if (fields === null) return null;
  const unasked = new Set<string>([...(offer.is_asx_listed ? [] : ['hin']), ...unaskedOfOrganisations(offer)]);
  if (!asksForFamilyTrustDoc(offer, values.trustType)) unasked.add('familyTrustStatus');
  return fields.filter((field) => !unasked.has(field));
}

/** Investor step with a type, and with an id for the investing entity if there is one. */
export type TypedDetails = InvestorDetails & { investor_type: InvestorType };

/**
 * Returns the form's first values: saved or typed ones, otherwise one individual (2-INV-10, 2-INV-14), or an investor like the holder from
 * whose details a new holding starts (1-HOLD-04).
 */
export function open(saved: InvestorDetails | undefined, context: FormContext): TypedDetails {
  const first = copiedStart(context.application.contact_details).type ?? 'individual';
  const details = openEntity(
    saved?.investor_type ? withLeastInvestors(saved) : changeInvestorType({ ...saved }, first),
    context,
  );
  const { investors } = details;
  return investors
    ? { ...details, investors: investors.map((_, index) => openEntry(details, index, context)) }
    : details;
}

/** Returns an investor as their block edits them; the first individual starts with the copied and the contact details (2-INV-15). */
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
  if (index > 0 || !keepsInvestors(type, 'individual')) return person;
  const { contact_details: contact = {} } = application;
  const present = startOf(contact, type);
  const started = startDeclaration(startPerson(person, { former: NO_START, present }), entry, present);
  return prefillOpenedInvestor(contact, started, entry);
}

/** Returns the values with a type and, if an organisation invests, with its id, its tax declaration to fill in, and the copied details. */
export function openEntity(details: InvestorDetails, context: FormContext): TypedDetails {
  const typed = withType(details, context);
  if (!investingKind(typed.investor_type)) return typed;
  const present = startOf(context.application.contact_details, typed.investor_type);
  const started = startEntity(openDeclaration(typed, context), { former: NO_START, present });
  return startDeclaration(started, details, present);
}

/** Returns a declarer with the copied tax number in a declaration that begins now. */
function startDeclaration<Holder extends { taxDetails?: TaxDeclaration }>(
  opened: Holder,
  saved: { taxDetails?: TaxDeclaration },
  present: CopiedStart,
): Holder {
  const { taxDetails } = opened;
  if (saved.taxDetails !== undefined || taxDetails === undefined) return opened;
  return { ...opened, taxDetails: startNumber(taxDetails, { former: NO_START, present }) };
}

/** Returns the values with a type, and with an id for the investing entity if there is one. */
export function withType(details: InvestorDetails, { newId }: Pick<FormContext, 'newId'>): TypedDetails {
  const { investor_type = 'individual' } = details;
  const isNew = details.organisation_id === undefined && !keepsInvestors(investor_type, 'individual');
  return { ...details, investor_type, ...(isNew && { organisation_id: newId() }) };
}

/** Returns the values to save: only the fields of the investor type, and only applicable fields of each person and organisation. */
export function settle(form: InvestorDetails, context: SchemaContext): InvestorDetails {
  const fields = applicableFields(form, context);
  if (fields === null) return form;
  const { investors, holding_company: holding, custodian, ...own } = settleInvestorDetails(pickFields(form, fields));
  const declarer = declarationRulesOf(context)?.declarerOf(form) ?? DECLARERS.company;
  const rows = settleRows(investors, (row, index) => settleInvestor(row, index, context));
  return {
    ...settleDeclaration(withFormattedFields(settleAddresses(own), context), declarer, context),
    ...(rows !== undefined && { investors: rows }),
    ...(holding !== undefined && { holding_company: settleOptional(holding, context) }),
    ...(custodian !== undefined && { custodian: settleOptional(custodian, context) }),
  };
}

function settleInvestor(row: PersonEntry, index: number, context: SchemaContext): PersonEntry {
  return isCompanyTrustee(row)
    ? settleOrganisation(row, { declares: true }, context)
    : settlePerson(row, { index, role: 'investor' }, context);
}

function settleOptional(company: Company | null, context: SchemaContext): Company | null {
  return company && settleOrganisation(company, { declares: false }, context);
}
