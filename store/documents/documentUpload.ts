/** What the fields of documents and their hooks agree on. */

/** One file of a field: as `features/ui/fields/UploadField` shows it. */
export interface DocumentRow {
  /** The upload's id while the service does not have it; afterwards the document's own. */
  id: string;
  filename: string;
  /** `queued`: it waits and goes on by itself; `refused`: this file is not taken. */
  status: 'queued' | 'uploading' | 'done' | 'refused';
  /** 0 to 100, while uploading. */
  percent?: number | undefined;
  /** Bytes. */
  size?: number | undefined;
  /** Where the stored document can be read. */
  href?: string | undefined;
}

/** What an `UploadField` needs; spread it. All handlers keep their identity. */
export interface DocumentUpload {
  items: DocumentRow[];
  onChoose: (files: File[]) => void;
  onCancel: (id: string) => void;
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
  error: string | undefined;
  /** What the service says against a file of the field, until the file is taken away: the form is not left with it. */
  refusal: string | undefined;
  /** Something is on its way: a file to the service, or its removal. Whoever leaves the form waits for it. */
  isBusy: boolean;
  /** Bytes of the largest file. */
  maxSize: number;
}
