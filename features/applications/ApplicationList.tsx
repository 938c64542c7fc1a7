import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import {
  useListIssuerApplicationsQuery,
  type IssuerList,
  type IssuerListQuery,
  type ListedApplication,
} from '#api/issuerApi.ts';
import { LISTED_STATUSES } from '#domain/application/issuerList.ts';
import { issuerListTexts as texts } from '#domain/texts/issuerList.ts';
import type { ListAddress } from '#features/parts/applications/listAddress.ts';
import { SavedFailed } from '#features/parts/files/SavedFailed.tsx';
import { Button } from '#features/ui/Button.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { Spinner } from '#features/ui/Spinner.tsx';
import { VisuallyHidden } from '#features/ui/VisuallyHidden.tsx';
import { useLastFailed } from '#store/useLastFailed.ts';
import styles from './applications.module.css';
import { ApplicationTable } from './ApplicationTable.tsx';
import { canDecide, ChooseAll, Chosen } from './Choosing.tsx';
import { DecideMany } from './DecideMany.tsx';
import { Filters } from './Filters.tsx';
import { ListLinks } from './ListLinks.tsx';
import { Pager } from './Pager.tsx';
import { useListQuery } from './useListQuery.ts';

/** Applications of the issuer, found by search and filters, a page at a time. */
export function ApplicationList() {
  const { query, addressOf, open, decide, decision } = useListQuery();
  const request = useListIssuerApplicationsQuery(query, { refetchOnMountOrArgChange: true });
  const { chosenIds, choose } = useChoice(query);
  // As the list showed them: it is requested again while they are decided on.
  const [deciding, setDeciding] = useState<readonly ListedApplication[]>([]);
  const hasFailed = useLastFailed(request);
  const { data: list, error, isFetching } = request;
  const heading = useRef<HTMLHeadingElement>(null);
  const decidable = list?.results.filter(canDecide) ?? [];
  const chosen = decidable.filter(({ application_id: id }) => chosenIds.includes(id));
  const isDeciding = decision !== null && deciding.length > 0;
  useEffect(() => (isDeciding ? () => heading.current?.focus() : undefined), [isDeciding]);
  if (error !== undefined && 'kind' in error && error.kind === 'notFound')
    return (
      <Notice kind="info" title={texts.noIssuerTitle}>
        <p>{texts.noIssuer}</p>
      </Notice>
    );
  if (isDeciding)
    return <DecideMany kind={decision} chosen={deciding} onDecided={() => choose([])} onBack={() => history.back()} />;
  const count = list && texts.found(countOf(list, query));
  const showAll = () => {
    open({ search: '', offer: '', status: '', mark: '', entered_by: '', paid: '', from: '', to: '' });
    heading.current?.focus();
  };
  return (
    <>
      <Filters query={query} offers={list?.offers ?? []} onChange={open} />
      <SavedFailed
        hasFailed={hasFailed}
        isFetching={isFetching}
        title={texts.failedTitle}
        words={texts.failed}
        onRetry={request.refetch}
      />
      {!list && !hasFailed && <Spinner />}
      {list && !hasFailed && (
        <section className={styles.found} aria-labelledby="issuer-found" aria-busy={isFetching}>
          <ListLinks list={list} query={query} />
          <Statuses query={query} counts={list.counts} addressOf={addressOf} />
          <div>
            <h2 id="issuer-found" ref={heading} tabIndex={-1}>
              {count}
            </h2>
            <span role="status">
              <VisuallyHidden>{isFetching ? '' : count}</VisuallyHidden>
            </span>
          </div>
          <ChooseAll open={decidable} isChosen={chosen.length === decidable.length} onChoose={choose} />
          <ApplicationTable
            list={list}
            query={query}
            hasOffers={query.offer === '' && list.offers.length > 1}
            chosen={chosenIds}
            onChoose={choose}
          />
          <Chosen
            chosen={chosen}
            onDecide={(kind) => {
              setDeciding(chosen);
              decide(kind);
            }}
          />
          {list.results.length === 0 && <Nothing isFiltered={isFiltered(query)} onShowAll={showAll} />}
          <Pager
            {...list}
            onOpen={(place) => {
              open({ place });
              heading.current?.focus();
            }}
          />
          <Unsent {...list.unsent} />
        </section>
      )}
    </>
  );
}

/** Keeps which applications are chosen, until another list or page of it is shown. */
function useChoice(query: IssuerListQuery) {
  const of = JSON.stringify(query);
  const [chosen, setChosen] = useState<{ of: string; ids: readonly number[] }>({ of, ids: [] });
  return {
    chosenIds: chosen.of === of ? chosen.ids : [],
    choose: (ids: readonly number[]) => setChosen({ of, ids }),
  };
}

function isFiltered({ order: _order, place: _place, ...filters }: IssuerListQuery): boolean {
  return Object.values(filters).some((value) => value !== '');
}

/** Returns the number of applications on all pages. */
function countOf({ counts }: IssuerList, { status }: IssuerListQuery): number {
  return status === '' ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[status];
}

interface StatusesProps {
  query: IssuerListQuery;
  counts: IssuerList['counts'];
  addressOf: (change: Partial<IssuerListQuery>) => ListAddress;
}

/** Statuses as filters, each with its number of applications. */
function Statuses({ query, counts, addressOf }: StatusesProps) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <nav aria-label={texts.status} className={styles.statuses} data-print="no">
      {(['', ...LISTED_STATUSES] as const).map((status) => (
        <Link key={status} {...addressOf({ status })} aria-current={query.status === status ? 'true' : undefined}>
          <span>{status === '' ? texts.all : texts.statuses[status]}</span>
          <span>{(status === '' ? all : counts[status]).toLocaleString('en-AU')}</span>
        </Link>
      ))}
    </nav>
  );
}

/** Line in place of an empty table. */
function Nothing({ isFiltered: isNarrowed, onShowAll }: { isFiltered: boolean; onShowAll: () => void }) {
  if (!isNarrowed) return <p>{texts.none}</p>;
  return (
    <>
      <p>{texts.noneFound}</p>
      <Button onClick={onShowAll}>{texts.clear}</Button>
    </>
  );
}

/** Number of applications of which the issuer sees nothing yet. */
function Unsent(unsent: IssuerList['unsent']) {
  const what = texts.unsent(unsent);
  return what === '' ? null : <p className={styles.unsent}>{texts.notYet(what)}</p>;
}
