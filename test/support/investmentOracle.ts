/**
 * The figures of an investment once more, written apart from domain/ from the words of the requirements, with exact fractions of
 * BigInt: numbers are [numerator, denominator], denominator positive. It knows no decimal library and shares no line with domain/.
 */
export interface OracleOffer {
  category: string;
  feeType: string | null;
  feePercentage: string | null;
  price: string;
  unitPrecision: number;
  partlyPaid: boolean;
  partlyPaidPercentage: string | null;
  unitsRounding: string;
  valueRounding: string;
}

export interface OracleFigures {
  totalValue: string;
  numberSecurities: string;
  feeAmount: string;
  payableNow: string;
  payableLater: string;
  dueNow: string;
}

type Fraction = readonly [bigint, bigint];

const ZERO: Fraction = [0n, 1n];

export function investmentOracle(offer: OracleOffer, entered: string, isRegularPlan: boolean): OracleFigures {
  const typed = fraction(entered);
  if (isRegularPlan) return write({ value: cents(typed), number: '0', fee: ZERO, now: ZERO, later: ZERO, due: ZERO });

  const byMoney = ['U', 'D', 'F', 'L'].includes(offer.category);
  const percent = offer.feePercentage === null ? ZERO : fraction(offer.feePercentage);
  const price = fraction(offer.price);
  let value = byMoney ? cents(typed) : round(times(typed, price), 2, offer.unitsRounding);
  let fee = ZERO;
  if (offer.feeType === 'ADD_TO_TOTAL') fee = cents(taxed(times(byMoney ? typed : value, percent)));
  if (offer.feeType === 'DEDUCT_FROM_TOTAL' && byMoney) {
    fee = cents(taxed(times(typed, percent)));
    if (isLess(value, fee)) fee = value;
    value = minus(value, fee);
  }

  const share =
    offer.partlyPaid && offer.partlyPaidPercentage !== null
      ? fraction(offer.partlyPaidPercentage)
      : ([100n, 1n] as const);
  const now = offer.partlyPaid ? cents(times(times(value, share), [1n, 100n])) : value;
  const onPayable = offer.feeType === 'ADD_TO_PAYABLE' || offer.feeType === 'DEDUCT_FROM_PAYABLE';
  if (onPayable) fee = cents(times(times(now, percent), [1n, 100n]));
  const due = offer.feeType === 'DEDUCT_FROM_PAYABLE' ? now : plus(now, fee);
  const number = byMoney ? units(offer, value, price) : plain(typed);
  return write({ value, number, fee, now, later: minus(value, now), due });
}

function units(offer: OracleOffer, value: Fraction, price: Fraction): string {
  if (price[0] === 0n) return '0';
  return fixed(
    round([value[0] * price[1], value[1] * price[0]], offer.unitPrecision, offer.valueRounding),
    offer.unitPrecision,
  );
}

function write(f: {
  value: Fraction;
  number: string;
  fee: Fraction;
  now: Fraction;
  later: Fraction;
  due: Fraction;
}): OracleFigures {
  return {
    totalValue: fixed(f.value, 2),
    numberSecurities: f.number,
    feeAmount: fixed(f.fee, 2),
    payableNow: fixed(f.now, 2),
    payableLater: fixed(f.later, 2),
    dueNow: fixed(f.due, 2),
  };
}

function fraction(text: string): Fraction {
  const [whole = '0', decimals = ''] = text.split('.');
  return [BigInt(whole + decimals), 10n ** BigInt(decimals.length)];
}

function times(a: Fraction, b: Fraction): Fraction {
  return [a[0] * b[0], a[1] * b[1]];
}

function plus(a: Fraction, b: Fraction): Fraction {
  return [a[0] * b[1] + b[0] * a[1], a[1] * b[1]];
}

function minus(a: Fraction, b: Fraction): Fraction {
  return plus(a, [-b[0], b[1]]);
}

function isLess(a: Fraction, b: Fraction): boolean {
  return a[0] * b[1] < b[0] * a[1];
}

/** A percentage of something, with 10 % tax on it. */
function taxed(product: Fraction): Fraction {
  return times(product, [11n, 1000n]);
}

function cents(a: Fraction): Fraction {
  return round(a, 2, 'ROUND_HALF_UP');
}

/** For values from zero up: floor and ceiling are down and up. */
function round(a: Fraction, decimals: number, mode: string): Fraction {
  const scale = 10n ** BigInt(decimals);
  const scaled = a[0] * scale;
  const floor = scaled / a[1];
  const rest = scaled % a[1];
  return [floor + (goesUp(mode, { floor, rest, unit: a[1] }) ? 1n : 0n), scale];
}

function goesUp(mode: string, { floor, rest, unit }: { floor: bigint; rest: bigint; unit: bigint }): boolean {
  const twice = rest * 2n;
  switch (mode) {
    case 'ROUND_UP':
    case 'ROUND_CEILING':
      return rest > 0n;
    case 'ROUND_DOWN':
    case 'ROUND_FLOOR':
      return false;
    case 'ROUND_HALF_DOWN':
      return twice > unit;
    case 'ROUND_HALF_EVEN':
      return twice > unit || (twice === unit && floor % 2n === 1n);
    default:
      return twice >= unit;
  }
}

function fixed(a: Fraction, decimals: number): string {
  const scaled = (a[0] * 10n ** BigInt(decimals)) / a[1];
  const digits = scaled.toString().padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** A typed decimal without needless zeros. */
function plain([numerator, denominator]: Fraction): string {
  const decimals = denominator.toString().length - 1;
  const text = fixed([numerator, denominator], decimals);
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}
