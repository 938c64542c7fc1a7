import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { useLazyListIssuerApplicationsQuery } from '#api/issuerApi.ts';
import { issuerPageTexts as texts } from '#domain/texts/issuerPage.ts';
import { recordTexts } from '#domain/texts/record.ts';
import { links } from '#domain/texts/shell.ts';
import { queryOf, readListedPage, stepState, type ListedPage } from '#features/parts/applications/stepState.ts';
import { Button } from '#features/ui/Button.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import styles from './staff.module.css';

/** Ways from an application: back to the list that it was opened from, and to the one before and after it there. */
export function Steps({ id }: { id: string }) {
  const page = readListedPage(useHistoryState());
  const { go, isBusy, failure } = useStep();
  const index = page === null ? -1 : page.ids.indexOf(Number(id));
  if (page === null || index === -1)
    return (
      <p data-print="no">
        <Link href={links.issuerApplications}>{recordTexts.allApplications}</Link>
      </p>
    );
  const ways = [
    { words: texts.previous, to: page.ids[index - 1], place: page.previous },
    { words: texts.next, to: page.ids[index + 1], place: page.next },
  ];
  return (
    <>
      <nav className={styles.steps} aria-label={texts.list} data-print="no">
        <Link href={page.href} state={page.state}>
          {recordTexts.allApplications}
        </Link>
        {ways.map(({ words, to, place }) => (
          <Button
            key={words}
            isBusy={isBusy}
            isBlocked={to === undefined && place === null}
            onClick={() => void go({ page, to, place })}
          >
            {words}
          </Button>
        ))}
      </nav>
      {failure !== null && <Notice kind="warn" role="alert" title={failure} />}
    </>
  );
}

interface Step {
  page: ListedPage;
  /** Id of the application on this page of the list; undefined: it is on the page at `place`. */
  to: number | undefined;
  place: string | null;
}

/** Opens the next or previous application; at the end of a page of the list, it loads the page beside it. */
function useStep() {
  const [, navigate] = useLocation();
  const [load, { isFetching: isBusy }] = useLazyListIssuerApplicationsQuery();
  const [failure, setFailure] = useState<string | null>(null);
  const open = (id: number, list: ListedPage) =>
    navigate(links.manageApplication(id), { state: { list, isStep: true } });
  const go = async ({ page, to, place }: Step) => {
    if (to !== undefined) return open(to, page);
    if (place === null) return undefined;
    setFailure(null);
    const query = { ...queryOf(page), place };
    const { data } = await load(query);
    if (data === undefined) return setFailure(texts.stepFailed);
    const { list } = stepState(query, data);
    const next = place === page.next ? list.ids.at(0) : list.ids.at(-1);
    return next === undefined ? setFailure(texts.endOfList) : open(next, list);
  };
  return { go, isBusy, failure };
}
