import { useEffect, useRef, useState } from 'react';
import type { ManagedApplication } from '#api/issuerApi.ts';
import { paymentWords } from '#domain/application/issuerPage.ts';
import { MOST_PAYMENTS, paidState, stillPayable } from '#domain/application/receivedPayments.ts';
import { momentText } from '#domain/formats/moment.ts';
import { formatMoney } from '#domain/money/money.ts';
import { isPayable } from '#domain/statuses.ts';
import { receivedTexts as texts } from '#domain/texts/received.ts';
import { Answers, type Answer } from '#features/ui/Answers.tsx';
import { Button } from '#features/ui/Button.tsx';
import { Card } from '#features/ui/Card.tsx';
import { Money } from '#features/ui/Money.tsx';
import type { Managed } from '../ManagedContext.ts';
import { RecordPayment } from './RecordPayment.tsx';
import { RemovePayment } from './RemovePayment.tsx';
import styles from './staff.module.css';

type Received = ManagedApplication['payment'];
type RecordedPayment = Received['payments'][number];

interface PaymentProps {
  managed: Managed;
  /** Time zone of the offer. */
  zone: string;
}

/** Payments that were received for the application: their sum, each of them, and recording another one. */
export function Payment({ managed, zone }: PaymentProps) {
  const { payment, status, is_archived: isArchived } = managed.answer;
  const [isRecording, setRecording] = useState(false);
  const [removed, setRemoved] = useState<RecordedPayment | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  // Once the dialog is gone: the button that opened it may be gone as well.
  useEffect(() => {
    if (said !== null) place.current?.focus();
  }, [said]);
  const done = (words: string) => {
    setRecording(false);
    setRemoved(null);
    setSaid(words);
  };
  const canRecord = !isArchived && isPayable(status) && payment.payments.length < MOST_PAYMENTS;
  return (
    <Card title={texts.title}>
      <div className={styles.payment} ref={place} tabIndex={-1}>
        <Sums payment={payment} />
        {payment.payments.length > 0 && (
          <ul className={styles.entries}>
            {payment.payments.map((each) => (
              <Entry
                key={each.id}
                payment={each}
                currency={payment.currency}
                zone={zone}
                onRemove={
                  isArchived
                    ? undefined
                    : () => {
                        setSaid(null);
                        setRemoved(each);
                      }
                }
              />
            ))}
          </ul>
        )}
        {canRecord && (
          <div className={styles.moves} data-print="no">
            <Button
              onClick={() => {
                setSaid(null);
                setRecording(true);
              }}
            >
              {texts.record}
            </Button>
          </div>
        )}
        {!isPayable(status) && <p>{texts.returned}</p>}
        <span role="status">{said}</span>
      </div>
      {isRecording && (
        <RecordPayment
          managed={managed}
          zone={zone}
          onClose={() => setRecording(false)}
          onDone={() => done(texts.recorded)}
          onConflict={() => done(texts.failures.conflict)}
        />
      )}
      {removed && (
        <RemovePayment
          managed={managed}
          payment={removed}
          onClose={() => setRemoved(null)}
          onDone={() => done(texts.removed)}
        />
      )}
    </Card>
  );
}

/** Payable amount, the sum that was received, and the difference. */
function Sums({ payment }: { payment: Received }) {
  const state = paidState(payment);
  const { currency, due, received, payments } = payment;
  const sum = (label: string, amount: string): Answer => ({
    label,
    value: <Money currency={currency} amount={formatMoney(amount)} />,
  });
  if (state === null) return <p>{texts.nothing}</p>;
  return (
    <>
      <Answers
        answers={[
          sum(texts.payable, due),
          sum(texts.received, received),
          ...(state === 'part' ? [sum(texts.left, stillPayable(payment))] : []),
          ...(state === 'over' ? [sum(texts.over, stillPayable({ due: received, received: due }))] : []),
        ]}
      />
      {payments.length === 0 && <p className={styles.quiet}>{texts.none}</p>}
    </>
  );
}

interface EntryProps {
  payment: RecordedPayment;
  currency: string;
  zone: string;
  /** Left out if it cannot be removed. */
  onRemove: (() => void) | undefined;
}

function Entry({ payment, currency, zone, onRemove }: EntryProps) {
  const { at, author, bank_reference: bankReference } = payment;
  const words = paymentWords({ currency, ...payment });
  return (
    <li>
      <span>{words}</span>
      {bankReference !== '' && <small translate="no">{bankReference}</small>}
      <small>{texts.by(author, momentText(at, zone) ?? at)}</small>
      {onRemove && (
        <Button kind="link" data-print="no" aria-label={texts.removeWhich(words)} onClick={onRemove}>
          {texts.remove}
        </Button>
      )}
    </li>
  );
}
