import { INVESTOR_DETAILS, PERSON_ENTRY } from '../../application/fields.ts';
import { investingKind, type EntityType } from '../../application/investorTypes.ts';
import type { Schema } from 'yup';
import type { InvestorDetails, InvestorType, PersonEntry } from '../../application.ts';
import { isCompanyTrustee } from '../../people/names.ts';
import { maximumInvestors } from './asked.ts';
import { commonErrors, personErrors } from '../../texts/errors.ts';
import { companyFields, companySchema } from '../../organisations/companySchema.ts';
import type { SchemaContext } from '../context.ts';
import { DECLARERS, declarationRulesOf } from '../../tax/declarationRules.ts';
import { partnershipFields } from '../../organisations/partnershipSchema.ts';
import { personSchema } from '../../people/personSchema.ts';
import { chosenBy, fields, flag, list, oneOf, required, text, wholeObject } from '../fieldRules.ts';
import { trustFields } from '../../organisations/trustSchema.ts';

type FieldRules = { [Field in keyof InvestorDetails]?: Schema };

/** The rules of each investor type; the answers decide which optional blocks stand (2-INV-11, 2-INV-12). */
const RULES: Record<InvestorType, (context: SchemaContext, answers: Partial<InvestorDetails>) => FieldRules> = {
  individual: personsRules,
  joint_individual: personsRules,
  bare_trust: bareTrustRules,
  company: companyFields,
  trust_superfund: trustFields,
  partnership: partnershipFields,
};

/**
 * Investor details: the type, the rules of that type alone, and the HIN, which has none (2-HIN-05). Without a known type the type
 * is what is missing, not what else was typed.
 */
export function schema(context: SchemaContext) {
  const always = { investor_type: text(required(), oneOf(Object.keys(RULES))), hin: text() };
  return chosenBy<InvestorDetails>((values) => {
    const type = Object.keys(RULES).find((known) => known === values.investor_type) as InvestorType | undefined;
    return fields(INVESTOR_DETAILS, {
      ...always,
      ...(type && RULES[type](context, values)),
      ...(investingKind(type) && declarationFields(context, values)),
    });
  });
}

/** The rules of the entity itself, for a form that asks a custodian in a block of its own. */
export function entitySchema(context: SchemaContext, type: EntityType): Schema {
  const rules = RULES[type](context, {});
  // A trust declares as what it is by its kind.
  const schemas = new Map<string | undefined, Schema>();
  return chosenBy<InvestorDetails>(({ trustType }) => {
    const known = schemas.get(trustType);
    const rulesOfKind =
      known ??
      fields(INVESTOR_DETAILS, {
        ...rules,
        ...declarationFields(context, {
          investor_type: type,
          ...(trustType !== undefined && { trustType }),
        }),
      });
    schemas.set(trustType, rulesOfKind);
    return rulesOfKind;
  });
}

/** The tax declaration of the entity that invests, where the offer asks for it in its block (3-INLINE). */
function declarationFields(
  context: SchemaContext,
  details: Pick<InvestorDetails, 'investor_type' | 'trustType'>,
): FieldRules {
  const rules = declarationRulesOf(context);
  return rules ? { taxDetails: rules.schema(rules.declarerOf(details), context) } : {};
}

/** Individuals (2-INV-14 to 2-INV-43): at least one, each by the person's rules. */
function personsRules(context: SchemaContext): FieldRules {
  const primary = personSchema(context, { index: 0, role: 'investor' });
  const joint = personSchema(context, { index: 1, role: 'investor' });
  return { investors: list({ row: (index) => (index === 0 ? primary : joint), rule: listMessage }) };
}

/** A bare trust's trustees, each a company or an individual, and perhaps a holding company (2-BARE-01 to 2-BARE-08). */
function bareTrustRules(
  context: SchemaContext,
  { investors, has_holding_company }: Partial<InvestorDetails>,
): FieldRules {
  const trusteeType = text(required(), oneOf(['company', 'individual']));
  const company = companyTrusteeSchema(context).shape({ trusteeType });
  const first = personSchema(context, { index: 0, role: 'investor' }).shape({ trusteeType });
  const further = personSchema(context, { index: 1, role: 'investor' }).shape({ trusteeType });
  const firstPerson = Array.isArray(investors) ? investors.findIndex((trustee) => !isCompanyTrustee(trustee ?? {})) : 0;
  return {
    investors: list({
      row: (index) =>
        chosenBy<PersonEntry>((trustee) =>
          isCompanyTrustee(trustee) ? company : index === firstPerson ? first : further,
        ),
      rule: listMessage,
    }),
    has_holding_company: flag(),
    holding_company: has_holding_company === true ? companySchema(context) : wholeObject(),
  };
}

/** A company that is trustee of a bare trust: any company, with its own tax declaration. */
export function companyTrusteeSchema(context: SchemaContext) {
  const declarations = declarationRulesOf(context);
  return fields(PERSON_ENTRY, {
    ...companyFields(context),
    ...(declarations && { taxDetails: declarations.schema(DECLARERS.company, context) }),
  });
}

function listMessage(investors: unknown[], { investor_type }: InvestorDetails): string | null {
  if (investors.length === 0) return personErrors.oneInvestor;
  return investors.length > maximumInvestors(investor_type) ? commonErrors.invalid : null;
}
