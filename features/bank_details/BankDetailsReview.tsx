import type { Application, BankDetails } from '#domain/application.ts';
import { describeAccount } from '#domain/money/describePayment.ts';
import { formatBsb } from '#domain/formats/format.ts';
import { AUSTRALIA_ID } from '#domain/people/identityDocuments.ts';
import type { Offer } from '#domain/offer.ts';
import { isAustralianAccount, showsBankStatement, showsDrp } from '#domain/stepRules/bank_details/asked.ts';
import { bankStatementRule } from '#domain/readiness/statements.ts';
import { bankTexts, drpLabels } from '#domain/texts/bank.ts';
import { AbsentStatement } from '#features/parts/documents/AbsentStatement.tsx';
import { Answers, DoneMark, type Answer } from '#features/ui/Answers.tsx';
import { CountryName } from '#features/parts/countries/CountryName.tsx';
import { HiddenValue } from '#features/ui/HiddenValue.tsx';
import { Digits } from '#features/ui/Money.tsx';

interface BankDetailsReviewProps {
  values: BankDetails;
  offer: Offer;
  application: Application;
}

/** The account with its number hidden until asked for, the statement and the reinvestment preference. */
export function BankDetailsReview({ values, offer, application }: BankDetailsReviewProps) {
  const drp: Answer[] =
    showsDrp(offer) && values.drpStatus ? [{ label: bankTexts.drp, value: drpLabels[values.drpStatus] }] : [];
  return <Answers answers={[...accountAnswers(values), ...statementAnswers({ values, offer, application }), ...drp]} />;
}

function accountAnswers(values: BankDetails): Answer[] {
  if (describeAccount(values).length === 0) return [{ label: bankTexts.account, value: bankTexts.noAccount }];
  const number = { value: <HiddenValue name={bankTexts.hiddenNumber} value={values.accountNumber ?? ''} /> };
  const shared: Answer[] = [
    { label: bankTexts.country, value: <CountryName id={values.bankCountry ?? AUSTRALIA_ID} /> },
    { label: bankTexts.accountName, value: values.accountName },
  ];
  if (isAustralianAccount(values)) {
    return [
      ...shared,
      { label: bankTexts.bsb, value: <Digits>{formatBsb(values.bsb ?? '')}</Digits> },
      { label: bankTexts.accountNumber, ...number },
    ];
  }
  return [
    ...shared,
    { label: bankTexts.accountNumberOrIban, ...number },
    { label: bankTexts.swiftCode, value: values.swiftCode },
    ...(values.routingNumber ? [{ label: bankTexts.routingNumber, value: values.routingNumber }] : []),
    { label: bankTexts.accountHolderHomeAddress, value: values.accountHolderHomeAddress },
  ];
}

function statementAnswers({ values, offer, application }: BankDetailsReviewProps): Answer[] {
  if (!showsBankStatement({ offer, application })) return [];
  const isRequired = bankStatementRule(offer, application.contact_details?.holdingProfileType) === 'REQUIRED';
  const absent = <AbsentStatement step="bank_details" isRequired={isRequired} />;
  return [
    {
      label: bankTexts.statement,
      value: values.bank_statement ? <DoneMark>{values.bank_statement.filename}</DoneMark> : absent,
    },
  ];
}
