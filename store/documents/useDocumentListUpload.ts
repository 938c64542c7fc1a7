import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { UploadedDocument } from '#domain/application.ts';
import type { RowLimit } from '#domain/model/fieldKinds.ts';
import { documentKey } from '#domain/model/documentFields.ts';
import { limitTexts } from '#domain/texts/limits.ts';
import type { DocumentRow, DocumentUpload } from './documentUpload.ts';
import { useFieldUploads, useMaxUploadSize, type FieldUploadsOptions } from './useFieldUploads.ts';
import { useRemovals } from './useRemovals.ts';

export interface DocumentListUploadOptions extends Pick<FieldUploadsOptions, 'fieldId' | 'subject'> {
  /** Field name in the form: picks the text of a refusal (1-UPL-04). */
  fieldName: string;
  /** The stored documents. */
  value: readonly UploadedDocument[] | null | undefined;
  /**
   * Called for each finished upload, and for a removal as soon as it is pressed. Gets a function that changes the list, since several
   * uploads may finish at once.
   */
  onChange: (change: (documents: readonly UploadedDocument[]) => UploadedDocument[]) => void;
  /** Limit on the number of documents. */
  limit: RowLimit;
  error?: string | undefined;
}

/**
 * Returns the uploads of a field with several documents, each uploaded and removed independently (1-UPL-11); otherwise like
 * `useDocumentUpload`.
 */
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
  // More files than there is room for are all rejected: the applicant could not tell which ones were taken.
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
