/**
 * Bank account of an existing holding, as copied from the register (1 §3.4). The bank step starts with it, and follows a change of holding
 * while the applicant has typed nothing over it (1-BANK-24 to 1-BANK-27).
 */
import type { Application, BankDetails, ContactDetails, UploadedDocument } from '../model/application.ts';
import { chosenHolding } from '../offers/chosenHolding.ts';
import { DRP_STATUSES } from './drp.ts';
import { formatBsb } from '../formats/format.ts';
import { AUSTRALIA_ID } from '../addresses/addressFields.ts';

/** Text fields of the account, each with its source among the copied fields. */
const COPIED_TEXTS = [
  ['accountName', 'distribution_bank_account_name'],
  ['bsb', 'distribution_bank_bsb'],
  ['accountNumber', 'distribution_bank_account_number'],
  ['swiftCode', 'swift_code'],
] as const satisfies readonly (readonly [keyof BankDetails, string])[];

/** Fields that together form one account: half of one and half of another would pay nobody. */
const ACCOUNT_TEXTS = [
  'accountName',
  'bsb',
  'accountNumber',
  'swiftCode',
  'routingNumber',
  'accountHolderHomeAddress',
] as const;

/**
 * Returns the bank details that come with the chosen holding (1-BANK-24 to 1-BANK-26): the holder's for EXISTING, the sub-register's for
 * TOP_UP and DUPLICATE. Nothing comes with a new holding, nor for values that the register does not have.
 */
export function defaultBankDetails(contact: ContactDetails | undefined): BankDetails {
  const copied = chosenHolding(contact) ?? {};
  const { bank_country: country, drp_status: drp, bank_statement: statement } = copied;
  const texts: BankDetails = {};
  for (const [field, source] of COPIED_TEXTS) {
    const value = copied[source];
    if (isText(value)) texts[field] = field === 'bsb' ? formatBsb(value) : value;
  }
  const drpStatus = DRP_STATUSES.find((status) => status === drp);
  return {
    ...texts,
    ...(typeof country === 'number' && { bankCountry: country }),
    ...(drpStatus && { drpStatus }),
    ...(isStatement(statement) && { bank_statement: statement }),
  };
}

/**
 * Returns the bank details after a change of holding, from the former holding's defaults to the new one's. The account with its statement
 * follows as a whole while the applicant has typed nothing in it; the reinvestment preference follows by itself (1-BANK-27).
 */
export function prefilledAccount(bank: BankDetails, former: BankDetails, present: BankDetails): BankDetails {
  const { drpStatus: formerDrp, ...formerAccount } = former;
  const { drpStatus: presentDrp, ...presentAccount } = present;
  const isDrpUntouched = !bank.drpStatus || bank.drpStatus === formerDrp;
  const account = isAccountUntouched(bank, formerAccount) ? { ...withoutAccount(bank), ...presentAccount } : bank;
  return { ...account, ...(isDrpUntouched && (presentDrp || formerDrp) && { drpStatus: presentDrp ?? '' }) };
}

/**
 * Returns the bank details to change after the applicant chooses a holding (1-BANK-24, 1-BANK-25, 1-BANK-27); empty while the holding's
 * details stay the same.
 */
export function prefilledFromHolder(before: Application, after: Application): Partial<Application> {
  const [former, present] = [defaultBankDetails(before.contact_details), defaultBankDetails(after.contact_details)];
  if (!after.bank_details || JSON.stringify(former) === JSON.stringify(present)) return {};
  return { bank_details: prefilledAccount(after.bank_details, former, present) };
}

/** True while each field is empty or still has the former holding's value; Australia is the form's first country. */
function isAccountUntouched(bank: BankDetails, former: BankDetails): boolean {
  const areTexts = ACCOUNT_TEXTS.every((field) => !bank[field]?.trim() || bank[field] === former[field]);
  const isCountry = bank.bankCountry == null || bank.bankCountry === (former.bankCountry ?? AUSTRALIA_ID);
  const isStatementLeft = !bank.bank_statement || nameOf(bank.bank_statement) === nameOf(former.bank_statement);
  return areTexts && isCountry && isStatementLeft;
}

function nameOf(document: UploadedDocument | null | undefined): string | undefined {
  return document?.id ?? document?.filename;
}

function withoutAccount({ bankCountry: _country, bank_statement: _statement, ...bank }: BankDetails): BankDetails {
  const kept: BankDetails = { ...bank };
  for (const field of ACCOUNT_TEXTS) delete kept[field];
  return kept;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isStatement(value: unknown): value is UploadedDocument {
  return typeof value === 'object' && value !== null && 'filename' in value && isText(value.filename);
}
