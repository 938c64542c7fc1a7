import { useRef, useState } from 'react';
import { filesTexts as texts } from '#domain/texts/files.ts';
import { Button } from '#features/ui/Button.tsx';
import { TextField } from '#features/ui/fields/TextField.tsx';
import { lateComponent } from '#features/ui/lateComponent.tsx';
import { useToday } from '#features/ui/useToday.ts';
import { VisuallyHidden } from '#features/ui/VisuallyHidden.tsx';
import { useAppDispatch } from '#store/hooks.ts';
import type { FileRow } from '#store/file/fileRows.ts';
import { fileLabelled } from '#store/file/filesSlice.ts';
import styles from './drawer.module.css';
import { momentOf, nameOf, placeInSteps, placeOf, rowTitle, stepOf } from './rowWords.ts';

/** For few, and with all that takes an application apart. */
const CopyForm = lateComponent(() =>
  import(/* webpackChunkName: "copy-file" */ './CopyForm.tsx').then((m) => m.CopyForm),
);

interface FileRowItemProps {
  row: FileRow;
  onContinue: (row: FileRow) => Promise<void>;
  onRemove: (row: FileRow) => Promise<void>;
  /** Not on a shared computer, which keeps nothing beside what is open. */
  onCopied: ((fileId: string, offerSlug: string) => void) | null;
}

/** One application: what it is known by, how far it is and where it is kept; the whole of it opens it. */
export function FileRowItem({ row, onContinue, onRemove, onCopied }: FileRowItemProps) {
  const [doing, setDoing] = useState<'naming' | 'copying' | null>(null);
  const today = useToday();
  const line = useRef<HTMLLIElement>(null);
  // What had the focus goes with the form.
  const close = () => {
    setDoing(null);
    line.current?.querySelector<HTMLElement>('[data-row]')?.focus();
  };
  const { name, isOwn, offerName, isOpen, fileId } = row;
  const which = <VisuallyHidden>{texts.which(rowTitle(row, today))}</VisuallyHidden>;
  return (
    <li ref={line} className={styles.row} aria-current={isOpen || undefined}>
      <button type="button" className={styles.main} data-row="" onClick={() => void onContinue(row)}>
        <b>{nameOf(row)}</b>
        {name && <span>{offerName}</span>}
        <span className={styles.facts}>
          {[placeInSteps(row), stepOf(row), texts.next[row.next]].filter(Boolean).join(' · ')}
        </span>
        <span className={styles.facts}>
          {[isOpen && texts.openNow, texts.changed(momentOf(row.changedAt, today)), placeOf(row, today)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </button>
      {doing === 'naming' && <Naming row={row} onDone={close} />}
      {doing === 'copying' && onCopied && <CopyForm row={row} onCopied={onCopied} onCancel={close} />}
      {doing === null && (
        <span className={styles.actions}>
          {fileId !== null && isOwn && (
            <Button kind="link" onClick={() => setDoing('naming')}>
              {texts.rename}
              {which}
            </Button>
          )}
          {fileId !== null && isOwn && onCopied && (
            <Button kind="link" onClick={() => setDoing('copying')}>
              {texts.copy}
              {which}
            </Button>
          )}
          {fileId !== null && !isOpen && (
            <Button kind="link" onClick={() => void onRemove(row)}>
              {texts.remove}
              {which}
            </Button>
          )}
        </span>
      )}
    </li>
  );
}

function Naming({ row, onDone }: { row: FileRow; onDone: () => void }) {
  const dispatch = useAppDispatch();
  const [label, setLabel] = useState(row.label || row.name);
  const keep = () => {
    if (row.fileId !== null) dispatch(fileLabelled({ fileId: row.fileId, label: label.trim() }));
    onDone();
  };
  return (
    <form
      className={styles.naming}
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
    >
      <TextField
        id={`files-name-${row.key}`}
        name="label"
        label={texts.name}
        help={texts.nameHelp}
        autoComplete="off"
        value={label}
        onChange={setLabel}
      />
      <span className={styles.actions}>
        <Button type="submit">{texts.keepName}</Button>
        <Button kind="link" onClick={onDone}>
          {texts.cancel}
        </Button>
      </span>
    </form>
  );
}
