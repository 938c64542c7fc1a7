import { useCallback, useEffect, useState } from 'react';
import { recordActivity } from '#api/activity.ts';
import { emptiedFacts, useGetRecordQuery, type RecordAnswer } from '#api/recordsApi.ts';
import { pageTexts } from '#domain/texts/pages.ts';
import { recordTexts } from '#domain/texts/record.ts';
import { SitePage } from '#features/parts/site/SitePage.tsx';
import { Button } from '#features/ui/Button.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { Spinner } from '#features/ui/Spinner.tsx';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { hasPendingSignOut } from '#store/file/persistence/pendingSignOut.ts';
import { selectUser } from '#store/selectors/sessionSelectors.ts';
import { loadUser } from '#store/session/loadUser.ts';
import { AskCode } from './AskCode.tsx';
import { HiddenPage } from './HiddenPage.tsx';
import { EmptiedPage } from './EmptiedPage.tsx';
import { ShownRecord } from './ShownRecord.tsx';
import { StaffRecord } from './StaffRecord.tsx';

/** Milliseconds. */
const ASK_AGAIN_MS = 5 * 60_000;

interface RecordPageProps {
  id: string;
  /** The reader is one of the issuer's staff, who did not submit it. */
  isForIssuer?: boolean;
}

/** Shows the submitted application again, unchanged since its submission, for every reader at any time (design 4a, 2-SUB-05, 2-SUB-06). */
export function RecordPage({ id, isForIssuer = false }: RecordPageProps) {
  const { answer, emptied, wasShown, isHidden, hasFailed, isTrying, wasTried, tryAgain } = useRecord(id);
  const title = answer ? titleOf(answer, isForIssuer) : recordTexts.title;
  useEffect(() => {
    document.title = title;
  }, [title]);
  if (answer)
    return isForIssuer ? (
      <StaffRecord id={id} title={title} answer={answer} takesFocus={wasTried} />
    ) : (
      <ShownRecord id={id} title={title} answer={answer} takesFocus={wasTried} />
    );
  if (emptied !== null) return <EmptiedPage emptied={emptied} />;
  if (isHidden)
    return isForIssuer ? (
      <HiddenPage isTrying={isTrying} onSignedIn={tryAgain} />
    ) : (
      <AskCode id={id} hasEnded={wasShown} onRight={tryAgain} />
    );
  if (!hasFailed) return <Spinner />;
  return (
    <SitePage>
      <h1>{title}</h1>
      <Notice kind="error" role="alert" title={recordTexts.failedTitle}>
        <p>{recordTexts.failed}</p>
        <Button isBusy={isTrying} onClick={tryAgain}>
          {pageTexts.tryAgain}
        </Button>
      </Notice>
    </SitePage>
  );
}

/** Requests the record once the signed-in user is known: a pending sign-out comes before any person's data (1-LAND-44, 3-LOGIN-10). */
function useRecord(id: string) {
  const dispatch = useAppDispatch();
  const isSignedIn = useAppSelector((state) => selectUser(state) !== null);
  const [settled, setSettled] = useState<'asking' | 'known' | 'cut'>('asking');
  const ask = useCallback(
    () => void dispatch(loadUser()).then(() => setSettled(hasPendingSignOut() ? 'cut' : 'known')),
    [dispatch],
  );
  useEffect(ask, [ask]);
  const [wasTried, setTried] = useState(false);
  useNotedActivity(!isSignedIn);
  const { currentData, error, isFetching, refetch } = useGetRecordQuery(id, {
    skip: settled !== 'known',
    // Nothing else notices, for a reader without an account, that the time has run out (2-SUB-06).
    pollingInterval: isSignedIn ? 0 : ASK_AGAIN_MS,
  });
  const isHidden = error !== undefined && 'kind' in error && error.kind === 'notFound';
  const emptied = error !== undefined && 'kind' in error ? emptiedFacts(error) : null;
  const answer = isHidden || emptied !== null ? undefined : currentData;
  const isShown = answer !== undefined && !isSignedIn;
  const [wasShown, setShown] = useState(isShown);
  if (isShown && !wasShown) setShown(true);
  return {
    answer,
    emptied,
    wasShown,
    isHidden,
    hasFailed: settled === 'cut' || error !== undefined,
    isTrying: isFetching,
    wasTried,
    tryAgain: () => {
      setTried(true);
      if (settled === 'cut') ask();
      else void refetch();
    },
  };
}

/** Notes keys and presses on a page without an account: the next call keeps the record open (2-SUB-06). */
function useNotedActivity(isWatching: boolean): void {
  useEffect(() => {
    if (!isWatching) return;
    const events = ['keydown', 'pointerdown'] as const;
    for (const event of events) window.addEventListener(event, recordActivity);
    return () => {
      for (const event of events) window.removeEventListener(event, recordActivity);
    };
  }, [isWatching]);
}

function titleOf({ record }: RecordAnswer, isForIssuer: boolean): string {
  if (isForIssuer) return recordTexts.issuerTitle(record.application.reference);
  return record.summary.adviser === null ? recordTexts.title : recordTexts.titleForBoth;
}
