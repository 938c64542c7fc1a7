import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { historySentence } from '#domain/application/issuerPage.ts';
import { movesFrom, NO_DETAILS, type MoveKind } from '#domain/application/moves.ts';
import { fromIsoDate } from '#domain/formats/dates.ts';
import { momentText } from '#domain/formats/moment.ts';
import { formatQuantity, isZeroMoney, moneyInWords } from '#domain/money/money.ts';
import { asEditedStatus } from '#domain/statuses.ts';
import { allotmentTexts } from '#domain/texts/allotment.ts';
import { editTexts } from '#domain/texts/edit.ts';
import { movesTexts as texts } from '#domain/texts/moves.ts';
import { statusTexts } from '#domain/texts/record.ts';
import { links } from '#domain/texts/shell.ts';
import { besideState } from '#features/parts/applications/besideState.ts';
import { Answers } from '#features/ui/Answers.tsx';
import { Button, ButtonLink } from '#features/ui/Button.tsx';
import { Card } from '#features/ui/Card.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import type { Managed } from '../ManagedContext.ts';
import { MoveDialog, type AskedMove } from './MoveDialog.tsx';
import { SignedOut } from './SignedOut.tsx';
import styles from './staff.module.css';
import { useMoves } from './useMoves.ts';

interface DecisionProps {
  managed: Managed;
  /** Time zone of the offer. */
  zone: string;
}

/** Decision of the issuer on the application: the last one, taking it back, and the moves that its status allows. */
export function Decision({ managed, zone }: DecisionProps) {
  const { status, last_move: lastMove, is_archived: isArchived } = managed.answer;
  const [asked, setAsked] = useState<AskedMove | null>(null);
  const state = besideState(useHistoryState());
  const words = useRef<HTMLParagraphElement>(null);
  const { move, takeBack, isBusy, failed, wasTakenBack } = useMoves(managed, () => words.current?.focus());
  const canTakeBack = useTakingBack(managed) && !isArchived;
  const choose = (kind: MoveKind) => {
    if (kind === 'reject' || kind === 'withdraw' || kind === 'complete') setAsked(kind);
    else void move(kind, NO_DETAILS);
  };
  return (
    <div data-print="no">
      <Card title={texts.title}>
        <div className={styles.decision}>
          <p ref={words} tabIndex={-1}>
            {lastWords(managed, zone)}
          </p>
          {lastMove && canTakeBack && (
            <p>{texts.takeBackUntil(momentText(lastMove.take_back_until, zone) ?? lastMove.take_back_until)}</p>
          )}
          {managed.answer.allotment && <Allotted allotment={managed.answer.allotment} />}
          {isArchived ? (
            <p>{texts.archived}</p>
          ) : (
            <div className={styles.moves}>
              {lastMove && canTakeBack && (
                <Button isBusy={isBusy} onClick={() => void takeBack(lastMove.id)}>
                  {texts.takeBack}
                </Button>
              )}
              {movesFrom(status).map((kind) => (
                <Button
                  key={kind}
                  kind={kind === 'accept' || kind === 'complete' ? 'primary' : 'plain'}
                  isBusy={isBusy}
                  onClick={() => choose(kind)}
                >
                  {texts.actions[kind]}
                </Button>
              ))}
              {asEditedStatus(status) !== null && (
                <Link href={links.editApplication(managed.id)} state={state} asChild>
                  <ButtonLink href={links.editApplication(managed.id)}>{editTexts.edit}</ButtonLink>
                </Link>
              )}
            </div>
          )}
          <span role="status">{wasTakenBack && texts.takenBack}</span>
          {failed?.failure === 'signedOut' && <SignedOut />}
          {failed && failed.failure !== 'signedOut' && (
            <Notice kind="error" role="alert" title={texts.failures[failed.of][failed.failure]} />
          )}
        </div>
      </Card>
      {asked && (
        <MoveDialog
          kind={asked}
          proposed={managed.answer.proposed}
          received={receivedIn(managed)}
          zone={zone}
          onClose={() => setAsked(null)}
          onMove={(details) => {
            setAsked(null);
            void move(asked, details);
          }}
        />
      )}
    </div>
  );
}

/** Returns the sum of the payments in words; null if there is none. */
function receivedIn({ answer: { payment } }: Managed): string | null {
  const { currency, received } = payment;
  return isZeroMoney(received) ? null : moneyInWords(currency, received);
}

/** Day, securities and holder of a completed application. */
function Allotted({ allotment }: { allotment: NonNullable<Managed['answer']['allotment']> }) {
  const { allotted_on: day, units, holder_number: number } = allotment;
  return (
    <Answers
      answers={[
        { label: allotmentTexts.allottedOn, value: fromIsoDate(day) },
        { label: allotmentTexts.units, value: formatQuantity(units) },
        ...(number === '' ? [] : [{ label: allotmentTexts.holderNumber, value: number }]),
      ]}
    />
  );
}

/** Returns the last decision with its person and time, or the status if none was made. */
function lastWords({ answer: { status, last_move: lastMove, history } }: Managed, zone: string): string {
  const entry = lastMove && history.find((each) => each.kind === 'moved' && each.status === status);
  if (!entry) return `${statusTexts[status]}.`;
  return `${momentText(entry.at, zone) ?? entry.at}: ${historySentence(entry)}`;
}

/** True while the last decision can be taken back. */
function useTakingBack({ answer: { last_move: lastMove } }: Managed): boolean {
  const [ended, setEnded] = useState<string | null>(null);
  const { id = null, take_back_ms: left = 0 } = lastMove ?? {};
  useEffect(() => {
    if (id === null || left === 0) return undefined;
    const timer = setTimeout(() => setEnded(id), left);
    return () => clearTimeout(timer);
  }, [id, left]);
  return left > 0 && ended !== id;
}
