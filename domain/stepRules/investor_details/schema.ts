import { INVESTOR_DETAILS, PERSON_ENTRY } from '../../model/fields.ts';
import { investingKind, type EntityType } from '../../model/investorTypes.ts';
import type { Schema } from 'yup';
import type { InvestorDetails, InvestorType, PersonEntry } from '../../model/application.ts';
import { isCompanyTrustee } from '../../people/names.ts';
import { maximumInvestors } from './fields.ts';
import { commonErrors, personErrors } from '../../texts/errors.ts';
import { companyFields, companySchema } from '../../organisations/companySchema.ts';
import type { SchemaContext } from '../../rules/context.ts';
import { DECLARERS, declarationRulesOf } from '../../rules/declarationRules.ts';
import { partnershipFields } from '../../organisations/partnershipSchema.ts';
import { personSchema } from '../../people/personSchema.ts';
import { schemaByValues, fields, flag, list, oneOf, required, text, wholeObject } from '../../rules/fieldRules.ts';
import { trustFields } from '../../organisations/trustSchema.ts';

type FieldRules = { [Field in keyof InvestorDetails]?: Schema };

/** Rules of each investor type; the answers decide which optional blocks apply (2-INV-11, 2-INV-12). */
const RULES: Record<InvestorType, (context: SchemaContext, answers: Partial<InvestorDetails>) => FieldRules> = {
  individual: personsRules,
  joint_individual: personsRules,
  bare_trust: bareTrustRules,
  company: companyFields,
  trust_superfund: trustFields,
  partnership: partnershipFields,
};

/**
 * Returns the rules of the investor details: the type, the rules of that type alone, and the HIN, which has none (2-HIN-05). Unless the
 * type is known, only the type is reported as missing, not the other values.
 */
export function schema(context: SchemaContext) {
  const always = { investor_type: text(required(), oneOf(Object.keys(RULES))), hin: text() };
  return schemaByValues<InvestorDetails>((values) => {
    const type = Object.keys(RULES).find((known) => known === values.investor_type) as InvestorType | undefined;
    return fields(INVESTOR_DETAILS, {
      ...always,
      ...(type && RULES[type](context, values)),
      ...(investingKind(type) && declarationFields(context, values)),
    });
  });
}

/** Returns the rules of the entity itself, for a form that has a separate block for the custodian. */
export function entitySchema(context: SchemaContext, type: EntityType): Schema {
  const rules = RULES[type](context, {});
  // The kind of a trust decides the capacity in which it declares.
  const schemas = new Map<string | undefined, Schema>();
  return schemaByValues<InvestorDetails>(({ trustType }) => {
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

/** Returns the rules of the investing entity's tax declaration, if the offer has it inside the block (3-INLINE). */
function declarationFields(
  context: SchemaContext,
  details: Pick<InvestorDetails, 'investor_type' | 'trustType'>,
): FieldRules {
  const rules = declarationRulesOf(context);
  return rules ? { taxDetails: rules.schema(rules.declarerOf(details), context) } : {};
}

/** Returns the rules of individuals (2-INV-14 to 2-INV-43): at least one, each by the rules of a person. */
function personsRules(context: SchemaContext): FieldRules {
  const primary = personSchema(context, { index: 0, role: 'investor' });
  const joint = personSchema(context, { index: 1, role: 'investor' });
  return { investors: list({ row: (index) => (index === 0 ? primary : joint), rule: listMessage }) };
}

/**
 * Returns the rules of a bare trust's trustees, each a company or an individual, and of an optional holding company (2-BARE-01 to
 * 2-BARE-08).
 */
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
        schemaByValues<PersonEntry>((trustee) =>
          isCompanyTrustee(trustee) ? company : index === firstPerson ? first : further,
        ),
      rule: listMessage,
    }),
    has_holding_company: flag(),
    holding_company: has_holding_company === true ? companySchema(context) : wholeObject(),
  };
}

/** Returns the rules of a company that is trustee of a bare trust: those of any company, with its own tax declaration. */
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
