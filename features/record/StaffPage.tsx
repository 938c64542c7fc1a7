import { useMemo, useState } from 'react';
import { useGetManagedApplicationQuery } from '#api/issuerApi.ts';
import type { RecordAnswer } from '#api/recordsApi.ts';
import { zoneOf } from '#domain/formats/zones.ts';
import { issuerPageTexts as texts } from '#domain/texts/issuerPage.ts';
import { recordTexts } from '#domain/texts/record.ts';
import { SavedFailed } from '#features/parts/files/SavedFailed.tsx';
import { Spinner } from '#features/ui/Spinner.tsx';
import { useLastFailed } from '#store/useLastFailed.ts';
import { EmptiedNotice } from './EmptiedPage.tsx';
import { FailedNotice } from './FailedNotice.tsx';
import { HiddenPage } from './HiddenPage.tsx';
import { HistoryParts, WorkParts } from './lateStaff.ts';
import { ManagedContext } from './ManagedContext.ts';
import { RecordBody } from './RecordBody.tsx';
import { StaffFrame } from './StaffFrame.tsx';
import type { RecordState } from './useRecord.ts';

interface StaffPageProps {
  /** Id of the application. */
  id: string;
  title: string;
  record: RecordState;
}

/** The issuer's page of an application: its record with all else that staff read about it, or the reason why it is not shown. */
export function StaffPage({ id, title, record }: StaffPageProps) {
  const { answer, emptied, isHidden, hasFailed, isTrying, wasTried } = record;
  // The log-in stays while the application is requested again.
  const [wasHidden, setWasHidden] = useState(false);
  if (isHidden && !wasHidden) setWasHidden(true);
  const isShown = answer !== undefined;
  if (isHidden || (wasHidden && !isShown && emptied === null && !hasFailed))
    return <HiddenPage isTrying={!isHidden || isTrying} />;
  return (
    <StaffFrame id={id} title={title} takesFocus={isShown && (wasTried || wasHidden)}>
      <Content id={id} record={record} />
    </StaffFrame>
  );
}

function Content({ id, record }: Omit<StaffPageProps, 'title'>) {
  const { answer, emptied, hasFailed, isTrying, tryAgain, reopen } = record;
  if (answer) return <StaffRecord id={id} answer={answer} onReopen={reopen} />;
  if (emptied !== null) return <EmptiedNotice emptied={emptied} />;
  return hasFailed ? <FailedNotice isTrying={isTrying} onTryAgain={tryAgain} /> : <Spinner />;
}

interface StaffRecordProps {
  id: string;
  answer: RecordAnswer;
  /** Finds out who is signed in, and requests the application again. */
  onReopen: () => void;
}

function StaffRecord({ id, answer, onReopen }: StaffRecordProps) {
  const request = useGetManagedApplicationQuery(id);
  const hasFailed = useLastFailed(request);
  const { data, refetch, isFetching } = request;
  const managed = useMemo(
    () => (data === undefined ? null : { id, answer: data, refresh: () => refetch(), reopen: onReopen }),
    [id, data, refetch, onReopen],
  );
  const zone = zoneOf(answer.record.offer);
  return (
    <ManagedContext value={managed}>
      <RecordBody
        id={id}
        answer={data === undefined ? answer : { ...answer, status: data.status }}
        before={
          <>
            <SavedFailed
              hasFailed={hasFailed}
              isFetching={isFetching}
              title={texts.failedTitle}
              words={recordTexts.failed}
              onRetry={refetch}
            />
            {managed && <WorkParts managed={managed} zone={zone} />}
          </>
        }
        after={managed && <HistoryParts managed={managed} zone={zone} />}
      />
    </ManagedContext>
  );
}
