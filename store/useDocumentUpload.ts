import { useCallback, useMemo, useRef, useState } from 'react';
import type { UploadedDocument } from '#domain/application.ts';
import { useAppDispatch } from './hooks.ts';
import { removeDocument } from './thunks/documentCalls.ts';
import type { DocumentRow, DocumentUpload } from './uploads/documentUpload.ts';
import { useFieldUploads, useMaxUploadSize, type FieldUploadsOptions } from './uploads/useFieldUploads.ts';

export interface DocumentUploadOptions extends Pick<FieldUploadsOptions, 'fieldId' | 'subject' | 'outlivesField'> {
  /** The form's name of the field: picks the text of a refusal (1-UPL-04). */
  fieldName: string;
  /** The stored document. */
  value: UploadedDocument | null | undefined;
  /** Told of a finished upload, and with null of a finished removal, also of a file that was not with the service yet. */
  onChange: (document: UploadedDocument | null) => void;
  /** What the form has to say about the field; a refusal of the service goes first. */
  error?: string | undefined;
}

/** The shape of this hook, for forms that have it handed in because they know no store. */
export type UseDocumentUpload = (options: DocumentUploadOptions) => DocumentUpload;

/**
 * One document of a form and its way to the service and back (1-UPL-01 to 1-UPL-08). A refusal is told under the field; after
 * any other failure the file waits and goes on by itself (1-UPL-05).
 */
export function useDocumentUpload({ fieldName, fieldId, subject, outlivesField, value, onChange, error }: DocumentUploadOptions): DocumentUpload {
  const dispatch = useAppDispatch();
  const [removalRefusal, setRemovalRefusal] = useState<string | undefined>(undefined);
  const { rows, refusal, isUploading, add, has, letGo, retry } = useFieldUploads({ fieldName, fieldId, subject, outlivesField, onArrived: onChange });
  const latest = useRef({ fieldName, value, onChange, rows });
  latest.current = { fieldName, value, onChange, rows };

  const isRemovingNow = useRef(false);
  const [isRemoving, setRemoving] = useState(false);
  const removeStored = useCallback(async () => {
    const { value: document, fieldName: field } = latest.current;
    if (!document || isRemovingNow.current) return;
    isRemovingNow.current = true;
    setRemoving(true);
    setRemovalRefusal(undefined);
    const outcome = await dispatch(removeDocument(document, field));
    if (outcome.kind === 'deleted') latest.current.onChange(null);
    if (outcome.kind === 'refused') setRemovalRefusal(outcome.message);
    isRemovingNow.current = false;
    setRemoving(false);
  }, [dispatch]);

  const handleChoose = useCallback(
    ([file]: File[]) => {
      if (!file) return;
      setRemovalRefusal(undefined);
      // What was refused gives way to it.
      for (const { id } of latest.current.rows) letGo(id);
      add(file);
    },
    [add, letGo],
  );
  const handleCancel = useCallback((id: string) => (letGo(id), latest.current.onChange(null)), [letGo]);
  const handleRemove = useCallback((id: string) => (has(id) ? handleCancel(id) : void removeStored()), [has, handleCancel, removeStored]);

  const items = useMemo(() => itemsOf(rows, value), [rows, value]);
  return { items, onChoose: handleChoose, onCancel: handleCancel, onRemove: handleRemove, onRetry: retry, error: refusal ?? removalRefusal ?? error, refusal, isBusy: isRemoving || isUploading, maxSize: useMaxUploadSize() };
}

/** The stored document, or else the file that is to become one. */
function itemsOf(rows: DocumentRow[], stored: UploadedDocument | null | undefined): DocumentRow[] {
  if (rows.length > 0) return rows.slice(-1);
  if (!stored) return [];
  return [{ id: stored.id ?? stored.download ?? stored.filename, filename: stored.filename, status: 'done', size: stored.size, href: stored.download }];
}
