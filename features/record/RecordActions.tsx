import { useState, type MouseEvent } from 'react';
import type { ApiError } from '#api/apiError.ts';
import { recordFiles, useDownloadRecordMutation } from '#api/recordsApi.ts';
import { receiptTexts } from '#domain/texts/receipt.ts';
import { recordTexts } from '#domain/texts/record.ts';
import { Button, ButtonLink } from '#features/ui/Button.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { saveFile } from '#features/ui/saveFile.ts';
import styles from './record.module.css';

type FileKind = keyof typeof recordFiles;

const ENDINGS: Record<FileKind, string> = { pdf: 'pdf', data: 'json' };

interface RecordActionsProps {
  id: string;
  reference: string;
}

/** The record as a file and on paper. A file that does not come is told of here: the browser would show a list of downloads, or nothing. */
export function RecordActions({ id, reference }: RecordActionsProps) {
  const { download, isLoading, failure } = useDownload(id, reference);
  return (
    <div data-print="no">
      <div className={styles.actions}>
        <ButtonLink kind="primary" href={recordFiles.pdf(id)} download onClick={download('pdf')}>
          {recordTexts.downloadPdf}
        </ButtonLink>
        <Button onClick={() => window.print()}>{receiptTexts.print}</Button>
        <ButtonLink kind="link" href={recordFiles.data(id)} download onClick={download('data')}>
          {recordTexts.downloadData}
        </ButtonLink>
      </div>
      <p className={styles.download} role="status">
        {isLoading && recordTexts.downloading}
      </p>
      {failure !== null && (
        <div className={styles.download}>
          <Notice kind="error" role="alert" title={recordTexts.downloadFailedTitle}>
            <p>{failure}</p>
          </Notice>
        </div>
      )}
    </div>
  );
}

/** What a press on a file's link does, and why the last one brought none: what to do about it, in words. */
function useDownload(id: string, reference: string) {
  const [ask, { isLoading }] = useDownloadRecordMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const fetchFile = async (kind: FileKind) => {
    setFailure(null);
    const { data: address, error } = await ask({ id, kind });
    if (address === undefined) setFailure(wordsOf(error));
    else saveFile(address, `${reference}.${ENDINGS[kind]}`);
  };
  const download = (kind: FileKind) => (event: MouseEvent) => {
    // Into another tab or window: the browser's own.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!isLoading) void fetchFile(kind);
  };
  return { download, isLoading, failure };
}

function wordsOf(error: ApiError | object | undefined): string {
  if (error === undefined || !('kind' in error)) return recordTexts.downloadBroken;
  if (error.kind === 'network') return recordTexts.failed;
  if (error.kind === 'notFound') return recordTexts.downloadMissing;
  return error.kind === 'server' && error.status === 429 ? recordTexts.downloadTooMany : recordTexts.downloadBroken;
}
