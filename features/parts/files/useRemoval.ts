import { useState } from 'react';
import { filesTexts as texts } from '#domain/texts/files.ts';
import { useAppDispatch } from '#store/hooks.ts';
import type { FileRow } from '#store/file/fileRows.ts';
import { deleteRemovedDocuments, restoreFile, detachFile, type RemovedFile } from '#store/file/switchFile.ts';
import { nameOf } from './rowTexts.ts';

interface Removed {
  /** Says what was removed, and what is still saved. */
  words: string;
  file: RemovedFile;
}

export type Removal = ReturnType<typeof useRemoval>;

/** Removes an application at once. Holds the last one in memory until the next removal or until the drawer closes. */
export function useRemoval() {
  const dispatch = useAppDispatch();
  const [removed, setRemoved] = useState<Removed | null>(null);
  const settle = () => {
    if (removed) dispatch(deleteRemovedDocuments(removed.file));
    setRemoved(null);
  };
  const remove = async (row: FileRow) => {
    settle();
    const file = row.fileId === null ? null : await dispatch(detachFile(row.fileId));
    const words = [texts.removed(nameOf(row)), row.saved && texts.stillSaved].filter(Boolean).join(' ');
    setRemoved(file && { words, file });
  };
  const undo = () => {
    if (removed) void dispatch(restoreFile(removed.file));
    setRemoved(null);
  };
  return { removed, remove, undo, settle };
}
