import type { RecordAnswer } from '#api/recordsApi.ts';
import { statusWords } from '#domain/application/statusWords.ts';
import { stillPayable } from '#domain/application/receivedPayments.ts';
import { formatMoney, isZeroMoney } from '#domain/money/money.ts';
import { isPayable } from '#domain/statuses.ts';
import { allotmentTexts } from '#domain/texts/allotment.ts';
import { recordTexts, submitterTexts } from '#domain/texts/record.ts';
import { holdingTexts } from '#domain/texts/holdings.ts';
import { receiptTexts } from '#domain/texts/receipt.ts';
import { Answers, type Answer } from '#features/ui/Answers.tsx';
import { Card } from '#features/ui/Card.tsx';
import { Money } from '#features/ui/Money.tsx';
import { SummaryLines } from '#features/ui/SummaryLines.tsx';
import { momentText } from '#domain/formats/moment.ts';
import { zoneOf } from '#domain/formats/zones.ts';
import styles from './record.module.css';

/** Shows the investment, the submitter, the time, the reference and the sum to pay. */
export function RecordHead({ answer }: { answer: RecordAnswer }) {
  const { offer, summary } = answer.record;
  return (
    <Card title={offer.name} intro={offer.issuer}>
      {summary.amount !== '' && (
        <p className={styles.applied}>
          <strong>{summary.amount}</strong>
          <span>{` ${summary.measure}`}</span>
        </p>
      )}
      <Answers answers={listFacts(answer)} />
    </Card>
  );
}

function listFacts(answer: RecordAnswer): Answer[] {
  const { application, offer, summary, payment } = answer.record;
  const { received, allotted } = answer;
  const left = stillPayable({ due: payment.amount_due, received });
  const { reference, submitted_at: submittedAt, submitted_by: submitter, changed } = application;
  const facts: (Answer | false)[] = [
    { label: recordTexts.reference, value: reference },
    { label: recordTexts.submitted, value: momentText(submittedAt, zoneOf(offer)) ?? submittedAt },
    {
      label: recordTexts.submittedBy,
      value: <SummaryLines lines={[submitterTexts[submitter.role], submitter.name]} />,
    },
    changed !== undefined && {
      label: recordTexts.changed,
      value: (
        <SummaryLines
          lines={[momentText(changed.at, zoneOf(offer)) ?? changed.at, recordTexts.changedBy(changed.by)]}
        />
      ),
    },
    { label: recordTexts.status, value: statusWords(answer, zoneOf(offer)) },
    {
      label: receiptTexts.investors(summary.investors.length),
      value: <SummaryLines lines={summary.investors} />,
    },
    summary.holding !== undefined && { label: holdingTexts.holding, value: summary.holding },
    answer.holder_number !== undefined && { label: holdingTexts.number, value: answer.holder_number },
    summary.adviser !== null && { label: receiptTexts.adviser, value: summary.adviser },
    allotted.length > 0 && { label: allotmentTexts.label, value: <SummaryLines lines={allotted} /> },
    !isZeroMoney(received) && {
      label: recordTexts.received,
      value: <Money currency={payment.currency_code} amount={formatMoney(received)} />,
    },
    {
      label: recordTexts.payable,
      value:
        payment.is_due && isPayable(answer.status) && !isZeroMoney(left) ? (
          <Money currency={payment.currency_code} amount={formatMoney(left)} />
        ) : (
          recordTexts.nothingPayable
        ),
    },
  ];
  return facts.filter((fact) => fact !== false);
}
