import { useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { recordActivity } from '#api/activity.ts';
import { emptiedFacts, useGetRecordQuery, type RecordAnswer } from '#api/recordsApi.ts';
import { homeTexts } from '#domain/texts/home.ts';
import { pageTexts } from '#domain/texts/pages.ts';
import { recordTexts } from '#domain/texts/record.ts';
import { links } from '#domain/texts/shell.ts';
import { SitePage } from '#features/parts/site/SitePage.tsx';
import { Button } from '#features/ui/Button.tsx';
import { Card } from '#features/ui/Card.tsx';
import { Html } from '#features/ui/Html.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { Spinner } from '#features/ui/Spinner.tsx';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { hasPendingSignOut } from '#store/file/persistence/pendingSignOut.ts';
import { selectUser } from '#store/selectors/sessionSelectors.ts';
import { loadUser } from '#store/session/loadUser.ts';
import { About } from './About.tsx';
import { Approval } from './Approval.tsx';
import { AskCode } from './AskCode.tsx';
import { EmptiedPage } from './EmptiedPage.tsx';
import { RecordActions } from './RecordActions.tsx';
import { RecordDocuments } from './RecordDocuments.tsx';
import { RecordedSections } from './RecordedSections.tsx';
import { RecordHead } from './RecordHead.tsx';
import styles from './record.module.css';

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
  if (answer) return <Shown id={id} title={title} answer={answer} isForIssuer={isForIssuer} takesFocus={wasTried} />;
  if (emptied !== null) return <EmptiedPage emptied={emptied} />;
  if (isHidden) return isForIssuer ? <HiddenPage /> : <AskCode id={id} hasEnded={wasShown} onRight={tryAgain} />;
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

/** The issuer's page for another issuer's application, and for one that does not exist: the same page, with the next steps for staff. */
function HiddenPage() {
  return (
    <SitePage>
      <h1>{recordTexts.hiddenTitle}</h1>
      <p className={styles.intro}>{recordTexts.hidden}</p>
      <p>
        <Link href="/">{homeTexts.allOffers}</Link>
      </p>
    </SitePage>
  );
}

interface ShownProps {
  id: string;
  title: string;
  answer: RecordAnswer;
  isForIssuer: boolean;
  /** The pressed button is gone with the failure. */
  takesFocus: boolean;
}

function Shown({ id, title, answer, isForIssuer, takesFocus }: ShownProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const { record, ended } = answer;
  const { terms, steps, declaration } = record;
  return (
    <SitePage>
      {isForIssuer && (
        <p data-print="no">
          <Link href={links.issuerApplications}>{recordTexts.allApplications}</Link>
        </p>
      )}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {ended && (
        <div className={styles.said}>
          <Notice kind="warn" title={ended === 'declined' ? recordTexts.declinedTitle : recordTexts.expiredTitle}>
            <p>{recordTexts.declined}</p>
          </Notice>
        </div>
      )}
      <RecordActions id={id} reference={record.application.reference} />
      <div className={styles.parts}>
        {answer.approval && <Approval findings={answer.approval} />}
        <RecordHead answer={answer} />
        {steps.map(({ name, title: stepTitle, sections }) => (
          <Card key={name} title={stepTitle}>
            <RecordedSections sections={sections} />
          </Card>
        ))}
        {terms && (
          <Card title={terms.title}>
            <Html html={terms.html} />
          </Card>
        )}
        {declaration && (
          <Card title={declaration.title}>
            <Html html={declaration.html} />
          </Card>
        )}
        <RecordDocuments answer={answer} />
        <About answer={answer} />
      </div>
    </SitePage>
  );
}
