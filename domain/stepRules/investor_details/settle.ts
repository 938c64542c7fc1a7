import type { Company, InvestorDetails, PersonEntry } from '../../application.ts';
import { settleAddresses } from '../../addresses/address.ts';
import { formatted, settleOrganisation } from '../../organisations/settleOrganisation.ts';
import { isCompanyTrustee } from '../../people/names.ts';
import { settlePerson } from '../../people/settlePerson.ts';
import { settleRows } from '../../people/settleRows.ts';
import { DECLARERS, declarationRulesOf } from '../../tax/declarationRules.ts';
import { settleDeclaration } from '../../tax/settleDeclaration.ts';
import type { SchemaContext } from '../context.ts';
import { keepOnly } from '../keep.ts';
import { settleInvestorDetails } from './answeredAway.ts';
import { asked } from './asked.ts';

/** What is kept: the answers of the investor type alone, of everybody and everything in it what is asked of them. */
export function settle(form: InvestorDetails, context: SchemaContext): InvestorDetails {
  const fields = asked(form, context);
  if (fields === null) return form;
  const { investors, holding_company: holding, custodian, ...own } = settleInvestorDetails(keepOnly(form, fields));
  const declarer = declarationRulesOf(context)?.declarerOf(form) ?? DECLARERS.company;
  const rows = settleRows(investors, (row, index) => settleInvestor(row, index, context));
  return {
    ...settleDeclaration(formatted(settleAddresses(own), context), declarer, context),
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
