import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { totalsOf } from '#domain/application/issuerList.ts';
import { RECORDABLE } from '#domain/application/pastedPayments.ts';
import { formatMoney, moneyInWords } from '#domain/money/money.ts';
import { issuerListTexts } from '#domain/texts/issuerList.ts';
import { receivedTexts } from '#domain/texts/received.ts';
import { links } from '#domain/texts/shell.ts';
import { Button } from '#features/ui/Button.tsx';
import { ButtonRow } from '#features/ui/ButtonRow.tsx';
import choiceStyles from '#features/ui/fields/choices.module.css';
import { Money } from '#features/ui/Money.tsx';
import { Table } from '#features/ui/Table.tsx';
import styles from './payments.module.css';
import type { CheckedLine, CheckedPayments } from './usePastedList.ts';
import { useRecordLines, type LineOutcome } from './useRecordLines.ts';

const texts = receivedTexts.list;

interface CheckedListProps {
  checked: CheckedPayments;
  /** Goes back to the list as it was typed. */
  onChange: () => void;
  /** Goes back to an empty list. */
  onAnother: () => void;
}

/** Lines of a list with what the service says to each: staff choose those that are recorded, and then see the outcome of each. */
export function CheckedList({ checked, onChange, onAnother }: CheckedListProps) {
  const { lines } = checked;
  const isReady = ({ outcome }: CheckedLine) => outcome === 'ready';
  const [chosen, setChosen] = useState<readonly number[]>(() => lines.filter(isReady).map(({ line }) => line));
  const { outcomes, isBusy, record } = useRecordLines(checked);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const chosenLines = lines.filter(({ line }) => chosen.includes(line));
  const left = chosenLines.filter(({ line }) => !['done', 'conflict'].includes(outcomes.get(line) ?? ''));
  const done = [...outcomes.values()].filter((outcome) => outcome === 'done').length;
  const isBegun = outcomes.size > 0;
  const start = async () => {
    await record(left);
    heading.current?.focus();
  };
  return (
    <section className={styles.checked} aria-labelledby="payments-checked">
      <h2 id="payments-checked" ref={heading} tabIndex={-1}>
        {isBegun ? texts.progress(done, chosenLines.length) : texts.checked(lines.filter(isReady).length, lines.length)}
      </h2>
      {!isBegun && <p>{texts.checkedHelp}</p>}
      <p role="status">
        {isBegun ? texts.progress(done, chosenLines.length) : texts.chosen(chosen.length, sumsOf(chosenLines))}
      </p>
      <ButtonRow>
        {left.length > 0 && (
          <Button kind="primary" isBusy={isBusy} onClick={() => void start()}>
            {isBegun ? texts.tryAgain(left.length) : texts.record(left.length)}
          </Button>
        )}
        {!isBegun && <Button onClick={onChange}>{texts.change}</Button>}
        {isBegun && (
          <Button isBusy={isBusy} onClick={onAnother}>
            {texts.another}
          </Button>
        )}
      </ButtonRow>
      <Lines lines={lines} chosen={chosen} outcomes={outcomes} onChoose={isBegun ? null : setChosen} />
    </section>
  );
}

function sumsOf(lines: readonly CheckedLine[]): string {
  const amounts = lines.flatMap(({ application, received }) =>
    application === null ? [] : [{ currency: application.currency, amount: received }],
  );
  return totalsOf(amounts)
    .map(({ currency, amount }) => moneyInWords(currency, amount))
    .join(', ');
}

interface LinesProps {
  lines: readonly CheckedLine[];
  /** Numbers of the chosen lines. */
  chosen: readonly number[];
  outcomes: ReadonlyMap<number, LineOutcome>;
  /** Null: the choice was made. */
  onChoose: ((chosen: readonly number[]) => void) | null;
}

function Lines({ lines, chosen, outcomes, onChoose }: LinesProps) {
  return (
    <Table
      label={texts.title}
      heads={[texts.line, texts.reference, receivedTexts.amount, texts.payable, texts.application, texts.outcome]}
      amounts={[receivedTexts.amount, texts.payable]}
      hasKeys
      rows={lines.map((checked) => {
        const { line, reference, amount, received, application, outcome } = checked;
        const recorded = outcomes.get(line);
        return {
          key: line,
          cells: [
            <label key="line" className={styles.line}>
              {onChoose && RECORDABLE.includes(outcome) && (
                <input
                  className={choiceStyles.tick}
                  type="checkbox"
                  aria-label={texts.choose(line)}
                  checked={chosen.includes(line)}
                  onChange={({ target }) =>
                    onChoose(target.checked ? [...chosen, line] : chosen.filter((known) => known !== line))
                  }
                />
              )}
              <span>{line}</span>
            </label>,
            <span key="reference" translate="no">
              {reference}
            </span>,
            received === null || application === null ? (
              <span key="amount" translate="no">
                {amount}
              </span>
            ) : (
              <Money key="amount" currency={application.currency} amount={formatMoney(received)} />
            ),
            application && (
              <Money key="payable" currency={application.currency} amount={formatMoney(application.payable)} />
            ),
            application && <Named key="application" application={application} />,
            recorded === undefined ? texts.outcomes[outcome] : texts[recorded],
          ],
        };
      })}
    />
  );
}

function Named({ application }: { application: NonNullable<CheckedLine['application']> }) {
  const { application_id: id, investor_name: name, reference, offer } = application;
  return (
    <span className={styles.named}>
      <Link href={links.manageApplication(id)} translate="no">
        {name || issuerListTexts.nameless}
      </Link>
      <small translate="no">{reference}</small>
      <small>{offer}</small>
    </span>
  );
}
