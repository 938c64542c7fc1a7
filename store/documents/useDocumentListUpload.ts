import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { UploadedDocument } from '#domain/application.ts';
import { documentKey } from '#domain/documents/documentFields.ts';
import type { DocumentRow, DocumentUpload } from './documentUpload.ts';
import { useFieldUploads, useMaxUploadSize, type FieldUploadsOptions } from './useFieldUploads.ts';
import { useRemovals } from './useRemovals.ts';

export interface DocumentListUploadOptions extends Pick<FieldUploadsOptions, 'fieldId' | 'subject'> {
  /** The form's name of the field: picks the text of a refusal (1-UPL-04). */
  fieldName: string;
  /** The stored documents. */
  value: readonly UploadedDocument[] | null | undefined;
  /** Told of each finished upload, and of a removal at the press: how the list changes, since several may finish at once. */
  onChange: (change: (documents: readonly UploadedDocument[]) => UploadedDocument[]) => void;
  error?: string | undefined;
}

/** Several documents of one field, each on its way to the service and back by itself (1-UPL-11); else as `useDocumentUpload`. */
export function useDocumentListUpload({
  fieldName,
  fieldId,
  subject,
  value,
  onChange,
  error,
}: DocumentListUploadOptions): DocumentUpload {
  const { isRemoving, refusal: removalRefusal, forgetRefusal, remove } = useRemovals(fieldName);
  const latest = useRef({ value, onChange });
  useLayoutEffect(() => void (latest.current = { value, onChange }));
  const handleArrived = useCallback(
    (document: UploadedDocument) => latest.current.onChange((documents) => [...documents, document]),
    [],
  );
  const { rows, refusal, isUploading, add, has, letGo, retry } = useFieldUploads({
    fieldName,
    fieldId,
    subject,
    onArrived: handleArrived,
  });

  const removeStored = useCallback(
    (id: string) => {
      const place = latest.current.value?.findIndex((each) => rowId(each) === id) ?? -1;
      const document = latest.current.value?.[place];
      if (!document) return;
      const isOther = (each: UploadedDocument) => documentKey(each) !== documentKey(document);
      latest.current.onChange((documents) => documents.filter(isOther));
      remove(
        document,
        () => (latest.current.onChange((documents) => documents.filter(isOther).toSpliced(place, 0, document)), true),
      );
    },
    [remove],
  );
  const handleChoose = useCallback((files: File[]) => (forgetRefusal(), files.forEach(add)), [add, forgetRefusal]);
  const handleRemove = useCallback(
    (id: string) => (has(id) ? letGo(id) : removeStored(id)),
    [has, letGo, removeStored],
  );

  const items = useMemo(() => [...(value ?? []).map(storedRow), ...rows], [rows, value]);
  const isBusy = isRemoving || isUploading;
  return {
    items,
    onChoose: handleChoose,
    onCancel: letGo,
    onRemove: handleRemove,
    onRetry: retry,
    error: refusal ?? removalRefusal ?? error,
    refusal,
    isBusy,
    maxSize: useMaxUploadSize(),
  };
}

function storedRow(document: UploadedDocument): DocumentRow {
  return {
    id: rowId(document),
    filename: document.filename,
    status: 'done',
    size: document.size,
    href: document.download,
  };
}

function rowId(document: UploadedDocument): string {
  return document.id ?? documentKey(document);
}
