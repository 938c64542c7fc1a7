import { Link } from 'wouter';
import type { IssuerList, IssuerListQuery, ListedApplication } from '#api/issuerApi.ts';
import { dayText } from '#domain/formats/moment.ts';
import { paidState } from '#domain/application/receivedPayments.ts';
import { formatMoney, moneyInWords } from '#domain/money/money.ts';
import { isPayable } from '#domain/statuses.ts';
import { issuerListTexts as texts } from '#domain/texts/issuerList.ts';
import { movesTexts } from '#domain/texts/moves.ts';
import { receivedTexts } from '#domain/texts/received.ts';
import { readinessTexts } from '#domain/texts/readiness.ts';
import { links } from '#domain/texts/shell.ts';
import { stepState, type StepState } from '#features/parts/applications/stepState.ts';
import { Money } from '#features/ui/Money.tsx';
import { Table } from '#features/ui/Table.tsx';
import styles from './applications.module.css';
import { canDecide, Choose } from './Choosing.tsx';

interface ApplicationTableProps {
  list: IssuerList;
  query: IssuerListQuery;
  /** Applications of several offers are listed. */
  hasOffers: boolean;
  /** Ids of the chosen applications. */
  chosen: readonly number[];
  onChoose: (ids: readonly number[]) => void;
}

/** The listed applications, each with a link to its page. */
export function ApplicationTable({ list, query, hasOffers, chosen, onChoose }: ApplicationTableProps) {
  if (list.results.length === 0) return null;
  const state = stepState(query, list);
  const heads = [
    texts.investor,
    ...(hasOffers ? [texts.offer] : []),
    texts.amount,
    texts.submitted,
    texts.status,
    texts.mark,
  ];
  return (
    <Table
      label={texts.title}
      heads={heads}
      amounts={[texts.amount]}
      rows={list.results.map((application) => ({
        key: application.application_id,
        cells: [
          <span key="investor" className={styles.row}>
            {canDecide(application) && (
              <Choose
                label={movesTexts.several.choose(application.investor_name || application.reference)}
                isChosen={chosen.includes(application.application_id)}
                onChange={(isChosen) => onChoose(withChoice(chosen, application.application_id, isChosen))}
              />
            )}
            <Investor application={application} state={state} />
          </span>,
          ...(hasOffers ? [application.offer.name] : []),
          <Amount key="amount" application={application} />,
          <span key="submitted" className={styles.day}>
            {dayText(application.submitted_at, application.offer.time_zone)}
          </span>,
          texts.statuses[application.status],
          <Marks key="marks" application={application} />,
        ],
      }))}
    />
  );
}

function withChoice(chosen: readonly number[], id: number, isChosen: boolean): number[] {
  const others = chosen.filter((known) => known !== id);
  return isChosen ? [...others, id] : others;
}

/** Amount that was applied for, and the state of payment. */
function Amount({ application }: { application: ListedApplication }) {
  const { amount, currency, received, due } = application;
  const paid = isPayable(application.status) ? paidState(application) : null;
  return (
    <span className={styles.investor}>
      {amount !== null && <Money currency={currency} amount={formatMoney(amount)} />}
      {paid !== null && (
        <small>{receivedTexts.listed[paid](moneyInWords(currency, received), moneyInWords(currency, due))}</small>
      )}
    </span>
  );
}

interface InvestorProps {
  application: ListedApplication;
  state: StepState;
}

function Investor({ application, state }: InvestorProps) {
  const { application_id: id, reference, investor_name: name, adviser_name: adviser } = application;
  return (
    <span className={styles.investor}>
      <Link href={links.manageApplication(id)} state={state} translate="no">
        {name || texts.nameless}
      </Link>
      <small translate="no">{reference}</small>
      {adviser !== '' && <small>{texts.through(adviser)}</small>}
      {application.entered_by === 'issuer' && <small>{texts.byStaff}</small>}
      {application.offer.is_archived && <small>{texts.archived}</small>}
    </span>
  );
}

/** Lists the marks of an application, which staff look at before they decide; nothing if it has none. */
function Marks({ application: { marks, missing } }: { application: ListedApplication }) {
  if (marks.length === 0) return null;
  return (
    <ul className={styles.marks}>
      {marks.map((mark) => (
        <li key={mark}>
          {mark === 'missing' ? texts.missing(missing.map((kind) => readinessTexts.kinds[kind])) : texts.marks[mark]}
        </li>
      ))}
    </ul>
  );
}
