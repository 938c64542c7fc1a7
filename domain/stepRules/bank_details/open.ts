import type { BankDetails, DrpStatus, UploadedDocument } from '../../application.ts';
import { defaultBankDetails } from '../../money/prefilledAccount.ts';
import { AUSTRALIA_ID } from '../../people/identityDocuments.ts';
import type { SchemaContext } from '../context.ts';

/** The account in either country's fields, every one of them there, as typed. */
export interface BankForm extends Required<BankDetails> {
  drpStatus: DrpStatus | '';
  bank_statement: UploadedDocument | null;
}

const EMPTY: BankForm = {
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
 * The form's first values: those of the chosen holding until something was typed (1-BANK-24 to 1-BANK-27); an Australian account until
 * another country was chosen.
 */
export function open(saved: BankDetails | undefined, { application }: Pick<SchemaContext, 'application'>): BankForm {
  return { ...EMPTY, ...(saved ?? defaultBankDetails(application.contact_details)) };
}
