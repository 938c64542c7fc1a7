import { memo, useEffect, useRef, useState, type ChangeEvent, type DragEvent } from 'react';
import { uploadHint, uploadTexts } from '#domain/texts/upload.ts';
import { uploadFault } from '#domain/uploads.ts';
import { DEFAULT_MAX_UPLOAD_MB, MEGABYTE } from '#domain/uploadSize.ts';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon.tsx';
import { FieldGroup, controlProps } from './Field.tsx';
import type { FieldFrameProps } from './fieldProps.ts';
import { UploadAnnouncer } from './UploadAnnouncer.tsx';
import styles from './UploadField.module.css';
import { UploadRow, type UploadItem, type UploadRowHandlers } from './UploadRow.tsx';

export interface UploadFieldProps extends FieldFrameProps, UploadRowHandlers {
  name: string;
  /** What was chosen, in the order of choosing. */
  items: readonly UploadItem[];
  /** Files of the right kind and size only; others were refused here (1-UPL-10). */
  onChoose: (files: File[]) => void;
  /** Several files (1-UPL-11); otherwise a new choice replaces, and is offered only while there is none. */
  isMultiple?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Bytes of the largest file; told before one is chosen. */
  maxSize?: number | undefined;
}

/** Choosing PDF files by button or by dropping them. Sends nothing itself. */
export const UploadField = memo(function UploadField({ name, items, onChoose, onRemove, onCancel, onRetry, isMultiple = false, disabled = false, maxSize = DEFAULT_MAX_UPLOAD_MB * MEGABYTE, ...frame }: UploadFieldProps) {
  const [refusal, setRefusal] = useState<string | undefined>(undefined);
  const [isOver, setOver] = useState(false);
  const canChoose = !disabled && (isMultiple || items.length === 0);
  const { input, pressed } = useFocusAfterRemoval(items.length);
  const error = refusal ?? frame.error;

  const choose = (list: FileList | null) => {
    const files = [...(list ?? [])].slice(0, isMultiple ? undefined : 1);
    const accepted = files.filter((file) => uploadFault(file, maxSize) === null);
    const refused = files.find((file) => !accepted.includes(file));
    setRefusal((refused && uploadFault(refused, maxSize)) ?? undefined);
    if (accepted.length > 0) onChoose(accepted);
  };
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    choose(event.target.files);
    event.target.value = ''; // the same file can be chosen again
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (canChoose) choose(event.dataTransfer.files);
  };
  const dropHandlers = canChoose && { onDragOver: (event: DragEvent) => (event.preventDefault(), setOver(true)), onDragLeave: () => setOver(false), onDrop: handleDrop };

  return (
    <FieldGroup {...frame} error={error}>
      <div className={classNames(styles.zone, isOver && styles.over)} {...dropHandlers}>
        {items.length > 0 && (
          <ul className={styles.rows}>
            {items.map((item) => (
              <UploadRow key={item.id} item={item} disabled={disabled} onRemove={pressed(onRemove)} onCancel={onCancel && pressed(onCancel)} onRetry={onRetry} />
            ))}
          </ul>
        )}
        {canChoose && (
          <label className={classNames(styles.choose, items.length > 0 && styles.more)}>
            <input ref={input} {...controlProps({ ...frame, error })} id={`${frame.id}-file`} type="file" name={name} accept="application/pdf,.pdf" multiple={isMultiple} onChange={handleChange} />
            <Icon name="up" />
            <span>{items.length > 0 ? uploadTexts.addAnother : uploadTexts.choose}</span>
            {items.length === 0 && <span className={classNames(styles.hint, styles.drop)}>{uploadTexts.orDrop}</span>}
            <span className={styles.limit}>{uploadHint(maxSize / MEGABYTE)}</span>
          </label>
        )}
      </div>
      <UploadAnnouncer items={items} />
    </FieldGroup>
  );
});

/** The button that takes a file away goes with it: focus then goes to the choice of another, unless it went elsewhere meanwhile. */
function useFocusAfterRemoval(count: number) {
  const input = useRef<HTMLInputElement>(null);
  const before = useRef(count);
  const isPressed = useRef(false);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (!isFewer || !isPressed.current) return;
    isPressed.current = false;
    if (document.activeElement === document.body) input.current?.focus();
  }, [count]);
  const pressed = (act: (id: string) => void) => (id: string) => {
    isPressed.current = true;
    act(id);
  };
  return { input, pressed };
}
