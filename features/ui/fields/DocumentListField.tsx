import { memo } from 'react';
import type { UploadedDocument } from '#domain/application.ts';
import type { DocumentListUploadOptions, UseDocumentListUpload } from '#store/useDocumentListUpload.ts';
import { useStepHold } from '../form/useStepHold.ts';
import type { FieldProps } from './fieldProps.ts';
import { UploadField } from './UploadField.tsx';

interface DocumentListFieldProps extends Omit<FieldProps<readonly UploadedDocument[]>, 'onChange'> {
  onChange: DocumentListUploadOptions['onChange'];
  /** How documents travel: handed in, because shared fields know no store. The same function for the life of the field. */
  useUpload: UseDocumentListUpload;
}

/** Several uploaded documents as a field of a form. */
export const DocumentListField = memo(function DocumentListField({ name, value, onChange, error, disabled, useUpload, ...frame }: DocumentListFieldProps) {
  const { isBusy, ...upload } = useUpload({ fieldName: name, value, onChange, error });
  useStepHold(frame.id, isBusy);
  return <UploadField {...frame} {...upload} name={name} disabled={disabled} isMultiple />;
});
