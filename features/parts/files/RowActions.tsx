import { useState } from 'react';
import type { DraftSummary } from '#api/resumingApi.ts';
import { momentOf } from '#domain/formats/moment.ts';
import { filesTexts as texts } from '#domain/texts/files.ts';
import { fetchDeleteRow, LazyDeleteRow } from '#features/parts/draft/lazyDeleteRow.ts';
import { Button } from '#features/ui/Button.tsx';
import { lazyComponent } from '#features/ui/lazyComponent.tsx';
import { useOpening } from '#features/ui/useOpening.ts';
import { useLocalToday } from '#features/ui/useLocalToday.ts';
import { VisuallyHidden } from '#features/ui/VisuallyHidden.tsx';
import type { Elements } from '#features/ui/elements.tsx';
import type { FileRow } from '#store/file/fileRows.ts';
import styles from './drawer.module.css';
import { Naming } from './Naming.tsx';
import { rowTitle } from './rowTexts.ts';

/** Copy form, loaded late: few people use it, and it brings all the code that takes an application apart. */
const CopyForm = lazyComponent(() => import(/* webpackChunkName: "device" */ './CopyForm.tsx').then((m) => m.CopyForm));

export interface RowCalls {
  onRemove: (row: FileRow) => Promise<void>;
  /** Called with the message to show once the account no longer has the application. */
  onDeleted: (words: string) => Promise<void>;
  /** Null on a shared computer, which saves nothing beside the open application. */
  onCopied: ((fileId: string, offerSlug: string) => void) | null;
}

interface RowActionsProps extends RowCalls {
  row: FileRow;
  /** Called after a form closes, which takes the focus with it. */
  onClosed: () => void;
}

/** Actions on an application beside continuing it. One at a time, in place of the others. */
export function RowActions({ row, onRemove, onDeleted, onCopied, onClosed }: RowActionsProps) {
  const [isNaming, setNaming] = useState(false);
  const copying = useOpening(CopyForm.preload);
  const today = useLocalToday();
  const { isOwn, isOpen, fileId, saved, next } = row;
  const close = (end: () => void) => () => {
    end();
    onClosed();
  };
  if (isNaming) return <Naming row={row} onDone={close(() => setNaming(false))} />;
  if (copying.isOpen && onCopied) {
    const end = close(copying.close);
    const goOn: NonNullable<typeof onCopied> = (...copied) => {
      // The form must not make the copy again if its offer cannot be fetched just now.
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
          <span>{texts.rename}</span>
          {which}
        </Button>
      )}
      {fileId !== null && isOwn && onCopied && next !== 'edit' && (
        <Button kind="link" onClick={copying.open}>
          <span>{texts.copy}</span>
          {which}
        </Button>
      )}
      {fileId !== null && !isOpen && (
        <Button kind="link" onClick={() => void onRemove(row)}>
          <span>{texts.remove}</span>
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
  children: Elements;
}

/** Asks before deleting an application that only the account has, because that is for good. */
function Deleting({ draft, time, onDeleted, children }: DeletingProps) {
  const { isOpen, words, open, close } = useOpening(fetchDeleteRow);
  return (
    <>
      <Button kind="link" onClick={open}>
        <span>{texts.delete}</span>
        {children}
      </Button>
      <span role="status">{words}</span>
      {isOpen && <LazyDeleteRow draft={draft} saved={texts.saved(time)} onGone={onDeleted} onClose={close} />}
    </>
  );
}
