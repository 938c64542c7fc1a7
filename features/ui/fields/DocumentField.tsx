import { memo, useContext, useEffect } from 'react';
import type { UploadedDocument } from '#domain/application.ts';
import type { UseDocumentUpload } from '#store/useDocumentUpload.ts';
import { StepFormContext } from '../form/stepFormContext.ts';
import type { FieldProps } from './fieldProps.ts';
import { UploadField } from './UploadField.tsx';

interface DocumentFieldProps extends FieldProps<UploadedDocument | null> {
  /** How a document travels: handed in, because shared fields know no store. The same function for the life of the field. */
  useUpload: UseDocumentUpload;
}

/** One uploaded document as a field of a form. */
export const DocumentField = memo(function DocumentField({ name, value, onChange, error, disabled, useUpload, ...frame }: DocumentFieldProps) {
  const { isBusy, ...upload } = useUpload({ fieldName: name, value, onChange, error });
  const step = useContext(StepFormContext);
  useEffect(() => {
    if (!isBusy) return undefined;
    step?.hold(frame.id, true);
    return () => step?.hold(frame.id, false);
  }, [step, frame.id, isBusy]);
  return <UploadField {...frame} {...upload} name={name} disabled={disabled} />;
});
