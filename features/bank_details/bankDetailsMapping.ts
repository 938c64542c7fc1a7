import type { BankDetails, DrpStatus, UploadedDocument } from '#domain/application.ts';
import { defaultBankDetails } from '#domain/money/prefilledAccount.ts';
import { formatBsb } from '#domain/formats/format.ts';
import { AUSTRALIA_ID } from '#domain/people/identityDocuments.ts';
import { showsBankStatement, showsDrp } from '#domain/stepRules/bank_details/schema.ts';
import type { SchemaContext } from '#domain/stepRules/context.ts';
import { clearInapplicableBankFields } from '#domain/application/stepDefaults.ts';

/** The account in either country's fields, every one of them there, as typed. */
export interface BankFormValues {
  bankCountry: number | null;
  accountName: string;
  bsb: string;
  accountNumber: string;
  swiftCode: string;
  routingNumber: string;
  accountHolderHomeAddress: string;
  drpStatus: DrpStatus | '';
  bank_statement: UploadedDocument | null;
}

const EMPTY: BankFormValues = {
  bankCountry: AUSTRALIA_ID,
  accountName: '',
  bsb: '',
  accountNumber: '',
  swiftCode: '',
  routingNumber: '',
  accountHolderHomeAddress: '',
  drpStatus: '',
  bank_statement: null,
};

/**
 * The form's first values: those of the chosen holding until something was typed (1-BANK-24 to 1-BANK-27); an Australian account
 * until another country was chosen.
 */
export function toFormValues(
  bank: BankDetails | undefined,
  { application }: Pick<SchemaContext, 'application'>,
): BankFormValues {
  return { ...EMPTY, ...(bank ?? defaultBankDetails(application.contact_details)) };
}

/** What is saved: a BSB with its dash, and nothing that the account's country or the offer does not ask for (1-BANK-04, 1-BANK-23). */
export function fromFormValues(
  { drpStatus, bank_statement, ...account }: BankFormValues,
  context: Pick<SchemaContext, 'offer' | 'application'>,
): BankDetails {
  return {
    ...clearInapplicableBankFields({ ...account, bsb: formatBsb(account.bsb) }),
    ...(showsDrp(context.offer) && { drpStatus }),
    ...(showsBankStatement(context) && { bank_statement }),
  };
}
