/**
 * The bank account of a holding that exists already, as the register copied it (1 §3.4): the bank step begins with it, and follows
 * it to another holding as long as nobody typed over it (1-BANK-24 to 1-BANK-27).
 */
import type { Application, BankDetails, ContactDetails, UploadedDocument } from '../application.ts';
import { chosenHolding } from '../offers/chosenHolding.ts';
import { DRP_STATUSES } from './drp.ts';
import { formatBsb } from '../formats/format.ts';
import { AUSTRALIA_ID } from '../people/identityDocuments.ts';

/** Text fields of the account and the copied ones that they come from. */
const COPIED_TEXTS = [
  ['accountName', 'distribution_bank_account_name'],
  ['bsb', 'distribution_bank_bsb'],
  ['accountNumber', 'distribution_bank_account_number'],
  ['swiftCode', 'swift_code'],
] as const satisfies readonly (readonly [keyof BankDetails, string])[];

/** Together one account: half of one and half of another would pay nobody. */
const ACCOUNT_TEXTS = [
  'accountName',
  'bsb',
  'accountNumber',
  'swiftCode',
  'routingNumber',
  'accountHolderHomeAddress',
] as const;

/**
 * The bank details that come with the chosen holding (1-BANK-24 to 1-BANK-26): the holder's for EXISTING, the sub-register's for
 * TOP_UP and DUPLICATE; nothing for a new holding, nor for what the register does not know.
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
 * The bank details after another holding was chosen, from the former holding's defaults to the new one's. The account, with its
 * statement, follows as a whole while nothing of it was typed; the reinvestment preference by itself (1-BANK-27).
 */
function prefilledAccount(bank: BankDetails, former: BankDetails, present: BankDetails): BankDetails {
  const { drpStatus: formerDrp, ...formerAccount } = former;
  const { drpStatus: presentDrp, ...presentAccount } = present;
  const isDrpUntouched = !bank.drpStatus || bank.drpStatus === formerDrp;
  const account = isAccountUntouched(bank, formerAccount) ? { ...withoutAccount(bank), ...presentAccount } : bank;
  return { ...account, ...(isDrpUntouched && (presentDrp || formerDrp) && { drpStatus: presentDrp ?? '' }) };
}

/** After a holding was chosen: the bank account (1-BANK-24, 1-BANK-25, 1-BANK-27); nothing while the holding stays the same. */
export function prefilledFromHolder(before: Application, after: Application): Partial<Application> {
  const [former, present] = [defaultBankDetails(before.contact_details), defaultBankDetails(after.contact_details)];
  if (!after.bank_details || JSON.stringify(former) === JSON.stringify(present)) return {};
  return { bank_details: prefilledAccount(after.bank_details, former, present) };
}

/** True while each field is empty or still says what the former holding put there; Australia is where the form begins. */
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
