import { recordFiles } from '#api/recordsApi.ts';
import type { Receipt } from '#domain/application/nextSteps.ts';
import { receiptTexts } from '#domain/texts/receipt.ts';
import { recordTexts } from '#domain/texts/record.ts';
import { links } from '#domain/texts/shell.ts';
import { DownloadNews, useRecordDownload } from '#features/parts/record/RecordDownload.tsx';
import { Button, ButtonLink } from '#features/ui/Button.tsx';
import { openNewFile } from '#store/file/files.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import styles from './nextSteps.module.css';

const ADVICE = { missing: recordTexts.receiptDownloadMissing, broken: recordTexts.receiptDownloadBroken };

interface ActionsProps {
  /** Undefined in a preview, which has no record. */
  applicationId: Receipt['applicationId'] | undefined;
  reference: Receipt['reference'];
}

/** Buttons of the receipt: read, download or print the submitted application, or start a new one. */
export function Actions({ applicationId, reference }: ActionsProps) {
  const dispatch = useAppDispatch();
  const offerSlug = useAppSelector((state) => state.session.offerSlug) ?? '';
  const id = String(applicationId);
  const { press, isLoading, failure } = useRecordDownload({ id, reference: reference ?? id, advice: ADVICE });
  return (
    <div className={styles.foot} data-print="no">
      <div className={styles.actions}>
        {applicationId !== undefined && (
          <>
            <ButtonLink href={links.record(applicationId)} target="_blank">
              {recordTexts.see}
            </ButtonLink>
            <ButtonLink href={recordFiles.pdf(id)} download onClick={press('pdf')}>
              {recordTexts.downloadPdf}
            </ButtonLink>
          </>
        )}
        <Button onClick={() => window.print()}>{receiptTexts.print}</Button>
        <Button kind="link" onClick={() => void dispatch(openNewFile(offerSlug))}>
          {receiptTexts.startAnother}
        </Button>
      </div>
      <DownloadNews isLoading={isLoading} failure={failure} className={styles.download} />
    </div>
  );
}
