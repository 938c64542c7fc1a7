import type { BankDetails, DrpStatus, UploadedDocument } from '../../model/application.ts';
import type { Offer } from '../../model/offer.ts';
import { AUSTRALIA_ID } from '../../addresses/addressFields.ts';
import { asksForStatement } from '../../documents/statements.ts';
import type { SchemaContext } from '../../rules/context.ts';
import { defaultBankDetails } from '../../money/prefilledAccount.ts';
import { formatBsb } from '../../formats/format.ts';
import { pickFields, trimText, applyFormats } from '../../rules/fieldFormats.ts';
import { readDocuments } from '../../documents/describeDocuments.ts';
import { describeAccount } from '../../money/describePayment.ts';
import { bankTexts, drpLabels } from '../../texts/bank.ts';
import {
  country,
  linesOf,
  text,
  type FieldReadings,
  type Line,
  type ReadingContext,
  type Section,
  type SummaryLine,
} from '../../rules/description.ts';

const AUSTRALIAN_FIELDS = ['accountName', 'bsb', 'accountNumber'] as const;

const INTERNATIONAL_FIELDS = [
  'accountName',
  'accountNumber',
  'swiftCode',
  'routingNumber',
  'accountHolderHomeAddress',
] as const;

export type AccountField = (typeof AUSTRALIAN_FIELDS)[number] | (typeof INTERNATIONAL_FIELDS)[number];

/** True for an account in country 16 (Australia), and for one without a country (1-BANK-02, 1-BANK-03). */
export function isAustralianAccount(values: Pick<BankDetails, 'bankCountry'>): boolean {
  return values.bankCountry == null || values.bankCountry === AUSTRALIA_ID;
}

/** Returns the account fields on screen, in order (1-BANK-03, 1-BANK-04). */
export function bankFields(values: Pick<BankDetails, 'bankCountry'>): readonly AccountField[] {
  return isAustralianAccount(values) ? AUSTRALIAN_FIELDS : INTERNATIONAL_FIELDS;
}

/** True when the form has the reinvestment preference (1-BANK-05). */
export function asksForDrp(offer: Pick<Offer, 'allow_drp'>): boolean {
  return Boolean(offer.allow_drp);
}

/** Returns the names of the applicable fields (1-BANK-03 to 1-BANK-05, 1-BANK-08). */
export function applicableFields(
  values: Pick<BankDetails, 'bankCountry'>,
  context: Pick<SchemaContext, 'offer' | 'application'>,
): readonly (keyof BankDetails)[] {
  const drp = asksForDrp(context.offer) ? (['drpStatus'] as const) : [];
  const statement = asksForStatement(context) ? (['bank_statement'] as const) : [];
  return ['bankCountry', ...bankFields(values), ...drp, ...statement];
}

/** Form values of the step: the fields of Australian and foreign accounts, all of them present, as typed. */
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
 * Returns the form's first values: those of the chosen holding until the applicant types something (1-BANK-24 to 1-BANK-27). The account is
 * Australian until the applicant chooses another country.
 */
export function open(saved: BankDetails | undefined, { application }: Pick<SchemaContext, 'application'>): BankForm {
  return { ...EMPTY, ...(saved ?? defaultBankDetails(application.contact_details)) };
}

/**
 * Returns the values to save: the BSB with its dash, and only fields that apply to the account's country and the offer (1-BANK-04,
 * 1-BANK-23).
 */
export function settle(form: BankDetails, context: Pick<SchemaContext, 'offer' | 'application'>): BankDetails {
  return applyFormats(pickFields(form, applicableFields(form, context)), { bsb: formatBsb, accountName: trimText });
}

const READINGS: FieldReadings<BankDetails, ReadingContext> = {
  bankCountry: country(bankTexts.country, ({ bankCountry }) => bankCountry ?? AUSTRALIA_ID),
  accountName: text(bankTexts.accountName, ({ accountName }) => accountName),
  bsb: text(bankTexts.bsb, ({ bsb = '' }) => formatBsb(bsb)),
  accountNumber: {
    label: (values) => (isAustralianAccount(values) ? bankTexts.accountNumber : bankTexts.accountNumberOrIban),
    read: ({ accountNumber = '' }) => ({ kind: 'masked', value: accountNumber, name: bankTexts.hiddenNumber }),
  },
  swiftCode: text(bankTexts.swiftCode, ({ swiftCode }) => swiftCode),
  routingNumber: text(bankTexts.routingNumber, ({ routingNumber }) => routingNumber),
  accountHolderHomeAddress: text(bankTexts.accountHolderHomeAddress, (account) => account.accountHolderHomeAddress),
  bank_statement: {
    label: bankTexts.statement,
    read: ({ bank_statement: statement }, context) =>
      readDocuments(
        { kind: 'bank_statement', documents: [statement] },
        { step: 'bank_details', path: 'bank_statement' },
        context,
      ),
  },
  drpStatus: text(bankTexts.drp, ({ drpStatus }) => (drpStatus ? drpLabels[drpStatus] : '')),
};

/**
 * Describes the account (its number hidden until the reader reveals it), the statement and the reinvestment preference (1-BANK-03 to
 * 1-BANK-08).
 */
export function describe(values: BankDetails, context: ReadingContext): Section[] {
  const account: readonly string[] = ['bankCountry', ...bankFields(values)];
  const isWithout = describeAccount(values).length === 0;
  const fields = applicableFields(values, context).filter((field) => !isWithout || !account.includes(field));
  const none: Line = { path: 'accountNumber', label: bankTexts.account, kind: 'text', value: bankTexts.noAccount };
  return [
    {
      path: '',
      lines: [...(isWithout ? [none] : []), ...linesOf({ readings: READINGS, asked: fields }, values, context)],
    },
  ];
}

/** Summarises the account: only the end of its number, and the country of a foreign account. */
export function summarise(values: BankDetails): SummaryLine[] {
  const account = describeAccount(values);
  if (account.length === 0) return [bankTexts.noAccount];
  return [...account, isAustralianAccount(values) ? null : { id: values.bankCountry }];
}
