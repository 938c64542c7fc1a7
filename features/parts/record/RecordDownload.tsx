import { useState, type MouseEvent } from 'react';
import type { ApiError } from '#api/apiError.ts';
import { type recordFiles, useDownloadRecordMutation } from '#api/recordsApi.ts';
import { recordTexts } from '#domain/texts/record.ts';
import { Notice } from '#features/ui/Notice.tsx';
import { saveFile } from '#features/ui/saveFile.ts';

type FileKind = keyof typeof recordFiles;

const ENDINGS: Record<FileKind, string> = { pdf: 'pdf', data: 'json', all: 'zip' };

/** Advice for all files together: no page has the same content. */
const ADVICE_FOR_ALL = { missing: recordTexts.downloadAllMissing, broken: recordTexts.downloadAllBroken };

interface DownloadOptions {
  id: string;
  reference: string;
  /** Advice for a file that did not load, on the page with the pressed link. */
  advice: { missing: string; broken: string };
  /** Called once a file was missing: perhaps the reader is signed in no more. */
  onMissing?: (() => void) | undefined;
}

/** State of the last press on a file's link. */
interface Download {
  isLoading: boolean;
  /** Message about a failed download, with advice; null before it, and from the next press. */
  failure: string | null;
}

/**
 * Returns the handler of a record file's link, and its state. The page fetches the file, because a failed download by the browser is a line
 * in its list at best.
 */
export function useRecordDownload({ id, reference, advice, onMissing }: DownloadOptions) {
  const [ask, { isLoading }] = useDownloadRecordMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const fetchFile = async (kind: FileKind) => {
    setFailure(null);
    const { data: address, error } = await ask({ id, kind });
    if (address === undefined) setFailure(wordsOf(error, kind === 'all' ? ADVICE_FOR_ALL : advice));
    else saveFile(address, `${reference}.${ENDINGS[kind]}`);
    if (error !== undefined && 'kind' in error && error.kind === 'notFound') onMissing?.();
  };
  const press = (kind: FileKind) => (event: MouseEvent) => {
    // The browser opens another tab or window itself.
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

/** Says beneath the links that a file is loading, or that it did not load. */
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
