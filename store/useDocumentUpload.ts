import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { abortUpload } from '#api/uploads.ts';
import type { UploadedDocument } from '#domain/application.ts';
import { useAppDispatch } from './hooks.ts';
import { deleteDocument, uploadDocument, type UploadOutcome } from './thunks/documents.ts';

/** One file of a field: as `features/ui/fields/UploadField` shows it. */
export interface DocumentRow {
  /** The upload's id while it is under way or has failed; afterwards the document's own. */
  id: string;
  filename: string;
  status: 'uploading' | 'done' | 'failed';
  /** 0 to 100, while uploading. */
  percent?: number | undefined;
  /** Bytes. */
  size?: number | undefined;
  /** Where the stored document can be read. */
  href?: string | undefined;
}

export interface DocumentUploadOptions {
  /** The form's name of the field: picks the text of a refusal (1-UPL-04). */
  fieldName: string;
  /** The stored document. */
  value: UploadedDocument | null | undefined;
  /** Told of a finished upload, and with null of a finished removal. */
  onChange: (document: UploadedDocument | null) => void;
  /** What the form has to say about the field; a refusal of the service goes first. */
  error?: string | undefined;
}

/** What an `UploadField` for one file needs; spread it. All handlers keep their identity. */
export interface DocumentUpload {
  items: DocumentRow[];
  onChoose: (files: File[]) => void;
  onCancel: (id: string) => void;
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
  error: string | undefined;
  /** Something is on its way: a file to the service, or its removal. Whoever leaves the form waits for it. */
  isBusy: boolean;
}

/** The shape of this hook, for forms that have it handed in because they know no store. */
export type UseDocumentUpload = (options: DocumentUploadOptions) => DocumentUpload;

interface Transfer {
  row: DocumentRow;
  file: File;
}

/**
 * One document of a form and its way to the service and back (1-UPL-01 to 1-UPL-08). The file itself stays here and in the
 * upload registry, never in the store. A refusal (400) is told under the field; any other failure only marks the row, from which
 * the upload can be tried again (1-UPL-05). A field that goes away takes its unfinished upload with it.
 */
export function useDocumentUpload({ fieldName, value, onChange, error }: DocumentUploadOptions): DocumentUpload {
  const dispatch = useAppDispatch();
  const { transfer, transferRef, begin, showProgress, end } = useTransfer();
  const [refusal, setRefusal] = useState<string | undefined>(undefined);
  const latest = useRef({ fieldName, value, onChange });
  latest.current = { fieldName, value, onChange };

  const send = useCallback(
    async (file: File) => {
      const uploadId = begin(file);
      setRefusal(undefined);
      const onProgress = (share: number) => showProgress(uploadId, Math.round(share * 100));
      const outcome = await dispatch(uploadDocument({ uploadId, file, fieldName: latest.current.fieldName, onProgress }));
      if (transferRef.current?.row.id !== uploadId) return; // cancelled, or replaced by another choice
      end(outcome);
      if (outcome.kind === 'uploaded') latest.current.onChange(outcome.document);
      if (outcome.kind === 'refused') setRefusal(outcome.message);
    },
    [begin, dispatch, end, showProgress, transferRef],
  );

  const isRemovingNow = useRef(false);
  const [isRemoving, setRemoving] = useState(false);
  const removeStored = useCallback(async () => {
    const { value: document, fieldName: field } = latest.current;
    if (!document || isRemovingNow.current) return;
    isRemovingNow.current = true;
    setRemoving(true);
    setRefusal(undefined);
    const outcome = await dispatch(deleteDocument(document, field));
    if (outcome.kind === 'deleted') latest.current.onChange(null);
    if (outcome.kind === 'refused') setRefusal(outcome.message);
    isRemovingNow.current = false;
    setRemoving(false);
  }, [dispatch]);

  const letGo = useCallback(
    (uploadId: string) => {
      end(null);
      setRefusal(undefined);
      abortUpload(uploadId);
    },
    [end],
  );
  const handleChoose = useCallback(([file]: File[]) => void (file && send(file)), [send]);
  const handleRemove = useCallback((id: string) => (transferRef.current?.row.id === id ? letGo(id) : void removeStored()), [letGo, removeStored, transferRef]);
  const handleRetry = useCallback(() => void (transferRef.current && send(transferRef.current.file)), [send, transferRef]);

  const items = useMemo(() => rowsOf(transfer, value), [transfer, value]);
  return { items, onChoose: handleChoose, onCancel: letGo, onRemove: handleRemove, onRetry: handleRetry, error: refusal ?? error, isBusy: isRemoving || transfer?.row.status === 'uploading' };
}

/** The file that is on its way or has failed; at most one per field. The ref holds it between the render and the next event. */
function useTransfer() {
  const fieldId = useId();
  const count = useRef(0);
  const transferRef = useRef<Transfer | null>(null);
  const [transfer, setTransfer] = useState<Transfer | null>(null);

  const change = useCallback((next: Transfer | null) => {
    transferRef.current = next;
    setTransfer(next);
  }, []);
  const begin = useCallback(
    (file: File): string => {
      const id = `${fieldId}-${(count.current += 1)}`;
      change({ file, row: { id, filename: file.name, size: file.size, status: 'uploading', percent: 0 } });
      return id;
    },
    [change, fieldId],
  );
  const showProgress = useCallback(
    (uploadId: string, percent: number) => {
      const current = transferRef.current;
      if (current?.row.id === uploadId && current.row.percent !== percent) change({ ...current, row: { ...current.row, percent } });
    },
    [change],
  );
  const end = useCallback(
    (outcome: UploadOutcome | null) => {
      const current = transferRef.current;
      const hasFailed = outcome !== null && outcome.kind !== 'uploaded';
      change(current && hasFailed ? { ...current, row: { ...current.row, status: 'failed' } } : null);
    },
    [change],
  );
  useEffect(
    () => () => {
      const unfinished = transferRef.current;
      transferRef.current = null;
      if (unfinished) abortUpload(unfinished.row.id);
    },
    [],
  );

  return { transfer, transferRef, begin, showProgress, end };
}

/** The stored document, or else the file that is to become one. */
function rowsOf(transfer: Transfer | null, stored: UploadedDocument | null | undefined): DocumentRow[] {
  if (transfer) return [transfer.row];
  if (!stored) return [];
  return [{ id: stored.id ?? stored.download ?? stored.filename, filename: stored.filename, status: 'done', size: stored.size, href: stored.download }];
}
