import { useState } from 'react';
import { filesTexts as texts } from '#domain/texts/files.ts';
import { Button } from '#features/ui/Button.tsx';
import { TextField } from '#features/ui/fields/TextField.tsx';
import type { FileRow } from '#store/file/fileRows.ts';
import { fileLabelled } from '#store/file/filesSlice.ts';
import { useAppDispatch } from '#store/hooks.ts';
import styles from './drawer.module.css';
import { RowForm } from './RowForm.tsx';

/** Longest name: enough for a family and a purpose; more would fill a phone's screen. */
const LONGEST = 80;

/** Asks for the applicant's own name for an application; a blank one removes it. */
export function Naming({ row, onDone }: { row: FileRow; onDone: () => void }) {
  const dispatch = useAppDispatch();
  const [label, setLabel] = useState((row.label || row.name).slice(0, LONGEST));
  const keep = () => {
    if (row.fileId !== null) dispatch(fileLabelled({ fileId: row.fileId, label: label.trim() }));
    onDone();
  };
  return (
    <RowForm onSubmit={keep} onCancel={onDone}>
      <TextField
        id={`files-name-${row.key}`}
        name="label"
        label={texts.name}
        help={texts.nameHelp}
        autoComplete="off"
        maxLength={LONGEST}
        value={label}
        onChange={setLabel}
      />
      <span className={styles.actions}>
        <Button type="submit">{texts.keepName}</Button>
        <Button kind="link" onClick={onDone}>
          {texts.cancel}
        </Button>
      </span>
    </RowForm>
  );
}
