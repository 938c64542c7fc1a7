import { useState, type MouseEvent } from 'react';
import type { ApiError } from '#api/apiError.ts';
import { type recordFiles, useDownloadRecordMutation } from '#api/recordsApi.ts';
import { recordTexts } from '#domain/texts/record.ts';
import { Notice } from '#features/ui/Notice.tsx';
import { saveFile } from '#features/ui/saveFile.ts';

type FileKind = keyof typeof recordFiles;

const ENDINGS: Record<FileKind, string> = { pdf: 'pdf', data: 'json' };

interface DownloadOptions {
  id: string;
  reference: string;
  /** What to do where the file does not come, on the page that the press is on. */
  advice: { missing: string; broken: string };
}

/** How the last press on a file's link went. */
interface Download {
  isLoading: boolean;
  /** Why it brought none: what to do about it, in words; null until then, and with the next press. */
  failure: string | null;
}

/**
 * What a press on the link of a record's file does, and how it went. The page fetches it: a failed download is a line in the browser's list
 * at best.
 */
export function useRecordDownload({ id, reference, advice }: DownloadOptions) {
  const [ask, { isLoading }] = useDownloadRecordMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const fetchFile = async (kind: FileKind) => {
    setFailure(null);
    const { data: address, error } = await ask({ id, kind });
    if (address === undefined) setFailure(wordsOf(error, advice));
    else saveFile(address, `${reference}.${ENDINGS[kind]}`);
  };
  const press = (kind: FileKind) => (event: MouseEvent) => {
    // Into another tab or window: the browser's own.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!isLoading) void fetchFile(kind);
  };
  return { press, isLoading, failure };
}

function wordsOf(error: ApiError | object | undefined, { missing, broken }: DownloadOptions['advice']): string {
  if (error === undefined || !('kind' in error)) return broken;
  if (error.kind === 'network') return recordTexts.failed;
  if (error.kind === 'notFound') return missing;
  return error.kind === 'server' && error.status === 429 ? recordTexts.downloadTooMany : broken;
}

/** Says beneath the links that a file is on its way, or that it did not come. */
export function DownloadNews({ isLoading, failure, className }: Download & { className: string | undefined }) {
  return (
    <>
      <p className={className} role="status">
        {isLoading && recordTexts.downloading}
      </p>
      {failure !== null && (
        <div className={className}>
          <Notice kind="error" role="alert" title={recordTexts.downloadFailedTitle}>
            <p>{failure}</p>
          </Notice>
        </div>
      )}
    </>
  );
}
