/** Ways to pay for an investment (1-PAY). */
import type { BankDetails, PaymentMethodCode } from '../model/application.ts';
import { AUSTRALIA_ID } from '../addresses/addressFields.ts';
import type { Offer, PaymentMethodName } from '../model/offer.ts';
import { amountOrZero, parseAmount } from './money.ts';

export interface PaymentChoice {
  /** C: by the methods below, instructions given later; D: debit of the account on file; N: debit of another account. */
  code: PaymentMethodCode;
  /** The methods behind C; none for D and N. */
  methods: PaymentMethodName[];
}

export type AccountOnFile = Pick<BankDetails, 'bankCountry' | 'bsb' | 'accountNumber'>;

const INSTRUCTED_METHODS: readonly PaymentMethodName[] = ['BPAY', 'Cheque', 'Electronic funds transfer'];

/**
 * Returns the payment codes on offer, in the order C, D, N (1-PAY-02 to 1-PAY-09). A regular plan is always debited. Otherwise the offer's
 * methods decide; below the offer's BPAY maximum BPAY is the only one. D needs an account on file that can be debited; without
 * `bankDetails` that is assumed.
 */
// Callers may not know the account yet; an options object would hide the three arguments that are always there.
// eslint-disable-next-line max-params
export function paymentChoices(
  offer: Pick<Offer, 'payment_methods' | 'max_bpay_payment_amount'>,
  investment: { payableNow?: string },
  isRegularPlan: boolean,
  bankDetails?: AccountOnFile,
): PaymentChoice[] {
  const debits = debitChoices(bankDetails);
  if (isRegularPlan) return debits;
  if (isBpayOnly(offer, investment)) return [{ code: 'C', methods: ['BPAY'] }];
  const methods = INSTRUCTED_METHODS.filter((method) => offer.payment_methods.includes(method));
  const instructed: PaymentChoice[] = methods.length > 0 ? [{ code: 'C', methods }] : [];
  return offer.payment_methods.includes('Direct debit') ? [...instructed, ...debits] : instructed;
}

/** True when the account given on Bank account details can be debited: Australian, with BSB and account number (1-PAY-03). */
export function isDebitable(account: AccountOnFile): boolean {
  const isAustralian = account.bankCountry == null || account.bankCountry === AUSTRALIA_ID;
  return isAustralian && Boolean(account.bsb?.trim()) && Boolean(account.accountNumber?.trim());
}

function debitChoices(bankDetails: AccountOnFile | undefined): PaymentChoice[] {
  const isOnFile = bankDetails === undefined || isDebitable(bankDetails);
  const codes: PaymentMethodCode[] = isOnFile ? ['D', 'N'] : ['N'];
  return codes.map((code) => ({ code, methods: [] }));
}

/** True if BPAY is accepted, its maximum set, and less than that payable now (1-PAY-07); the fee does not count. */
function isBpayOnly(
  offer: Pick<Offer, 'payment_methods' | 'max_bpay_payment_amount'>,
  investment: { payableNow?: string },
): boolean {
  const maximum = parseAmount(offer.max_bpay_payment_amount);
  if (!maximum || !offer.payment_methods.includes('BPAY')) return false;
  return amountOrZero(investment.payableNow).lt(maximum);
}
