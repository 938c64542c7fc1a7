import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { UploadedDocument } from '#domain/application.ts';
import type { DocumentRow, DocumentUpload } from './documentUpload.ts';
import { useFieldUploads, useMaxUploadSize, type FieldUploadsOptions } from './useFieldUploads.ts';
import { useRemovals } from './useRemovals.ts';

interface DocumentUploadOptions extends Pick<FieldUploadsOptions, 'fieldId' | 'subject' | 'outlivesField'> {
  /** Field name in the form: picks the text of a refusal (1-UPL-04). */
  fieldName: string;
  /** The stored document. */
  value: UploadedDocument | null | undefined;
  /**
   * Called with a finished upload, or with null as soon as a removal is pressed. Called with the document again if the service refuses to
   * delete it.
   */
  onChange: (document: UploadedDocument | null) => void;
  /** The form's error for the field; a refusal by the service comes first. */
  error?: string | undefined;
}

/**
 * Returns the upload and removal of one document of a form (1-UPL-01 to 1-UPL-08). A refusal is shown under the field; after any other
 * failure the file waits and continues by itself (1-UPL-05).
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
      // The new file replaces the field's pending one, such as a refused file.
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

/** Returns the file that is pending, or else the stored document. */
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
