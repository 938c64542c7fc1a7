import { useEffect, useRef } from 'react';
import { totalsOf } from '#domain/application/issuerList.ts';
import { RECORDABLE } from '#domain/application/pastedPayments.ts';
import { fromIsoDate } from '#domain/formats/dates.ts';
import { formatMoney, moneyInWords } from '#domain/money/money.ts';
import { issuerListTexts } from '#domain/texts/issuerList.ts';
import { receivedTexts } from '#domain/texts/received.ts';
import { links } from '#domain/texts/shell.ts';
import { Button } from '#features/ui/Button.tsx';
import { ButtonRow } from '#features/ui/ButtonRow.tsx';
import choiceStyles from '#features/ui/fields/choices.module.css';
import { Notice } from '#features/ui/Notice.tsx';
import { VisuallyHidden } from '#features/ui/VisuallyHidden.tsx';
import { Money } from '#features/ui/Money.tsx';
import { Table } from '#features/ui/Table.tsx';
import styles from './payments.module.css';
import type { CheckedLine, PastedList } from './usePastedList.ts';
import type { LineOutcome, Recording } from './useRecordLines.ts';

const texts = receivedTexts.list;

interface CheckedListProps {
  list: PastedList;
  recording: Recording;
}

/** Lines of a list with what the service says to each: staff choose those that are recorded, and then see the outcome of each. */
export function CheckedList({ list, recording }: CheckedListProps) {
  const { lines, chosen, chosenLines, left, outcomes, isBusy, record } = recording;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [lines]);
  const count = (outcome: LineOutcome) => [...outcomes.values()].filter((each) => each === outcome).length;
  const isBegun = outcomes.size > 0;
  const ready = lines.filter(({ outcome }) => outcome === 'ready').length;
  const progress = texts.progress(count('done'), chosenLines.length);
  const start = async () => {
    await record();
    heading.current?.focus();
  };
  return (
    <section className={styles.checked} aria-labelledby="payments-checked">
      <h2 id="payments-checked" ref={heading} tabIndex={-1}>
        {isBegun ? progress : texts.checked(ready, lines.length)}
      </h2>
      {!isBegun && <p>{texts.checkedHelp}</p>}
      <p role="status">
        {isBegun ? <VisuallyHidden>{progress}</VisuallyHidden> : texts.chosen(chosen.length, sumsOf(chosenLines))}
      </p>
      <ButtonRow>
        {left.length > 0 && (
          <Button kind="primary" isBusy={isBusy} onClick={() => void start()}>
            {isBegun && !isBusy ? texts.tryAgain(left.length) : texts.record(left.length)}
          </Button>
        )}
        {!isBegun && <Button onClick={list.change}>{texts.change}</Button>}
        {count('conflict') > 0 && (
          <Button isBusy={isBusy || list.isBusy} onClick={() => void list.check()}>
            {texts.checkAgain}
          </Button>
        )}
        {isBegun && (
          <Button isBusy={isBusy} onClick={list.begin}>
            {texts.another}
          </Button>
        )}
      </ButtonRow>
      {list.failure !== null && <Notice kind="error" role="alert" title={texts.checkFailed} />}
      <Lines recording={recording} isBegun={isBegun} />
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
  recording: Recording;
  /** The choice was made. */
  isBegun: boolean;
}

function Lines({ recording, isBegun }: LinesProps) {
  return (
    <Table
      label={texts.title}
      heads={[
        ...[texts.line, texts.reference, receivedTexts.amount, texts.payable],
        ...[texts.receivedOn, texts.application, texts.outcome],
      ]}
      amounts={[receivedTexts.amount, texts.payable]}
      hasKeys
      rows={recording.lines.map((line) => ({
        key: line.line,
        cells: [
          <Choose key="line" line={line} recording={recording} isBegun={isBegun} />,
          <span key="reference" className={styles.named} translate="no">
            <span>{line.reference}</span>
            <small>{line.bank_reference}</small>
          </span>,
          line.received === null || line.application === null ? (
            <span key="amount" translate="no">
              {line.amount}
            </span>
          ) : (
            <Money key="amount" currency={line.application.currency} amount={formatMoney(line.received)} />
          ),
          line.application && (
            <Money key="payable" currency={line.application.currency} amount={formatMoney(line.application.payable)} />
          ),
          fromIsoDate(line.received_on),
          line.application && <Named key="application" application={line.application} />,
          outcomeText(line, recording, isBegun),
        ],
      }))}
    />
  );
}

function outcomeText(
  { line, outcome }: CheckedLine,
  { chosen, outcomes, isBusy }: Recording,
  isBegun: boolean,
): string {
  const recorded = outcomes.get(line);
  if (recorded !== undefined) return texts[recorded];
  return isBegun && !isBusy && chosen.includes(line) ? texts.untried : texts.outcomes[outcome];
}

function Choose({
  line: { line, outcome, reference, amount },
  recording,
  isBegun,
}: LinesProps & { line: CheckedLine }) {
  const { chosen, setChosen } = recording;
  return (
    <label className={styles.line}>
      {!isBegun && RECORDABLE.includes(outcome) && (
        <input
          className={choiceStyles.tick}
          type="checkbox"
          aria-label={texts.choose(line, [reference, amount].join(' '))}
          checked={chosen.includes(line)}
          onChange={({ target }) =>
            setChosen(target.checked ? [...chosen, line] : chosen.filter((known) => known !== line))
          }
        />
      )}
      <span>{line}</span>
    </label>
  );
}

function Named({ application }: { application: NonNullable<CheckedLine['application']> }) {
  const { application_id: id, investor_name: name, reference, offer } = application;
  return (
    <span className={styles.named}>
      <a href={links.manageApplication(id)} target="_blank" rel="noreferrer" translate="no">
        {name || issuerListTexts.nameless}
      </a>
      <small translate="no">{reference}</small>
      <small>{offer}</small>
    </span>
  );
}
