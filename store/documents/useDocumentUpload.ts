import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { UploadedDocument } from '#domain/application.ts';
import type { DocumentRow, DocumentUpload } from './documentUpload.ts';
import { useFieldUploads, useMaxUploadSize, type FieldUploadsOptions } from './useFieldUploads.ts';
import { useRemovals } from './useRemovals.ts';

interface DocumentUploadOptions extends Pick<FieldUploadsOptions, 'fieldId' | 'subject' | 'outlivesField'> {
  /** The form's name of the field: picks the text of a refusal (1-UPL-04). */
  fieldName: string;
  /** The stored document. */
  value: UploadedDocument | null | undefined;
  /** Told of a finished upload, and with null of a removal at the press; with the document again where the service does not let go of it. */
  onChange: (document: UploadedDocument | null) => void;
  /** What the form has to say about the field; a refusal of the service goes first. */
  error?: string | undefined;
}

/**
 * One document of a form and its way to the service and back (1-UPL-01 to 1-UPL-08). A refusal is told under the field; after
 * any other failure the file waits and goes on by itself (1-UPL-05).
 */
export function useDocumentUpload({
  fieldName,
  fieldId,
  subject,
  outlivesField,
  value,
  onChange,
  error,
}: DocumentUploadOptions): DocumentUpload {
  const { isRemoving, refusal: removalRefusal, forgetRefusal, remove } = useRemovals(fieldName);
  const { rows, refusal, isUploading, add, has, letGo, retry } = useFieldUploads({
    fieldName,
    fieldId,
    subject,
    outlivesField,
    onArrived: onChange,
  });
  const latest = useRef({ value, onChange, rows });
  useLayoutEffect(() => void (latest.current = { value, onChange, rows }));

  const removeStored = useCallback(() => {
    const { value: document } = latest.current;
    if (!document) return;
    const give = (next: UploadedDocument | null) => (
      (latest.current = { ...latest.current, value: next }),
      latest.current.onChange(next)
    );
    give(null);
    remove(document, () => {
      const isFree = !latest.current.value && latest.current.rows.length === 0;
      if (isFree) give(document);
      return isFree;
    });
  }, [remove]);

  const handleChoose = useCallback(
    ([file]: File[]) => {
      if (!file) return;
      forgetRefusal();
      // What was refused gives way to it.
      for (const { id } of latest.current.rows) letGo(id);
      add(file);
    },
    [add, letGo, forgetRefusal],
  );
  const handleCancel = useCallback((id: string) => (letGo(id), latest.current.onChange(null)), [letGo]);
  const handleRemove = useCallback(
    (id: string) => (has(id) ? handleCancel(id) : removeStored()),
    [has, handleCancel, removeStored],
  );

  const items = useMemo(() => itemsOf(rows, value), [rows, value]);
  return {
    items,
    onChoose: handleChoose,
    onCancel: handleCancel,
    onRemove: handleRemove,
    onRetry: retry,
    error: refusal ?? removalRefusal ?? error,
    refusal,
    isBusy: isRemoving || isUploading,
    maxSize: useMaxUploadSize(),
  };
}

/** The stored document, or else the file that is to become one. */
function itemsOf(rows: DocumentRow[], stored: UploadedDocument | null | undefined): DocumentRow[] {
  if (rows.length > 0) return rows.slice(-1);
  if (!stored) return [];
  return [
    {
      id: stored.id ?? stored.download ?? stored.filename,
      filename: stored.filename,
      status: 'done',
      size: stored.size,
      href: stored.download,
    },
  ];
}
