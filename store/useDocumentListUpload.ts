import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { abortUpload } from '#api/uploads.ts';
import type { UploadedDocument } from '#domain/application.ts';
import { documentKey } from '#domain/documents.ts';
import { useAppDispatch } from './hooks.ts';
import { deleteDocument, uploadDocument } from './thunks/documents.ts';
import type { DocumentRow, DocumentUpload } from './useDocumentUpload.ts';

export interface DocumentListUploadOptions {
  /** The form's name of the field: picks the text of a refusal (1-UPL-04). */
  fieldName: string;
  /** The stored documents. */
  value: readonly UploadedDocument[] | null | undefined;
  /** Told of each finished upload or removal: how the list changes, since several may finish at once. */
  onChange: (change: (documents: readonly UploadedDocument[]) => UploadedDocument[]) => void;
  error?: string | undefined;
}

/** The shape of the hook, for forms that have it handed in because they know no store. */
export type UseDocumentListUpload = (options: DocumentListUploadOptions) => DocumentUpload;

interface Transfer {
  row: DocumentRow;
  file: File;
}

/** Several documents of one field, each on its way to the service and back by itself (1-UPL-11); else as `useDocumentUpload`. */
export function useDocumentListUpload({ fieldName, value, onChange, error }: DocumentListUploadOptions): DocumentUpload {
  const dispatch = useAppDispatch();
  const { transfers, transfersRef, begin, mark, end } = useTransfers();
  const [refusal, setRefusal] = useState<string | undefined>(undefined);
  const [removing, setRemoving] = useState<readonly string[]>([]);
  const latest = useRef({ fieldName, value, onChange });
  latest.current = { fieldName, value, onChange };

  const send = useCallback(
    async (file: File, retried?: string) => {
      const uploadId = begin(file, retried);
      setRefusal(undefined);
      const onProgress = (share: number) => mark(uploadId, { percent: Math.round(share * 100) });
      const outcome = await dispatch(uploadDocument({ uploadId, file, fieldName: latest.current.fieldName, onProgress }));
      if (!transfersRef.current.some(({ row }) => row.id === uploadId)) return; // cancelled meanwhile
      if (outcome.kind !== 'uploaded') mark(uploadId, { status: 'failed' });
      else {
        end(uploadId);
        latest.current.onChange((documents) => [...documents, outcome.document]);
      }
      if (outcome.kind === 'refused') setRefusal(outcome.message);
    },
    [begin, dispatch, end, mark, transfersRef],
  );
  const removeStored = useCallback(
    async (id: string) => {
      const document = latest.current.value?.find((each) => rowId(each) === id);
      if (!document) return;
      setRemoving((ids) => [...ids, id]);
      setRefusal(undefined);
      const outcome = await dispatch(deleteDocument(document, latest.current.fieldName));
      if (outcome.kind === 'deleted') latest.current.onChange((documents) => documents.filter((each) => documentKey(each) !== documentKey(document)));
      if (outcome.kind === 'refused') setRefusal(outcome.message);
      setRemoving((ids) => ids.filter((each) => each !== id));
    },
    [dispatch],
  );
  const letGo = useCallback(
    (uploadId: string) => {
      end(uploadId);
      setRefusal(undefined);
      abortUpload(uploadId);
    },
    [end],
  );
  const handleChoose = useCallback((files: File[]) => files.forEach((file) => void send(file)), [send]);
  const handleRemove = useCallback((id: string) => (transfersRef.current.some(({ row }) => row.id === id) ? letGo(id) : void removeStored(id)), [letGo, removeStored, transfersRef]);
  const handleRetry = useCallback(
    (id: string) => {
      const failed = transfersRef.current.find(({ row }) => row.id === id);
      if (failed) void send(failed.file, id);
    },
    [send, transfersRef],
  );

  const items = useMemo(() => [...(value ?? []).map(storedRow), ...transfers.map(({ row }) => row)], [transfers, value]);
  const isBusy = removing.length > 0 || transfers.some(({ row }) => row.status === 'uploading');
  return { items, onChoose: handleChoose, onCancel: letGo, onRemove: handleRemove, onRetry: handleRetry, error: refusal ?? error, isBusy };
}

/** The files that are on their way or have failed. The ref holds them between the render and the next event. */
function useTransfers() {
  const fieldId = useId();
  const count = useRef(0);
  const transfersRef = useRef<readonly Transfer[]>([]);
  const [transfers, setTransfers] = useState<readonly Transfer[]>([]);

  const change = useCallback((next: readonly Transfer[]) => {
    transfersRef.current = next;
    setTransfers(next);
  }, []);
  const begin = useCallback(
    (file: File, replaced?: string): string => {
      const id = `${fieldId}-${(count.current += 1)}`;
      const transfer: Transfer = { file, row: { id, filename: file.name, size: file.size, status: 'uploading', percent: 0 } };
      const others = transfersRef.current.filter(({ row }) => row.id !== replaced);
      change([...others, transfer]);
      return id;
    },
    [change, fieldId],
  );
  const mark = useCallback(
    (id: string, state: Partial<DocumentRow>) => change(transfersRef.current.map((transfer) => (transfer.row.id === id ? { ...transfer, row: { ...transfer.row, ...state } } : transfer))),
    [change],
  );
  const end = useCallback((id: string) => change(transfersRef.current.filter(({ row }) => row.id !== id)), [change]);
  useEffect(
    () => () => {
      const unfinished = transfersRef.current;
      transfersRef.current = [];
      for (const { row } of unfinished) abortUpload(row.id);
    },
    [],
  );
  return { transfers, transfersRef, begin, mark, end };
}

function storedRow(document: UploadedDocument): DocumentRow {
  return { id: rowId(document), filename: document.filename, status: 'done', size: document.size, href: document.download };
}

function rowId(document: UploadedDocument): string {
  return document.id ?? documentKey(document);
}
