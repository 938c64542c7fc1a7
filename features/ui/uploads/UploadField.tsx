import { memo, useEffect, useRef, useState, type ChangeEvent, type DragEvent } from 'react';
import { uploadHint, uploadTexts } from '#domain/texts/upload.ts';
import { DEFAULT_MAX_UPLOAD_MB, MEGABYTE } from '#domain/documents/uploadSize.ts';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon.tsx';
import { FieldGroup, controlProps } from '../fields/Field.tsx';
import type { FieldFrameProps } from '../fields/fieldProps.ts';
import { UploadAnnouncer } from './UploadAnnouncer.tsx';
import styles from './UploadField.module.css';
import { UploadRow, type UploadItem, type UploadRowHandlers } from './UploadRow.tsx';

export interface UploadFieldProps extends FieldFrameProps, UploadRowHandlers {
  name: string;
  /** Chosen files, in order. */
  items: readonly UploadItem[];
  /** Called with any files: the caller judges them (1-UPL-10). */
  onChoose: (files: File[]) => void;
  /** Several files (1-UPL-11). Otherwise a choice is offered only without a file, or with a refused one, which it replaces. */
  isMultiple?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Size of the largest file in bytes; shown before a choice. */
  maxSize?: number | undefined;
}

/** Field to choose PDF files by button or by dropping them. Sends nothing itself. */
export const UploadField = memo(function UploadField({
  name,
  items,
  onChoose,
  onRemove,
  onCancel,
  onRetry,
  isMultiple = false,
  disabled = false,
  maxSize = DEFAULT_MAX_UPLOAD_MB * MEGABYTE,
  ...frame
}: UploadFieldProps) {
  const [isOver, setOver] = useState(false);
  const canChoose = !disabled && (isMultiple || items.every(({ status }) => status === 'refused'));
  const { input, pressed } = useFocusAfterRemoval(items.length);

  const choose = (list: FileList | null) => {
    const files = [...(list ?? [])].slice(0, isMultiple ? undefined : 1);
    if (files.length > 0) onChoose(files);
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
  const dropHandlers = canChoose && {
    onDragOver: (event: DragEvent) => (event.preventDefault(), setOver(true)),
    onDragLeave: () => setOver(false),
    onDrop: handleDrop,
  };

  return (
    <FieldGroup {...frame}>
      <div className={classNames(styles.zone, isOver && styles.over)} {...dropHandlers}>
        {items.length > 0 && (
          <ul className={styles.rows}>
            {items.map((item) => (
              <UploadRow
                key={item.id}
                item={item}
                disabled={disabled}
                onRemove={pressed(onRemove)}
                onCancel={onCancel && pressed(onCancel)}
                onRetry={onRetry}
              />
            ))}
          </ul>
        )}
        {canChoose && (
          <label className={classNames(styles.choose, items.length > 0 && styles.more)}>
            <input
              ref={input}
              {...controlProps(frame)}
              id={`${frame.id}-file`}
              type="file"
              name={name}
              accept="application/pdf,.pdf"
              multiple={isMultiple}
              onChange={handleChange}
            />
            <Icon name="up" />
            <span>{chooseText(items.length > 0, isMultiple)}</span>
            {items.length === 0 && <span className={classNames(styles.hint, styles.drop)}>{uploadTexts.orDrop}</span>}
            <span className={styles.limit}>{uploadHint(maxSize / MEGABYTE)}</span>
          </label>
        )}
      </div>
      <UploadAnnouncer items={items} />
    </FieldGroup>
  );
});

function chooseText(hasItems: boolean, isMultiple: boolean): string {
  if (!hasItems) return uploadTexts.choose;
  return isMultiple ? uploadTexts.addAnother : uploadTexts.chooseOther;
}

/** Moves focus to the file choice after a removal, because the pressed button goes with its row. A focus that moved elsewhere stays. */
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
