import type { Company, InvestorDetails, PersonEntry } from '../../application.ts';
import { settleAddresses } from '../../addresses/address.ts';
import { formatted, settleOrganisation } from '../../organisations/settleOrganisation.ts';
import { isCompanyTrustee } from '../../people/names.ts';
import { settlePerson } from '../../people/settlePerson.ts';
import { settleRows } from '../../people/settleRows.ts';
import type { SchemaContext } from '../context.ts';
import { keepOnly } from '../keep.ts';
import { settleInvestorDetails } from './answeredAway.ts';
import { asked } from './asked.ts';

type Context = Pick<SchemaContext, 'offer' | 'application' | 'today'>;

/** What is kept: the answers of the investor type alone, of everybody and everything in it what is asked of them. */
export function settle(form: InvestorDetails, context: Context): InvestorDetails {
  const fields = asked(form, context);
  if (fields === null) return form;
  const { investors, holding_company: holding, custodian, ...own } = settleInvestorDetails(keepOnly(form, fields));
  const rows = settleRows(investors, (row, index) => settleInvestor(row, index, context));
  return {
    ...formatted(settleAddresses(own), context),
    ...(rows !== undefined && { investors: rows }),
    ...(holding !== undefined && { holding_company: settleOptional(holding, context) }),
    ...(custodian !== undefined && { custodian: settleOptional(custodian, context) }),
  };
}

function settleInvestor(row: PersonEntry, index: number, context: Context): PersonEntry {
  return isCompanyTrustee(row)
    ? settleOrganisation(row, context)
    : settlePerson(row, { index, role: 'investor' }, context);
}

function settleOptional(company: Company | null, context: Context): Company | null {
  return company && settleOrganisation(company, context);
}
