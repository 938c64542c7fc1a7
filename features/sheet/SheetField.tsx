import { useState, type ChangeEvent, type DragEvent } from 'react';
import { sheetTexts } from '#domain/texts/sheet.ts';
import { classNames } from '#features/ui/classNames.ts';
import { controlProps, FieldGroup } from '#features/ui/fields/Field.tsx';
import upload from '#features/ui/uploads/UploadField.module.css';
import { Icon } from '#features/ui/Icon.tsx';
import styles from './sheet.module.css';

interface SheetFieldProps {
  id: string;
  file: File | null;
  error: string | undefined;
  isBusy: boolean;
  onChoose: (file: File) => void;
}

/** One file, chosen or dropped; it is sent with the form. */
export function SheetField({ id, file, error, isBusy, onChoose }: SheetFieldProps) {
  const [isOver, setOver] = useState(false);
  const choose = (list: FileList | null) => {
    const [chosen] = list ?? [];
    if (chosen && !isBusy) onChoose(chosen);
  };
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    choose(event.target.files);
    event.target.value = ''; // the same file can be chosen again, once it was corrected
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files);
  };
  const frame = { id, label: sheetTexts.file, error };
  return (
    <FieldGroup {...frame}>
      <div
        className={classNames(upload.zone, isOver && upload.over)}
        onDragOver={(event) => (event.preventDefault(), setOver(true))}
        onDragLeave={() => setOver(false)}
        onDrop={handleDrop}
      >
        <label className={upload.choose}>
          <input
            {...controlProps(frame)}
            id={`${id}-file`}
            type="file"
            name="sheet"
            accept=".csv,text/csv,.txt,.tsv"
            disabled={isBusy}
            onChange={handleChange}
          />
          <Icon name="up" />
          <span>{file === null ? sheetTexts.choose : sheetTexts.chooseOther}</span>
          {file === null && <span className={classNames(upload.hint, upload.drop)}>{sheetTexts.orDrop}</span>}
          <span className={classNames(upload.limit, styles.chosen)} role="status">
            {file === null ? sheetTexts.limit : file.name}
          </span>
        </label>
      </div>
    </FieldGroup>
  );
}
