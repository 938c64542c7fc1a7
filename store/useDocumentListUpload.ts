import { useCallback, useMemo, useRef, useState } from 'react';
import type { UploadedDocument } from '#domain/application.ts';
import { documentKey } from '#domain/documents.ts';
import { useAppDispatch } from './hooks.ts';
import { removeDocument } from './thunks/documentCalls.ts';
import type { DocumentRow, DocumentUpload } from './uploads/documentUpload.ts';
import { useFieldUploads, useMaxUploadSize, type FieldUploadsOptions } from './uploads/useFieldUploads.ts';

export interface DocumentListUploadOptions extends Pick<FieldUploadsOptions, 'fieldId' | 'subject'> {
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

/** Several documents of one field, each on its way to the service and back by itself (1-UPL-11); else as `useDocumentUpload`. */
export function useDocumentListUpload({ fieldName, fieldId, subject, value, onChange, error }: DocumentListUploadOptions): DocumentUpload {
  const dispatch = useAppDispatch();
  const [removalRefusal, setRemovalRefusal] = useState<string | undefined>(undefined);
  const [removing, setRemoving] = useState<readonly string[]>([]);
  const latest = useRef({ fieldName, value, onChange });
  latest.current = { fieldName, value, onChange };
  const handleArrived = useCallback((document: UploadedDocument) => latest.current.onChange((documents) => [...documents, document]), []);
  const { rows, refusal, isUploading, add, has, letGo, retry } = useFieldUploads({ fieldName, fieldId, subject, onArrived: handleArrived });

  const removeStored = useCallback(
    async (id: string) => {
      const document = latest.current.value?.find((each) => rowId(each) === id);
      if (!document) return;
      setRemoving((ids) => [...ids, id]);
      setRemovalRefusal(undefined);
      const outcome = await dispatch(removeDocument(document, latest.current.fieldName));
      if (outcome.kind === 'deleted') latest.current.onChange((documents) => documents.filter((each) => documentKey(each) !== documentKey(document)));
      if (outcome.kind === 'refused') setRemovalRefusal(outcome.message);
      setRemoving((ids) => ids.filter((each) => each !== id));
    },
    [dispatch],
  );
  const handleChoose = useCallback((files: File[]) => (setRemovalRefusal(undefined), files.forEach(add)), [add]);
  const handleRemove = useCallback((id: string) => (has(id) ? letGo(id) : void removeStored(id)), [has, letGo, removeStored]);

  const items = useMemo(() => [...(value ?? []).map(storedRow), ...rows], [rows, value]);
  const isBusy = removing.length > 0 || isUploading;
  return { items, onChoose: handleChoose, onCancel: letGo, onRemove: handleRemove, onRetry: retry, error: refusal ?? removalRefusal ?? error, refusal, isBusy, maxSize: useMaxUploadSize() };
}

function storedRow(document: UploadedDocument): DocumentRow {
  return { id: rowId(document), filename: document.filename, status: 'done', size: document.size, href: document.download };
}

function rowId(document: UploadedDocument): string {
  return document.id ?? documentKey(document);
}
