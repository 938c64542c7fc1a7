import { useMemo } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { useGetManagedApplicationQuery } from '#api/issuerApi.ts';
import { isRecord } from '#domain/formats/isRecord.ts';
import { zoneOf } from '#domain/formats/zones.ts';
import { issuerPageTexts as texts } from '#domain/texts/issuerPage.ts';
import { SavedFailed } from '#features/parts/files/SavedFailed.tsx';
import { useLastFailed } from '#store/useLastFailed.ts';
import { HistoryParts, Steps, WorkParts } from './lateStaff.ts';
import { ManagedContext } from './ManagedContext.ts';
import { ShownRecord, type ShownRecordProps } from './ShownRecord.tsx';

/** Shows the issuer's staff the record of an application, with all else that they read about it. */
export function StaffRecord(props: ShownRecordProps) {
  const { id, answer } = props;
  const request = useGetManagedApplicationQuery(id);
  const hasFailed = useLastFailed(request);
  const { data, refetch, isFetching } = request;
  const managed = useMemo(
    () => (data === undefined ? null : { id, answer: data, refresh: () => void refetch() }),
    [id, data, refetch],
  );
  const zone = zoneOf(answer.record.offer);
  const kept: unknown = useHistoryState();
  const isStep = isRecord(kept) && kept['isStep'] === true;
  return (
    <ManagedContext value={managed}>
      <ShownRecord
        {...props}
        takesFocus={props.takesFocus || isStep}
        above={<Steps id={id} />}
        before={
          <>
            <SavedFailed
              hasFailed={hasFailed}
              isFetching={isFetching}
              title={texts.failedTitle}
              words={texts.failed}
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
