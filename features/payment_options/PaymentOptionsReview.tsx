import type { Application, PaymentOptions } from '#domain/application.ts';
import { debitAuthorisation, describeAccount, describeChoice } from '#domain/money/describePayment.ts';
import { formatBsb } from '#domain/formats/format.ts';
import type { Offer } from '#domain/offer.ts';
import {
  offeredPayments,
  showsAuthorisation,
  showsOtherAccount,
  showsPaymentStatement,
} from '#domain/stepRules/payment_options/asked.ts';
import { bankStatementRule } from '#domain/readiness/statements.ts';
import { bankTexts } from '#domain/texts/bank.ts';
import { paymentTexts } from '#domain/texts/payment.ts';
import { AbsentStatement } from '#features/parts/documents/AbsentStatement.tsx';
import { Answers, DoneMark, Missing, type Answer } from '#features/ui/Answers.tsx';
import { HiddenValue } from '#features/ui/HiddenValue.tsx';
import { Digits } from '#features/ui/Money.tsx';

interface PaymentOptionsReviewProps {
  values: PaymentOptions;
  offer: Offer;
  application: Application;
  currency: string;
}

/** The chosen way to pay, with its methods or its account, and what is authorised by it. */
export function PaymentOptionsReview({ values, offer, application, currency }: PaymentOptionsReviewProps) {
  const chosen = offeredPayments(offer, application).find(({ code }) => code === values.paymentMethod);
  if (!chosen) return <Answers answers={[{ label: paymentTexts.method, value: <Missing /> }]} />;
  const behind = chosen.methods.length > 1 ? paymentTexts.methods(chosen.methods) : undefined;
  const onFile = chosen.code === 'D' ? describeAccount(application.bank_details ?? {}).join(', ') : undefined;
  const authorisation: Answer[] = showsAuthorisation(values)
    ? [{ label: paymentTexts.authorisationTitle, value: debitAuthorisation(offer, application, currency) }]
    : [];
  return (
    <Answers
      answers={[
        { label: paymentTexts.method, value: [describeChoice(chosen), behind ?? onFile].filter(Boolean).join(': ') },
        ...(showsOtherAccount(values) ? accountAnswers(values) : []),
        ...statementAnswers({ values, offer, application }),
        ...authorisation,
      ]}
    />
  );
}

function accountAnswers(values: PaymentOptions): Answer[] {
  return [
    { label: paymentTexts.accountName, value: values.accountName },
    { label: paymentTexts.bsb, value: <Digits>{formatBsb(values.bsb ?? '')}</Digits> },
    {
      label: paymentTexts.accountNumber,
      value: <HiddenValue name={bankTexts.hiddenNumber} value={values.accountNumber ?? ''} />,
    },
  ];
}

function statementAnswers({ values, offer, application }: Omit<PaymentOptionsReviewProps, 'currency'>): Answer[] {
  if (!showsPaymentStatement({ offer, application }, values)) return [];
  const isRequired = bankStatementRule(offer, application.contact_details?.holdingProfileType) === 'REQUIRED';
  const absent = <AbsentStatement step="payment_options" isRequired={isRequired} />;
  return [
    {
      label: paymentTexts.bankStatement,
      value: values.payment_bank_statement ? <DoneMark>{values.payment_bank_statement.filename}</DoneMark> : absent,
    },
  ];
}
