import { memo } from 'react';
import type { UploadedDocument } from '#domain/application.ts';
import { useDocumentUpload } from '#store/documents/useDocumentUpload.ts';
import { useSubject } from '#features/ui/form/useSubject.ts';
import type { FieldProps } from '#features/ui/fields/fieldProps.ts';
import { UploadField } from '#features/ui/uploads/UploadField.tsx';
import { useDocumentFrame } from './useDocumentFrame.ts';

/** Field for one uploaded document. */
export const DocumentField = memo(function DocumentField({
  name,
  value,
  onChange,
  error,
  disabled,
  ...frame
}: FieldProps<UploadedDocument | null>) {
  const subject = useSubject(frame.id, name);
  const upload = useDocumentFrame(
    frame.id,
    useDocumentUpload({ fieldName: name, fieldId: frame.id, subject, value, onChange, error }),
  );
  return <UploadField {...frame} {...upload} name={name} disabled={disabled} />;
});
