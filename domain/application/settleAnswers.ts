/**
 * Answers as they are stored, whichever way they were typed: what a form makes of a field that is left, and the service of what it is
 * sent, so that both keep the same (2-INV-37, 1-CONT-29, 1-AMT-22).
 */
import { normaliseDate, type DateKind } from '../formats/dates.ts';
import { settleAmount } from '../money/money.ts';
import { settlePhone } from '../formats/phones.ts';

type Settle = (text: string, today: string) => string;

const trimmed: Settle = (text) => text.trim();
const date =
  (kind: DateKind): Settle =>
  (text, today) =>
    normaliseDate(text, { kind, today });

/** By field name, at any depth; a name means the same wherever it stands. Every other field stays as it is. */
const SETTLERS = new Map<string, Settle>([
  ...['tel_mobile', 'adviser_mobile', 'mobileNumber'].map((name): [string, Settle] => [name, settlePhone]),
  ...['dateOfBirth', 'cp_dob'].map((name): [string, Settle] => [name, date('birth')]),
  ...['idDocDate', 'idDocDate2'].map((name): [string, Settle] => [name, date('expiry')]),
  ...['sophisticatedInvestorDocDate', 'submit_date'].map((name): [string, Settle] => [name, date('issue')]),
  ['totalAmount', (text) => settleAmount(text)],
  ...[
    'first_name',
    'last_name',
    'adviser_first_name',
    'adviser_last_name',
    'dealer_group_name',
    'legalFirstName',
    'middleNames',
    'legalLastName',
    'companyName',
    'trustName',
    'partnershipName',
    'adviser_name',
    'investor_name',
    'cp_name',
    'submit_person_name',
    'accountName',
  ].map((name): [string, Settle] => [name, trimmed]),
]);

/** The values with every answer in its stored form: E.164, DD/MM/YYYY, names without outer blanks. `today` is ISO. */
export function settleAnswers<Values>(values: Values, today: string): Values {
  return settleValue(values, today) as Values;
}

function settleValue(value: unknown, today: string): unknown {
  if (Array.isArray(value)) {
    const entries = value.map((entry) => settleValue(entry, today));
    return entries.some((entry, index) => entry !== value[index]) ? entries : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const changed = Object.entries(value).flatMap(([name, entry]: [string, unknown]) => {
    const settled =
      typeof entry === 'string' ? (SETTLERS.get(name)?.(entry, today) ?? entry) : settleValue(entry, today);
    return settled === entry ? [] : [[name, settled] as const];
  });
  return changed.length === 0 ? value : { ...value, ...Object.fromEntries(changed) };
}
