import { memo } from 'react';
import type { UploadedDocument } from '#domain/application.ts';
import type { RowLimit } from '#domain/model/fieldKinds.ts';
import { type DocumentListUploadOptions, useDocumentListUpload } from '#store/documents/useDocumentListUpload.ts';
import { useSubject } from '#features/ui/form/useSubject.ts';
import type { FieldProps } from '#features/ui/fields/fieldProps.ts';
import { UploadField } from '#features/ui/uploads/UploadField.tsx';
import { useDocumentFrame } from './useDocumentFrame.ts';

interface DocumentListFieldProps extends Omit<FieldProps<readonly UploadedDocument[]>, 'onChange'> {
  onChange: DocumentListUploadOptions['onChange'];
  /** Largest number of documents. */
  limit: RowLimit;
}

/** Field for several uploaded documents. */
export const DocumentListField = memo(function DocumentListField({
  name,
  value,
  onChange,
  limit,
  error,
  disabled,
  ...frame
}: DocumentListFieldProps) {
  const subject = useSubject(frame.id, name);
  const upload = useDocumentFrame(
    frame.id,
    useDocumentListUpload({ fieldName: name, fieldId: frame.id, subject, value, onChange, limit, error }),
  );
  return <UploadField {...frame} {...upload} name={name} disabled={disabled} isMultiple />;
});
