import { useEffect, useMemo, useState } from 'react';
import type { AppThunk } from '../createStore.ts';
import { useAppDispatch, useAppSelector } from '../hooks.ts';
import { selectFiles } from '../selectors/filesSelectors.ts';
import { selectUser } from '../selectors/sessionSelectors.ts';
import { selectFileId } from '../selectors/wizardSelectors.ts';
import { selectStepToGoOn } from '../steps/continueLeft.ts';
import { fileRows, type FileRow } from './fileRows.ts';
import { fileKey } from './persistence/filePersistence.ts';
import { useSavedDrafts, type SavedDrafts } from './useSavedDrafts.ts';

const NO_TIMES: ReadonlyMap<string, string> = new Map();

interface FileRows {
  rows: FileRow[];
  /** What the account has saved, of which the rows tell. */
  saved: SavedDrafts;
}

/** The applications of whoever is here, on this device and with the service; what was known already at once, and the rest as it comes. */
export function useFileRows(): FileRows {
  const dispatch = useAppDispatch();
  const files = useAppSelector(selectFiles);
  const user = useAppSelector(selectUser);
  const openId = useAppSelector(selectFileId);
  const openStep = useAppSelector(selectStepToGoOn);
  const saved = useSavedDrafts();
  const { drafts } = saved;
  const [writtenAt, setWrittenAt] = useState(NO_TIMES);
  useEffect(() => {
    let isCurrent = true;
    void dispatch(readList()).then((times) => isCurrent && setWrittenAt(times));
    return () => {
      isCurrent = false;
    };
  }, [dispatch, user]);
  const had = useMemo(() => dispatch(hadHere()), [dispatch]);
  const [now] = useState(() => Date.now());
  const rows = useMemo(() => {
    const open = openId === null ? null : { fileId: openId, step: openStep };
    return fileRows({ files, drafts, userId: user?.id ?? null, had, writtenAt, open, now });
  }, [files, drafts, user, had, writtenAt, openId, openStep, now]);
  return { rows, saved };
}

/** Reads the lines that other tabs have written meanwhile; answers when each file was written last. */
function readList(): AppThunk<Promise<ReadonlyMap<string, string>>> {
  return async (_dispatch, _getState, { fileList }) => {
    const prefix = fileKey('');
    return new Map(
      (await fileList.restore())
        .filter(({ key }) => key.startsWith(prefix))
        .map(({ key, updatedAt }) => [key.slice(prefix.length), updatedAt]),
    );
  };
}

function hadHere(): AppThunk<(fileId: string) => boolean> {
  return (_dispatch, _getState, { tab }) => tab.had;
}
