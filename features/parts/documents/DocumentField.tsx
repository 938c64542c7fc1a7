import { memo } from 'react';
import type { UploadedDocument } from '#domain/application.ts';
import type { UseDocumentUpload } from '#store/documents/useDocumentUpload.ts';
import { useSubject } from '#features/ui/form/useSubject.ts';
import type { FieldProps } from '#features/ui/fields/fieldProps.ts';
import { UploadField } from '#features/ui/fields/UploadField.tsx';
import { useDocumentFrame } from './useDocumentFrame.ts';

interface DocumentFieldProps extends FieldProps<UploadedDocument | null> {
  /** How a document travels: handed in, because shared fields know no store. The same function for the life of the field. */
  useUpload: UseDocumentUpload;
}

/** One uploaded document as a field of a form. */
export const DocumentField = memo(function DocumentField({
  name,
  value,
  onChange,
  error,
  disabled,
  useUpload,
  ...frame
}: DocumentFieldProps) {
  const subject = useSubject(frame.id, name);
  const upload = useDocumentFrame(
    frame.id,
    useUpload({ fieldName: name, fieldId: frame.id, subject, value, onChange, error }),
  );
  return <UploadField {...frame} {...upload} name={name} disabled={disabled} />;
});
