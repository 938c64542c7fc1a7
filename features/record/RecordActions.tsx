import { recordFiles } from '#api/recordsApi.ts';
import { receiptTexts } from '#domain/texts/receipt.ts';
import { recordTexts } from '#domain/texts/record.ts';
import { DownloadNews, useRecordDownload } from '#features/parts/record/RecordDownload.tsx';
import { Button, ButtonLink } from '#features/ui/Button.tsx';
import { useManaged } from './ManagedContext.ts';
import styles from './record.module.css';

const ADVICE = { missing: recordTexts.downloadMissing, broken: recordTexts.downloadBroken };

interface RecordActionsProps {
  id: string;
  reference: string;
}

/** The record as a file and on paper, for staff also with its documents. A download that fails is reported here. */
export function RecordActions({ id, reference }: RecordActionsProps) {
  const managed = useManaged();
  const { press, isLoading, failure } = useRecordDownload({
    id,
    reference,
    advice: ADVICE,
    onMissing: managed?.reopen,
  });
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
        {managed && (
          <ButtonLink kind="link" href={recordFiles.all(id)} download onClick={press('all')}>
            {recordTexts.downloadAll}
          </ButtonLink>
        )}
      </div>
      <DownloadNews isLoading={isLoading} failure={failure} className={styles.download} />
    </div>
  );
}
