import type { BankDetails } from '#domain/application.ts';
import { describeAccount } from '#domain/money/describePayment.ts';
import { isAustralianAccount } from '#domain/stepRules/bank_details/asked.ts';
import { bankTexts } from '#domain/texts/bank.ts';
import { CountryName } from '#features/parts/countries/CountryName.tsx';
import { SummaryLines } from '#features/ui/SummaryLines.tsx';

/** The account in the progress sidebar; of its number only the end, and the country of an account abroad. */
export function BankDetailsSummary({ values }: { values: BankDetails }) {
  const account = describeAccount(values);
  const { bankCountry } = values;
  const country = bankCountry != null && !isAustralianAccount(values) && <CountryName id={bankCountry} />;
  return <SummaryLines lines={account.length > 0 ? [...account, country || undefined] : [bankTexts.noAccount]} />;
}
