import { useEffect, useRef } from 'react';
import type { ListedApplication } from '#api/issuerApi.ts';
import { totalsOf } from '#domain/application/issuerList.ts';
import { movesFrom, type MoveKind } from '#domain/application/moves.ts';
import { zoneOf } from '#domain/formats/zones.ts';
import { formatMoney } from '#domain/money/money.ts';
import { allotmentTexts } from '#domain/texts/allotment.ts';
import { issuerListTexts } from '#domain/texts/issuerList.ts';
import { movesTexts } from '#domain/texts/moves.ts';
import { AllotmentDay, AllotmentFields } from '#features/parts/applications/AllotmentFields.tsx';
import { RejectReasonField, useRejectReason } from '#features/parts/applications/RejectReasonField.tsx';
import { useAllotment } from '#features/parts/applications/useAllotment.ts';
import { Answers } from '#features/ui/Answers.tsx';
import { Button } from '#features/ui/Button.tsx';
import { ButtonRow } from '#features/ui/ButtonRow.tsx';
import { Money } from '#features/ui/Money.tsx';
import { Table } from '#features/ui/Table.tsx';
import styles from './applications.module.css';
import { useManyMoves } from './useManyMoves.ts';

const texts = movesTexts.several;

interface DecideManyProps {
  kind: MoveKind;
  /** Chosen applications, as the list showed them. */
  chosen: readonly ListedApplication[];
  /** Called once decisions were made or taken back. */
  onDecided: () => void;
  onBack: () => void;
}

/** Page on which one decision is made on several applications: how many, their sum, and then the outcome of each. */
export function DecideMany({ kind, chosen, onDecided, onBack }: DecideManyProps) {
  const applications = chosen.filter(({ status }) => movesFrom(status).includes(kind));
  const others = chosen.length - applications.length;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const reason = useRejectReason();
  const allotment = useAllotment(
    applications.map(({ units }) => ({ units: units ?? '', holderNumber: '' })),
    zoneOf({ time_zone: applications[0]?.offer.time_zone }),
  );
  const { outcomes, count, isBusy, decide, takeBack } = useManyMoves(applications, () => {
    onDecided();
    // The pressed button may be gone.
    heading.current?.focus();
  });
  const isKept = count('notTakenBack') > 0;
  const [left, done] = [count(undefined) + count('failed'), count('done') + count('notTakenBack')];
  const start = async () => {
    if (kind === 'complete') {
      const allotted = allotment.read();
      if (allotted !== null) await decide(kind, (index) => ({ reason: null, allotment: allotted[index] ?? null }));
      return;
    }
    const given = kind === 'reject' ? reason.read() : null;
    if (kind !== 'reject' || given !== null) await decide(kind, () => ({ reason: given, allotment: null }));
  };
  const isOpen = outcomes.size === 0;
  const title = texts.titles[kind](applications.length);
  return (
    <section className={styles.found} aria-labelledby="issuer-decide">
      <h2 id="issuer-decide" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <Totals applications={applications} />
      {others > 0 && <p>{texts.others(others)}</p>}
      {kind === 'reject' && isOpen && <RejectReasonField {...reason} />}
      {kind === 'withdraw' && isOpen && <p>{movesTexts.withdrawHelp}</p>}
      {kind === 'complete' && isOpen && (
        <>
          <p>{allotmentTexts.help}</p>
          <AllotmentDay {...allotment} />
        </>
      )}
      <p role="status">{!isOpen && texts.progress(done, applications.length)}</p>
      <p role="status">{isKept && movesTexts.failures.takeBack.failed}</p>
      {done > 0 && <p>{texts.takeBackHelp}</p>}
      <ButtonRow>
        {left > 0 && (
          <Button kind="primary" isBusy={isBusy} onClick={() => void start()}>
            {isOpen ? title : texts.tryAgain(left)}
          </Button>
        )}
        {done > 0 && (
          <Button isBusy={isBusy} onClick={() => void takeBack()}>
            {texts.takeBack(done)}
          </Button>
        )}
        <Button isBusy={isBusy} onClick={onBack}>
          {isOpen ? texts.cancel : texts.back}
        </Button>
      </ButtonRow>
      <Table
        label={title}
        heads={[
          issuerListTexts.investor,
          issuerListTexts.amount,
          kind === 'complete' && isOpen ? allotmentTexts.label : texts.outcome,
        ]}
        amounts={[issuerListTexts.amount]}
        rows={applications.map(({ application_id: id, investor_name: name, reference, amount, currency }, index) => {
          const outcome = outcomes.get(id)?.state;
          return {
            key: id,
            cells: [
              <span key="investor" className={styles.investor} translate="no">
                <span>{name || issuerListTexts.nameless}</span>
                <small>{reference}</small>
              </span>,
              amount !== null && <Money key="amount" currency={currency} amount={formatMoney(amount)} />,
              outcome ? (
                texts.outcomes[outcome]
              ) : kind === 'complete' ? (
                <AllotmentFields key="allotment" {...allotment} index={index} name={name || reference} />
              ) : undefined,
            ],
          };
        })}
      />
    </section>
  );
}

function Totals({ applications }: { applications: readonly ListedApplication[] }) {
  return (
    <Answers
      answers={totalsOf(applications).map(({ currency, amount }) => ({
        label: texts.sum,
        value: <Money currency={currency} amount={formatMoney(amount)} />,
      }))}
    />
  );
}
