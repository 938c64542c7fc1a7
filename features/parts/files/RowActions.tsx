import { useState } from 'react';
import type { DraftSummary } from '#api/resumingApi.ts';
import { momentOf } from '#domain/formats/moment.ts';
import { filesTexts as texts } from '#domain/texts/files.ts';
import { fetchDeleteRow, LateDeleteRow } from '#features/parts/draft/lateDeleteRow.ts';
import { Button } from '#features/ui/Button.tsx';
import { lateComponent } from '#features/ui/lateComponent.tsx';
import { useOpening } from '#features/ui/useOpening.ts';
import { useToday } from '#features/ui/useToday.ts';
import { VisuallyHidden } from '#features/ui/VisuallyHidden.tsx';
import type { FileRow } from '#store/file/fileRows.ts';
import styles from './drawer.module.css';
import { Naming } from './Naming.tsx';
import { rowTitle } from './rowWords.ts';

/** For few, and with all that takes an application apart. */
const CopyForm = lateComponent(() =>
  import(/* webpackChunkName: "copy-file" */ './CopyForm.tsx').then((m) => m.CopyForm),
);

export interface RowCalls {
  onRemove: (row: FileRow) => Promise<void>;
  /** The account has not saved it any more: what to say of it. */
  onDeleted: (words: string) => Promise<void>;
  /** Not on a shared computer, which keeps nothing beside what is open. */
  onCopied: ((fileId: string, offerSlug: string) => void) | null;
}

interface RowActionsProps extends RowCalls {
  row: FileRow;
  /** A form is done with: what had the focus goes with it. */
  onClosed: () => void;
}

/** What can be done with an application beside going on with it; one of them at a time, in the place of all. */
export function RowActions({ row, onRemove, onDeleted, onCopied, onClosed }: RowActionsProps) {
  const [isNaming, setNaming] = useState(false);
  const copying = useOpening(CopyForm.preload);
  const today = useToday();
  const { isOwn, isOpen, fileId, saved } = row;
  const close = (end: () => void) => () => {
    end();
    onClosed();
  };
  if (isNaming) return <Naming row={row} onDone={close(() => setNaming(false))} />;
  if (copying.isOpen && onCopied) {
    const end = close(copying.close);
    const goOn: NonNullable<typeof onCopied> = (...copied) => {
      // It is not made once more where its offer cannot be fetched just now.
      end();
      onCopied(...copied);
    };
    return <CopyForm row={row} onCopied={goOn} onCancel={end} />;
  }
  const which = <VisuallyHidden>{texts.which(rowTitle(row, today))}</VisuallyHidden>;
  return (
    <span className={styles.actions}>
      {fileId !== null && isOwn && (
        <Button kind="link" onClick={() => setNaming(true)}>
          {texts.rename}
          {which}
        </Button>
      )}
      {fileId !== null && isOwn && onCopied && (
        <Button kind="link" onClick={copying.open}>
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
      {fileId === null && saved !== null && (
        <Deleting draft={saved} time={momentOf(saved.saved_at, today)} onDeleted={onDeleted}>
          {which}
        </Deleting>
      )}
      <span role="status">{copying.words}</span>
    </span>
  );
}

interface DeletingProps extends Pick<RowCalls, 'onDeleted'> {
  draft: DraftSummary;
  time: string;
  children: React.ReactNode;
}

/** What the account alone has goes for good, and so it is asked about. */
function Deleting({ draft, time, onDeleted, children }: DeletingProps) {
  const { isOpen, words, open, close } = useOpening(fetchDeleteRow);
  return (
    <>
      <Button kind="link" onClick={open}>
        {texts.delete}
        {children}
      </Button>
      <span role="status">{words}</span>
      {isOpen && <LateDeleteRow draft={draft} saved={texts.saved(time)} onGone={onDeleted} onClose={close} />}
    </>
  );
}
