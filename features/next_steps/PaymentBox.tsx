import type { ReactNode } from 'react';
import type { Receipt } from '#domain/application/nextSteps.ts';
import { formatBsb } from '#domain/formats/format.ts';
import type { PaymentDue } from '#domain/money/paymentDue.ts';
import { receiptTexts as texts } from '#domain/texts/receipt.ts';
import { Card } from '#features/ui/Card.tsx';
import { CopyButton } from './CopyButton.tsx';
import { GroupedNumber } from './GroupedNumber.tsx';
import { Sum } from './Sum.tsx';
import styles from './nextSteps.module.css';

interface PaymentBoxProps {
  receipt: Pick<Receipt, 'amountLabel' | 'payment' | 'debitedAccount' | 'isWaiting'>;
  /** Includes the currency. */
  amountDue: string;
}

/** `Payment options`: the sum due now and, by method, the payee and the reference (2-NEXT-03, 2-NEXT-07, 2-NEXT-11). */
export function PaymentBox({ amountDue, receipt }: PaymentBoxProps) {
  const { amountLabel = texts.amountToPay, payment, debitedAccount, isWaiting } = receipt;
  const ways = debitedAccount ? [debit(debitedAccount)] : waysToPay(payment);
  const isDebited = payment?.code === 'D' || payment?.code === 'N';
  return (
    <Card title={texts.paymentOptions}>
      <dl className={styles.due}>
        <dt>{amountLabel}</dt>
        <dd>
          <Sum>{amountDue}</Sum>
          {ways.length > 0 && payment && !isDebited && (
            <CopyButton name={texts.copies.amount} value={payment.amount_due} />
          )}
        </dd>
      </dl>
      {(isWaiting || ways.length > 1) && (
        <p className={styles.oneOf}>{isWaiting ? texts.onceApproved : texts.payByOneOf}</p>
      )}
      <div className={styles.ways}>
        {ways.map(({ title, rows }) => (
          <div key={title}>
            <h3>{title}</h3>
            <Rows rows={rows} />
          </div>
        ))}
      </div>
      {ways.length === 0 && !isDebited && <p className={styles.oneOf}>{texts.instructionsByEmail}</p>}
    </Card>
  );
}

interface Row {
  label: string;
  value: string;
  /** Name of its copy button; absent for a value written by hand. */
  copy?: string;
}

interface WayToPay {
  title: string;
  rows: Row[];
}

function debit(account: string): WayToPay {
  return { title: texts.ways.debit, rows: [{ label: texts.debitedAccount, value: account }] };
}

/**
 * Returns the ways to pay that the service named; with manual invoices it names none, since the instructions follow by e-mail (2-NEXT-06).
 */
function waysToPay(payment: PaymentDue | null): WayToPay[] {
  if (payment === null || !payment.are_instructions_sent) return [];
  const { bpay, eft, cheque } = payment;
  const { copies } = texts;
  const ways: (WayToPay | null)[] = [
    bpay && {
      title: texts.ways.bpay,
      rows: [
        { label: texts.billerCode, value: bpay.biller_code, copy: copies.billerCode },
        { label: texts.paymentReference, value: bpay.reference, copy: copies.bpayReference },
      ],
    },
    eft && {
      title: texts.ways.eft,
      rows: [
        { label: texts.accountName, value: eft.account_name, copy: copies.accountName },
        { label: texts.bsb, value: formatBsb(eft.bsb), copy: copies.bsb },
        { label: texts.accountNumber, value: eft.account_number, copy: copies.accountNumber },
        { label: texts.paymentReference, value: eft.reference, copy: copies.eftReference },
      ],
    },
    cheque && {
      title: texts.ways.cheque,
      rows: [
        { label: texts.chequePayee, value: cheque.payee },
        { label: texts.paymentReference, value: cheque.reference },
      ],
    },
  ];
  return ways.filter((way) => way !== null);
}

function Rows({ rows }: { rows: readonly Row[] }): ReactNode {
  return (
    <dl className={styles.rows}>
      {rows.map(({ label, value, copy }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <GroupedNumber>{value}</GroupedNumber>
            {copy !== undefined && <CopyButton name={copy} value={typedElsewhere(label, value)} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Returns the value for another form, which takes a BSB without its dash. */
function typedElsewhere(label: string, value: string): string {
  return label === texts.bsb ? value.replace('-', '') : value;
}
