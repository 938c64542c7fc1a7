import { useEffect, useMemo, useState } from 'react';
import { serviceNow } from '#api/serviceClock.ts';
import { codeFailure } from '../codeFailure.ts';
import type { AppThunk } from '../createStore.ts';
import { useAppDispatch, useAppSelector } from '../hooks.ts';
import { selectFiles } from '../selectors/filesSelectors.ts';
import { selectUser } from '../selectors/sessionSelectors.ts';
import { selectFileId } from '../selectors/wizardSelectors.ts';
import { selectStepToContinue } from '../steps/continueLeft.ts';
import { fileRows, type FileRow } from './fileRows.ts';
import { fileKey } from './persistence/keys.ts';
import { useSavedDrafts, type SavedDrafts } from './useSavedDrafts.ts';

const NO_TIMES: ReadonlyMap<string, string> = new Map();

interface FileRows {
  rows: FileRow[];
  /** The account's saved drafts, which are among the rows. */
  saved: SavedDrafts;
}

/** Returns the user's applications on this device and with the service: known ones at once, the rest as they arrive. */
export function useFileRows(): FileRows {
  const dispatch = useAppDispatch();
  const files = useAppSelector(selectFiles);
  const user = useAppSelector(selectUser);
  const openId = useAppSelector(selectFileId);
  const openStep = useAppSelector(selectStepToContinue);
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
  const [now] = useState(serviceNow);
  const rows = useMemo(() => {
    const open = openId === null ? null : { fileId: openId, step: openStep };
    return fileRows({ files, drafts, userId: user?.id ?? null, had, writtenAt, open, now });
  }, [files, drafts, user, had, writtenAt, openId, openStep, now]);
  return { rows, saved };
}

/**
 * Reads the rows that other tabs wrote meanwhile. Returns the time of each file's last write; empty if the code that reads them does not
 * load.
 */
function readList(): AppThunk<Promise<ReadonlyMap<string, string>>> {
  return async (_dispatch, _getState, { fileList, logError }) => {
    const prefix = fileKey('');
    const read = await fileList.restore().catch(codeFailure);
    if ('kind' in read) {
      logError('files', read);
      return NO_TIMES;
    }
    return new Map(
      read
        .filter(({ key }) => key.startsWith(prefix))
        .map(({ key, updatedAt }) => [key.slice(prefix.length), updatedAt]),
    );
  };
}

function hadHere(): AppThunk<(fileId: string) => boolean> {
  return (_dispatch, _getState, { tab }) => tab.had;
}
