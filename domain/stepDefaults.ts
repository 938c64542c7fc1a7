/** What the tax, bank and payment steps start with, and what they drop when they are left. */
import type { Application, BankDetails, InvestorDetails, PaymentOptions, TaxInvestor } from './application.ts';
import { isValidAbn } from './identifiers.ts';
import { bankFields } from './schemas/bank_details.ts';
import { showsOtherAccount } from './schemas/payment_options.ts';
import { MAXIMUM_TAX_INVESTORS, isTfnForced } from './schemas/tax_details.ts';

/** A tax block about which nothing is known yet (3-TAX-25, 3-TAX-26, 3-GIIN-03). */
export function newTaxInvestor(overrides: Partial<TaxInvestor> = {}): TaxInvestor {
  return {
    investor_name: '',
    tax_country_is_australia: true,
    has_other_tax_countries: false,
    tfn: '',
    tins: [],
    has_giin: true,
    ...overrides,
  };
}

/**
 * The tax step's first blocks, named after the investor details: each person with title (3-TAX-28), the company (3-TAX-29), the
 * trust (3-TAX-30) or the partnership; three at most (3-TAX-32). An entity's ABN fills the TFN or ABN unless a TFN is forced (3-TAX-27).
 */
export function initialTaxInvestors(application: Application): TaxInvestor[] {
  const details = application.investor_details ?? {};
  const entityName = ownerName(details);
  if (entityName === null) {
    const names = (details.investors ?? []).slice(0, MAXIMUM_TAX_INVESTORS).map(personName);
    return (names.length > 0 ? names : ['']).map((investor_name) => newTaxInvestor({ investor_name }));
  }
  const number = details.business_number ?? '';
  const tfn = isValidAbn(number) && !isTfnForced(details) ? number : '';
  return [newTaxInvestor({ investor_name: entityName, tfn })];
}

/** The bank step without what does not apply to the account's country (1-BANK-04); run when the step is left. */
export function clearInapplicableBankFields(values: BankDetails): BankDetails {
  const shown: readonly string[] = bankFields(values);
  const kept = { ...values };
  for (const field of ['bsb', 'swiftCode', 'routingNumber', 'accountHolderHomeAddress'] as const) {
    if (!shown.includes(field)) delete kept[field];
  }
  return kept;
}

/** The payment step without the account of method N where another method is chosen (1-PAY-18); run when the step is left. */
export function clearInapplicablePaymentFields(values: PaymentOptions): PaymentOptions {
  if (showsOtherAccount(values)) return values;
  const { accountName: _name, bsb: _bsb, accountNumber: _number, payment_bank_statement: _statement, ...kept } = values;
  return kept;
}

/** The owning entity's name, or null when the owners are persons. */
function ownerName(details: InvestorDetails): string | null {
  switch (details.investor_type) {
    case 'company':
      return details.companyName ?? '';
    case 'trust_superfund':
    case 'bare_trust':
      return details.trustName ?? '';
    case 'partnership':
      return details.partnershipName ?? '';
    default:
      return null;
  }
}

function personName({ title, legalFirstName, legalLastName }: { title?: string; legalFirstName?: string; legalLastName?: string }): string {
  return [title, legalFirstName, legalLastName].map((part) => part?.trim()).filter(Boolean).join(' ');
}
