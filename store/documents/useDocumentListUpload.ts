import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { UploadedDocument } from '#domain/application.ts';
import type { RowLimit } from '#domain/application/fieldKinds.ts';
import { documentKey } from '#domain/documents/documentFields.ts';
import { limitTexts } from '#domain/texts/limits.ts';
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
  /** How many there may be. */
  limit: RowLimit;
  error?: string | undefined;
}

/** Several documents of one field, each on its way to the service and back by itself (1-UPL-11); else as `useDocumentUpload`. */
export function useDocumentListUpload({
  fieldName,
  fieldId,
  subject,
  value,
  onChange,
  limit,
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
      remove(document, () => {
        latest.current.onChange((documents) => {
          const others = documents.filter(isOther);
          return [...others.slice(0, place), document, ...others.slice(place)];
        });
        return true;
      });
    },
    [remove],
  );
  // None is taken of more files than there is room for: nobody could tell which ones were.
  const [isOver, setOver] = useState(false);
  const handleChoose = useCallback(
    (files: File[]) => {
      forgetRefusal();
      const isTooMany = (latest.current.value ?? []).length + rows.length + files.length > limit.most;
      setOver(isTooMany);
      if (!isTooMany) files.forEach(add);
    },
    [add, forgetRefusal, rows.length, limit],
  );
  const handleRemove = useCallback(
    (id: string) => (setOver(false), has(id) ? letGo(id) : removeStored(id)),
    [has, letGo, removeStored],
  );

  const items = useMemo(() => [...(value ?? []).map(storedRow), ...rows], [rows, value]);
  const isBusy = isRemoving || isUploading;
  const refused = isOver ? limitTexts.rows(limit) : refusal;
  return {
    items,
    onChoose: handleChoose,
    onCancel: letGo,
    onRemove: handleRemove,
    onRetry: retry,
    error: refused ?? removalRefusal ?? error,
    refusal: refused,
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
