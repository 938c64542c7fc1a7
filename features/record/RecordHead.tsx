import type { RecordAnswer } from '#api/recordsApi.ts';
import { recordTexts, submitterTexts } from '#domain/texts/record.ts';
import { receiptTexts } from '#domain/texts/receipt.ts';
import { Answers, type Answer } from '#features/ui/Answers.tsx';
import { Card } from '#features/ui/Card.tsx';
import { Money } from '#features/ui/Money.tsx';
import { SummaryLines } from '#features/ui/SummaryLines.tsx';
import { momentText, OFFER_ZONE } from '#domain/formats/moment.ts';
import styles from './record.module.css';

/** What was applied for, by whom, when and under which reference, and what is to be paid. */
export function RecordHead({ answer }: { answer: RecordAnswer }) {
  const { offer, summary } = answer.record;
  return (
    <Card title={offer.name} intro={offer.issuer}>
      {summary.amount !== '' && (
        <p className={styles.applied}>
          <strong>{summary.amount}</strong> {summary.measure}
        </p>
      )}
      <Answers answers={listFacts(answer)} />
    </Card>
  );
}

/** Returns the present status of an application that an adviser submitted for its investor's approval. */
function statusWords({ ended, approve_until: until }: Pick<RecordAnswer, 'ended' | 'approve_until'>): string {
  if (ended) return recordTexts.ended[ended];
  const moment = until ? momentText(until, OFFER_ZONE) : null;
  return moment === null ? recordTexts.waiting : recordTexts.waitingUntil(moment);
}

function listFacts({ record, ...standing }: RecordAnswer): Answer[] {
  const { application, summary, payment } = record;
  const { reference, status, submitted_at: submittedAt, submitted_by: submitter } = application;
  const facts: (Answer | false)[] = [
    { label: recordTexts.reference, value: reference },
    { label: recordTexts.submitted, value: momentText(submittedAt, OFFER_ZONE) ?? submittedAt },
    {
      label: recordTexts.submittedBy,
      value: <SummaryLines lines={[submitterTexts[submitter.role], submitter.name]} />,
    },
    status === 'pending_approval' && { label: recordTexts.status, value: statusWords(standing) },
    {
      label: receiptTexts.investors(summary.investors.length),
      value: <SummaryLines lines={summary.investors} />,
    },
    summary.adviser !== null && { label: receiptTexts.adviser, value: summary.adviser },
    {
      label: recordTexts.payable,
      value: payment.is_due ? (
        <Money currency={payment.currency_code} amount={payment.amount_due_formatted} />
      ) : (
        recordTexts.nothingPayable
      ),
    },
  ];
  return facts.filter((fact) => fact !== false);
}
