import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { filesTexts as texts } from '#domain/texts/files.ts';
import { filesTitle } from '#domain/texts/filesTitle.ts';
import { frameTexts } from '#domain/texts/ui.ts';
import { Button, IconButton } from '#features/ui/Button.tsx';
import { classNames } from '#features/ui/classNames.ts';
import { TextField } from '#features/ui/fields/TextField.tsx';
import { Spinner } from '#features/ui/Spinner.tsx';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { matchesRow, type FileRow } from '#store/file/fileRows.ts';
import { startAnew } from '#store/file/startAnew.ts';
import { useFileRows } from '#store/file/useFileRows.ts';
import { selectUser } from '#store/selectors/sessionSelectors.ts';
import styles from './drawer.module.css';
import { FileRowItem } from './FileRowItem.tsx';
import { leadThrough } from './leadThrough.ts';
import { shownInstead, stepOf } from './rowWords.ts';
import { SavedFailed } from './SavedFailed.tsx';
import { useContinue } from './useContinue.ts';
import { useRemoval, type Removal } from './useRemoval.ts';

/** More than this nobody reads through: the others are found, or shown on demand. */
const FIRST_SHOWN = 50;

interface FilesDrawerProps {
  isAtOffer: boolean;
  onClose: () => void;
}

/** All one's applications: found by typing, gone on with by Enter, named, removed, and begun for another investor. */
export function FilesDrawer({ isAtOffer, onClose }: FilesDrawerProps) {
  const removal = useRemoval();
  const close = () => {
    removal.settle();
    onClose();
  };
  const { proceed, open, isGoing, words } = useContinue(isAtOffer, close);
  return (
    <ModalOverlay className={styles.overlay ?? ''} isOpen isDismissable onOpenChange={(isOpen) => !isOpen && close()}>
      <Modal className={styles.panel ?? ''}>
        <Dialog className={styles.dialog ?? ''}>
          <header className={styles.header}>
            <Heading slot="title" level={2}>
              {filesTitle}
            </Heading>
            <IconButton icon="x" label={frameTexts.close} onClick={close} />
          </header>
          {/* The list would be drawn anew with each step of the switch, before it goes. */}
          {!isGoing && (
            <Files removal={removal} words={words} onContinue={proceed} onCopied={open}>
              {isAtOffer && <StartForAnother onStarted={close} />}
            </Files>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

interface FilesProps {
  removal: Removal;
  /** What keeps it from going on. */
  words: string;
  onContinue: (row: FileRow) => Promise<void>;
  onCopied: (fileId: string, offerSlug: string) => Promise<void>;
  /** Below the list. */
  children: ReactNode;
}

function Files({ removal: { removed, remove, undo, settle }, words, onContinue, onCopied, children }: FilesProps) {
  const { rows, saved } = useFileRows();
  const isSignedIn = useAppSelector((state) => selectUser(state) !== null);
  const isShared = useAppSelector(({ saveStatus }) => saveStatus.isShared);
  const [typed, setTyped] = useState('');
  const [limit, setLimit] = useState(FIRST_SHOWN);
  const panel = useRef<HTMLDivElement>(null);
  const focusSearch = () => (panel.current?.querySelector('input') ?? panel.current?.closest('section'))?.focus();
  const isEmpty = rows.length === 0;
  useEffect(focusSearch, [isEmpty]);
  const [said, setSaid] = useState({ words: '', count: 0 });
  // The row that was pressed is gone, and so is the question, which holds the focus as long as it is there.
  useEffect(() => {
    if (said.count > 0) focusSearch();
  }, [said.count]);
  // The row that was pressed is gone, and Undo after it.
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => notice.current?.querySelector('button')?.focus(), [removed]);
  const found = rows.filter((row) => matchesRow(row, typed, stepOf(row)));
  const [first] = found;
  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const isInSearch = event.target instanceof HTMLInputElement && event.target.type === 'search';
    if (event.key === 'Enter' && isInSearch && first) return void onContinue(first);
    // A question that stands over the drawer has keys of its own.
    if (panel.current && event.target instanceof Node && panel.current.contains(event.target))
      leadThrough(event, panel.current);
  };
  const takeAway = async (deleted: string) => {
    // What was removed from this device of it does not come back.
    settle();
    await saved.refetch();
    setSaid(({ count }) => ({ words: deleted, count: count + 1 }));
  };
  const retry = async () => {
    if (await saved.refetch()) setSaid(({ count }) => ({ words: '', count: count + 1 }));
  };
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys lead through what is in it */}
      <div ref={panel} onKeyDown={handleKey}>
        {!isEmpty && (
          <TextField
            id="files-find"
            name="find"
            type="search"
            label={texts.find}
            help={texts.findHelp}
            autoComplete="off"
            value={typed}
            onChange={setTyped}
          />
        )}
        <p className={styles.count} role="status">
          {!isEmpty && (found.length > 0 ? texts.count(found.length, rows.length) : texts.noMatch)}
        </p>
        <p className={classNames(words !== '' && styles.said)} role="status">
          {words}
        </p>
        <p className={classNames(said.words !== '' && styles.said)} role="status">
          {said.words}
        </p>
        {removed && (
          <p ref={notice} className={styles.said} role="status">
            {removed.words}{' '}
            <Button
              kind="link"
              onClick={() => {
                undo();
                focusSearch();
              }}
            >
              {texts.undo}
            </Button>
          </p>
        )}
        {isEmpty && saved.isLoading && <Spinner />}
        {isEmpty && !saved.isLoading && (
          <div className={styles.none}>
            <b>{saved.hasFailed ? texts.noneHere : texts.none}</b>
            <p>{texts.noneHelp}</p>
          </div>
        )}
        <ul className={styles.rows}>
          {found.slice(0, limit).map((row) => (
            <FileRowItem
              key={row.key}
              row={row}
              onContinue={onContinue}
              onLeft={focusSearch}
              onRemove={remove}
              onDeleted={takeAway}
              onCopied={isShared ? null : (fileId, offerSlug) => void onCopied(fileId, offerSlug)}
            />
          ))}
        </ul>
        {found.length > limit && <Button onClick={() => setLimit(Infinity)}>{texts.more(found.length - limit)}</Button>}
      </div>
      {children}
      {isSignedIn && <SavedFailed {...saved} words={shownInstead(rows)} isAtFoot onRetry={retry} />}
    </>
  );
}

function StartForAnother({ onStarted }: { onStarted: () => void }) {
  const dispatch = useAppDispatch();
  return (
    <footer className={styles.foot}>
      <Button icon="plus" onClick={() => void dispatch(startAnew()).then(onStarted)}>
        {texts.startAnother}
      </Button>
      <p>{texts.startAnotherHelp}</p>
    </footer>
  );
}
