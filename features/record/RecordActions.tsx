import { recordFiles } from '#api/recordsApi.ts';
import { receiptTexts } from '#domain/texts/receipt.ts';
import { recordTexts } from '#domain/texts/record.ts';
import { DownloadNews, useRecordDownload } from '#features/parts/record/RecordDownload.tsx';
import { Button, ButtonLink } from '#features/ui/Button.tsx';
import styles from './record.module.css';

const ADVICE = { missing: recordTexts.downloadMissing, broken: recordTexts.downloadBroken };

interface RecordActionsProps {
  id: string;
  reference: string;
}

/** The record as a file and on paper. A download that fails is reported here. */
export function RecordActions({ id, reference }: RecordActionsProps) {
  const { press, isLoading, failure } = useRecordDownload({ id, reference, advice: ADVICE });
  return (
    <div data-print="no">
      <div className={styles.actions}>
        <ButtonLink kind="primary" href={recordFiles.pdf(id)} download onClick={press('pdf')}>
          {recordTexts.downloadPdf}
        </ButtonLink>
        <Button onClick={() => window.print()}>{receiptTexts.print}</Button>
        <ButtonLink kind="link" href={recordFiles.data(id)} download onClick={press('data')}>
          {recordTexts.downloadData}
        </ButtonLink>
      </div>
      <DownloadNews isLoading={isLoading} failure={failure} className={styles.download} />
    </div>
  );
}
