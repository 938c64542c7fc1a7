import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
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
import type { Elements } from '#features/ui/elements.tsx';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { matchesRow, type FileRow } from '#store/file/fileRows.ts';
import { startAnotherApplication } from '#store/file/startAnotherApplication.ts';
import { useFileRows } from '#store/file/useFileRows.ts';
import { selectUser } from '#store/selectors/sessionSelectors.ts';
import styles from './drawer.module.css';
import { FileRowItem } from './FileRowItem.tsx';
import { openThroughLanding } from './openThroughLanding.ts';
import { shownInsteadText, stepOf } from './rowTexts.ts';
import { SavedFailed } from './SavedFailed.tsx';
import { useContinue } from './useContinue.ts';
import { useRemoval, type Removal } from './useRemoval.ts';

/** Number of rows shown at first; the others are found by typing or shown on demand. */
const FIRST_SHOWN = 50;

interface FilesDrawerProps {
  isAtOffer: boolean;
  onClose: () => void;
}

/**
 * Drawer of all the applicant's applications: find one by typing, continue it with Enter, name, remove, or start one for another investor.
 */
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
          {/* Hidden during the switch, because each of its steps would redraw the list. */}
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
  /** Message that says why an application cannot be continued. */
  words: string;
  onContinue: (row: FileRow) => Promise<void>;
  onCopied: (fileId: string, offerSlug: string) => Promise<void>;
  /** Content below the list. */
  children: Elements;
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
  // The pressed row is gone, and so is the question, which holds the focus as long as it is there.
  useEffect(() => {
    if (said.count > 0) focusSearch();
  }, [said.count]);
  // The pressed row is gone: focus Undo instead. Undo goes after its own press, which focuses the search.
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => notice.current?.querySelector('button')?.focus(), [removed]);
  const found = rows.filter((row) => matchesRow(row, typed, stepOf(row)));
  const [first] = found;
  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const isInSearch = event.target instanceof HTMLInputElement && event.target.type === 'search';
    if (event.key === 'Enter' && isInSearch && first) return void onContinue(first);
    // A dialog over the drawer has its own keys.
    if (panel.current && event.target instanceof Node && panel.current.contains(event.target))
      openThroughLanding(event, panel.current);
  };
  const takeAway = async (deleted: string) => {
    // Undo must not restore the local file of a deleted application.
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
            <span>{`${removed.words} `}</span>
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
      {isSignedIn && <SavedFailed {...saved} words={shownInsteadText(rows)} isAtFoot onRetry={retry} />}
    </>
  );
}

function StartForAnother({ onStarted }: { onStarted: () => void }) {
  const dispatch = useAppDispatch();
  return (
    <footer className={styles.foot}>
      <Button icon="plus" onClick={() => void dispatch(startAnotherApplication()).then(onStarted)}>
        {texts.startAnother}
      </Button>
      <p>{texts.startAnotherHelp}</p>
    </footer>
  );
}
