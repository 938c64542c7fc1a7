import type { ReactNode } from 'react';
import { uploadTexts, uploadLabels, uploadProgressText } from '#domain/texts/upload.ts';
import { IconButton } from '../Button.tsx';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon.tsx';
import { Spinner } from '../Spinner.tsx';
import { formatFileSize } from './formatFileSize.ts';
import styles from './UploadField.module.css';

/** `queued`: waits and continues by itself; `refused`: this file is not accepted. */
export type UploadStatus = 'queued' | 'uploading' | 'done' | 'refused';

export interface UploadItem {
  /** Key of the row; for stored documents their id or address. */
  id: string;
  filename: string;
  status: UploadStatus;
  /** Progress while uploading, 0 to 100. */
  percent?: number | undefined;
  /** Size in bytes. */
  size?: number | undefined;
  /** Address of a stored document. */
  href?: string | undefined;
  /** Text beside the size of a stored document: `uploaded 10:41`. */
  note?: string | undefined;
  /** Reason for a refusal. */
  reason?: string | undefined;
}

export interface UploadRowHandlers {
  onRemove: (id: string) => void;
  onCancel?: ((id: string) => void) | undefined;
  onRetry?: ((id: string) => void) | undefined;
}

interface UploadRowProps extends UploadRowHandlers {
  item: UploadItem;
  disabled: boolean;
}

/** Row of one file, with its progress. */
export function UploadRow({ item, disabled, onRemove, onCancel, onRetry }: UploadRowProps) {
  const { id, filename, status, percent = 0, href } = item;
  const labels = uploadLabels(filename);
  const isUnderway = status === 'queued' || status === 'uploading';
  return (
    <li className={classNames(styles.row, styles[status])}>
      <RowSign status={status} />
      <div className={styles.name}>
        <span translate="no">{href && status === 'done' ? <a href={href}>{filename}</a> : filename}</span>
        <small>{rowDetail(item)}</small>
        {status === 'uploading' && <progress value={percent} max={100} aria-label={labels.uploading} />}
      </div>
      <span className={styles.buttons}>
        {status === 'uploading' && <span className={styles.percent} aria-hidden="true">{`${percent} %`}</span>}
        {status === 'queued' && onRetry && !disabled && (
          <IconButton icon="retry" label={labels.retry} onClick={() => onRetry(id)} />
        )}
        {isUnderway && onCancel && <IconButton icon="x" label={labels.cancel} onClick={() => onCancel(id)} />}
        {!isUnderway && !disabled && <IconButton icon="bin" label={labels.remove} onClick={() => onRemove(id)} />}
      </span>
    </li>
  );
}

function RowSign({ status }: { status: UploadStatus }): ReactNode {
  if (status === 'uploading') return <Spinner isQuiet />;
  if (status === 'done') return <Icon name="check" />;
  return <Icon name={status === 'refused' ? 'stop' : 'file'} />;
}

function rowDetail({ status, percent = 0, size, note, reason }: UploadItem): string {
  const readableSize = size === undefined ? undefined : formatFileSize(size);
  if (status === 'uploading') return uploadProgressText(percent, readableSize);
  if (status === 'queued') return uploadTexts.queued;
  if (status === 'refused') return reason ?? uploadTexts.refused;
  return [readableSize, note].filter(Boolean).join(', ');
}
