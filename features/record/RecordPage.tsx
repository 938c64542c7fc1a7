import { useEffect, useRef } from 'react';
import type { RecordAnswer } from '#api/recordsApi.ts';
import { recordTexts } from '#domain/texts/record.ts';
import { SitePage } from '#features/parts/site/SitePage.tsx';
import { Spinner } from '#features/ui/Spinner.tsx';
import { AskCode } from './AskCode.tsx';
import { EmptiedPage } from './EmptiedPage.tsx';
import { FailedNotice } from './FailedNotice.tsx';
import { RecordBody } from './RecordBody.tsx';
import { StaffPage } from './StaffPage.tsx';
import { useRecord } from './useRecord.ts';

interface RecordPageProps {
  id: string;
  /** The reader is one of the issuer's staff, who did not submit it. */
  isForIssuer?: boolean;
}

/** Shows the submitted application again, unchanged since its submission, for every reader at any time (design 4a, 2-SUB-05, 2-SUB-06). */
export function RecordPage({ id, isForIssuer = false }: RecordPageProps) {
  const record = useRecord(id);
  const { answer, emptied, wasShown, isHidden, hasFailed, isTrying, wasTried, tryAgain } = record;
  const title = isForIssuer ? staffTitle(record) : titleOf(answer);
  useEffect(() => {
    document.title = title;
  }, [title]);
  const heading = useRef<HTMLHeadingElement>(null);
  const isShown = answer !== undefined;
  // The pressed button is gone with the failure.
  useEffect(() => {
    if (isShown && wasTried) heading.current?.focus();
  }, [isShown, wasTried]);
  if (isForIssuer) return <StaffPage id={id} title={title} record={record} />;
  if (emptied !== null) return <EmptiedPage emptied={emptied} />;
  if (isHidden) return <AskCode id={id} hasEnded={wasShown} onRight={tryAgain} />;
  if (!answer && !hasFailed) return <Spinner />;
  return (
    <SitePage>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {answer ? <RecordBody id={id} answer={answer} /> : <FailedNotice isTrying={isTrying} onTryAgain={tryAgain} />}
    </SitePage>
  );
}

function titleOf(answer: RecordAnswer | undefined): string {
  return answer && answer.record.summary.adviser !== null ? recordTexts.titleForBoth : recordTexts.title;
}

function staffTitle({ answer, emptied }: ReturnType<typeof useRecord>): string {
  const reference = answer?.record.application.reference ?? emptied?.reference;
  return reference === undefined ? recordTexts.staffTitle : recordTexts.issuerTitle(reference);
}
