import type { ReactElement } from 'react';
import { dashboardTexts as texts } from '#domain/texts/dashboard.ts';
import { SavedFailed } from '#features/parts/files/SavedFailed.tsx';
import { RowList } from '#features/ui/RowList.tsx';
import { Spinner } from '#features/ui/Spinner.tsx';
import { useLastFailed } from '#store/useLastFailed.ts';

/** Number of rows shown at first; an adviser has some hundreds. */
const SHOWN = 20;

interface QueriedListProps<Item> {
  id: string;
  title: string;
  query: { isFetching: boolean; isError: boolean; refetch: () => Promise<unknown> };
  /** Undefined until they have arrived. */
  items: readonly Item[] | undefined;
  /** Text in place of an empty list. */
  none: string;
  /** Title of the message after a failed request. */
  failed: string;
  /** Draws an item as a `Row` with its key. */
  row: (item: Item) => ReactElement;
}

/** List of the account that the service is asked for. */
export function QueriedList<Item>({ id, title, query, items, none, failed, row }: QueriedListProps<Item>) {
  const hasFailed = useLastFailed(query);
  return (
    <RowList
      id={id}
      title={title}
      intro={
        <>
          {items?.length === 0 && <p>{none}</p>}
          {!items && !hasFailed && <Spinner />}
          <SavedFailed
            hasFailed={hasFailed}
            isFetching={query.isFetching}
            title={failed}
            words={texts.failed}
            onRetry={query.refetch}
          />
        </>
      }
      shown={SHOWN}
      rows={items?.map(row) ?? []}
    />
  );
}
