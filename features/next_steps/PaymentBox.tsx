import type { PaymentDue } from '#domain/money/paymentDue.ts';
import { nextStepsTexts as texts } from '#domain/texts/nextSteps.ts';
import { Answers, type Answer } from '#features/ui/Answers.tsx';
import { Card, CardPart } from '#features/ui/Card.tsx';
import { Digits } from '#features/ui/Money.tsx';

interface PaymentBoxProps {
  /** With its currency. */
  amountDue: string;
  amountLabel: string | undefined;
  /** Null in a preview: nothing was lodged, so there is nothing to refer to. */
  payment: PaymentDue | null;
}

/** `Payment options`: what to pay now and, by method, where to and under which reference (2-NEXT-03, 2-NEXT-11). */
export function PaymentBox({ amountDue, amountLabel = texts.amountToPay, payment }: PaymentBoxProps) {
  return (
    <Card title={texts.paymentOptions}>
      <Answers answers={[{ label: amountLabel, value: <Digits>{amountDue}</Digits> }]} />
      {waysToPay(payment).map(({ title, answers }) => (
        <CardPart key={title} title={title}>
          <Answers answers={answers} />
        </CardPart>
      ))}
    </Card>
  );
}

interface WayToPay {
  title: string;
  answers: Answer[];
}

/** The ways that the service named; with manual invoices it names none, since the instructions follow by e-mail. */
function waysToPay(payment: PaymentDue | null): WayToPay[] {
  if (payment === null || !payment.are_instructions_sent) return [];
  const { bpay, eft, cheque } = payment;
  const ways: (WayToPay | null)[] = [
    bpay && {
      title: texts.ways.bpay,
      answers: [row(texts.billerCode, bpay.biller_code), row(texts.paymentReference, bpay.reference)],
    },
    eft && {
      title: texts.ways.eft,
      answers: [
        row(texts.accountName, eft.account_name),
        row(texts.bsb, eft.bsb),
        row(texts.accountNumber, eft.account_number),
        row(texts.paymentReference, eft.reference),
      ],
    },
    cheque && {
      title: texts.ways.cheque,
      answers: [row(texts.chequePayee, cheque.payee), row(texts.paymentReference, cheque.reference)],
    },
  ];
  return ways.filter((way) => way !== null);
}

function row(label: string, value: string): Answer {
  return { label, value };
}
