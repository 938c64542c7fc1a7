import type { Application, PaymentMethodCode, PaymentOptions, UploadedDocument } from '../../model/application.ts';
import type { Offer } from '../../model/offer.ts';
import { paymentChoices, type PaymentChoice } from '../../money/payment.ts';
import { asksForStatement } from '../../documents/statements.ts';
import { isRegularPlan } from '../../model/steps.ts';
import type { SchemaContext } from '../../rules/context.ts';
import { formatBsb } from '../../formats/format.ts';
import { pickFields, trimText, applyFormats } from '../../rules/fieldFormats.ts';
import { readDocuments } from '../../documents/describeDocuments.ts';
import { debitAuthorisation, describeAccount, describeChoice } from '../../money/describePayment.ts';
import { answerTexts } from '../../texts/answers.ts';
import { bankTexts } from '../../texts/bank.ts';
import { paymentTexts } from '../../texts/payment.ts';
import {
  linesOf,
  text,
  type Answer,
  type FieldReadings,
  type Line,
  type ReadingContext,
  type Section,
  type SummaryContext,
  type SummaryLine,
} from '../../rules/description.ts';

/** Returns the payment codes offered to this application, D only with an account on file (1-PAY-03, 1-PAY-06 to 1-PAY-09). */
export function offeredPayments(offer: Offer, application: Application): PaymentChoice[] {
  const investment = application.purchase_amount ?? {};
  return paymentChoices(offer, investment, isRegularPlan(application.purchase_amount), application.bank_details ?? {});
}

/** True when the fields of another account apply: method N only (1-PAY-13 to 1-PAY-18). */
export function paysFromOtherAccount(values: Pick<PaymentOptions, 'paymentMethod'>): boolean {
  return values.paymentMethod === 'N';
}

/** True when the authorisation text applies: any direct debit (1-PAY-10). */
export function authorisesDebit(values: Pick<PaymentOptions, 'paymentMethod'>): boolean {
  return values.paymentMethod === 'D' || values.paymentMethod === 'N';
}

/** True when the statement upload of another account applies (1-PAY-22, 1-PAY-23). */
export function asksForPaymentStatement(
  context: Pick<SchemaContext, 'offer' | 'application'>,
  values: PaymentOptions,
): boolean {
  return paysFromOtherAccount(values) && asksForStatement(context);
}

/** Returns the only code offered, so that there is nothing to choose (1-PAY-11); undefined when there are several or none. */
export function onlyPaymentCode(offer: Offer, application: Application): PaymentMethodCode | undefined {
  const [only, ...others] = offeredPayments(offer, application);
  return others.length === 0 ? only?.code : undefined;
}

/** True when a saved choice is no longer offered, so that the applicant has to choose again (1-PAY-11). */
export function hasLostChoice(offer: Offer, application: Application): boolean {
  const chosen = application.payment_options?.paymentMethod;
  return Boolean(chosen) && offeredPayments(offer, application).every(({ code }) => code !== chosen);
}

/** Returns the names of the applicable fields (1-PAY-12 to 1-PAY-18, 1-PAY-22). */
export function applicableFields(
  values: PaymentOptions,
  context: Pick<SchemaContext, 'offer' | 'application'>,
): readonly (keyof PaymentOptions)[] {
  if (!paysFromOtherAccount(values)) return ['paymentMethod'];
  const statement = asksForPaymentStatement(context, values) ? (['payment_bank_statement'] as const) : [];
  return ['paymentMethod', 'accountName', 'bsb', 'accountNumber', ...statement];
}

/** Form values of the step: the choice, and the other account of method N, as typed. */
export interface PaymentForm extends Required<PaymentOptions> {
  paymentMethod: PaymentMethodCode | '';
  payment_bank_statement: UploadedDocument | null;
}

const EMPTY: PaymentForm = {
  paymentMethod: '',
  accountName: '',
  bsb: '',
  accountNumber: '',
  payment_bank_statement: null,
};

/**
 * Returns the form's first values. The only offered code is preselected, but never instead of another choice that was saved before: the
 * applicant has to replace a choice that is no longer offered (1-PAY-11).
 */
export function open(
  saved: PaymentOptions | undefined,
  { offer, application }: Pick<SchemaContext, 'offer' | 'application'>,
): PaymentForm {
  const isAsked = application.payment_options?.paymentMethod !== undefined;
  const chosen = saved?.paymentMethod || (isAsked ? undefined : onlyPaymentCode(offer, application));
  const isOffered = offeredPayments(offer, application).some(({ code }) => code === chosen);
  return { ...EMPTY, ...saved, paymentMethod: isOffered && chosen ? chosen : '' };
}

/** Returns the values to save: the choice, and with method N the account, its BSB with a dash (1-PAY-12, 1-PAY-18). */
export function settle(form: PaymentOptions, context: Pick<SchemaContext, 'offer' | 'application'>): PaymentOptions {
  return applyFormats(pickFields(form, applicableFields(form, context)), { bsb: formatBsb, accountName: trimText });
}

const READINGS: FieldReadings<PaymentOptions, ReadingContext> = {
  paymentMethod: { label: paymentTexts.method, read: choice },
  accountName: text(paymentTexts.accountName, ({ accountName }) => accountName),
  bsb: text(paymentTexts.bsb, ({ bsb = '' }) => formatBsb(bsb)),
  accountNumber: {
    label: paymentTexts.accountNumber,
    read: ({ accountNumber = '' }) => ({ kind: 'masked', value: accountNumber, name: bankTexts.hiddenNumber }),
  },
  payment_bank_statement: {
    label: paymentTexts.bankStatement,
    read: ({ payment_bank_statement: statement }, context) =>
      readDocuments({ kind: 'bank_statement', documents: [statement] }, PLACE, context),
  },
};

const PLACE = { step: 'payment_options', path: 'payment_bank_statement' } as const;

/** Describes the chosen way to pay, with its methods or its account, and the direct debit authority (1-PAY-02, 1-PAY-03, 1-PAY-10). */
export function describe(values: PaymentOptions, context: ReadingContext): Section[] {
  return [
    {
      path: '',
      lines: [
        ...linesOf({ readings: READINGS, asked: applicableFields(values, context) }, values, context),
        ...authorisation(values, context),
      ],
    },
  ];
}

/** Returns the answer about the chosen way to pay; a choice that is no longer on offer counts as not supplied. */
function choice({ paymentMethod }: PaymentOptions, { offer, application }: SummaryContext): Answer {
  const offered = offeredPayments(offer, application);
  const chosen = offered.find(({ code }) => code === paymentMethod);
  if (!chosen) return { kind: 'status', value: answerTexts.notSupplied, isDone: false };
  const behind = chosen.methods.length > 1 ? paymentTexts.methods(chosen.methods) : undefined;
  const onFile = chosen.code === 'D' ? describeAccount(application.bank_details ?? {}).join(', ') : undefined;
  return { kind: 'text', value: [describeChoice(chosen, offered), behind ?? onFile].filter(Boolean).join(': ') };
}

function authorisation(values: PaymentOptions, { offer, application, currency }: SummaryContext): Line[] {
  if (!authorisesDebit(values)) return [];
  const value = debitAuthorisation(offer, application, currency);
  return [{ path: 'paymentMethod', label: paymentTexts.authorisationTitle, kind: 'text', value }];
}

/** Summarises the chosen way to pay; empty while the stored choice is not on offer. */
export function summarise(values: PaymentOptions, { offer, application }: SummaryContext): SummaryLine[] {
  const offered = offeredPayments(offer, application);
  const chosen = offered.find(({ code }) => code === values.paymentMethod);
  if (!chosen) return [];
  return [describeChoice(chosen, offered), ...(paysFromOtherAccount(values) ? describeAccount(values) : [])];
}
