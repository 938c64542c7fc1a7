/** Types shared by the document fields and their hooks. */

/** One file of a field, as `features/ui/fields/UploadField` shows it. */
export interface DocumentRow {
  /** The upload's id until the service has the file, then the document's own id. */
  id: string;
  filename: string;
  /** `queued`: the file waits and continues by itself; `refused`: the file is not accepted. */
  status: 'queued' | 'uploading' | 'done' | 'refused';
  /** 0 to 100, while uploading. */
  percent?: number | undefined;
  /** Bytes. */
  size?: number | undefined;
  /** Address of the stored document. */
  href?: string | undefined;
}

/** Props of an `UploadField`; spread them. All handlers keep their identity. */
export interface DocumentUpload {
  items: DocumentRow[];
  onChoose: (files: File[]) => void;
  onCancel: (id: string) => void;
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
  error: string | undefined;
  /** The service's objection to a file of the field, until that file is removed. The form cannot be left while it is set. */
  refusal: string | undefined;
  /** True while a file is being uploaded or removed. Leaving the form waits for it. */
  isBusy: boolean;
  /** Largest accepted file size, in bytes. */
  maxSize: number;
}
