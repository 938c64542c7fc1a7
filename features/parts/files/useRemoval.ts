import { useState } from 'react';
import { filesTexts as texts } from '#domain/texts/files.ts';
import { useAppDispatch } from '#store/hooks.ts';
import type { FileRow } from '#store/file/fileRows.ts';
import { forgetTaken, putFileBack, takeFile, type RemovedFile } from '#store/file/switchFile.ts';
import { nameOf } from './rowWords.ts';

interface Removed {
  /** What was removed, and what of it is left. */
  words: string;
  file: RemovedFile;
}

export type Removal = ReturnType<typeof useRemoval>;

/** Removes at once, and keeps the last that was removed in memory until another one is, or the drawer is closed. */
export function useRemoval() {
  const dispatch = useAppDispatch();
  const [removed, setRemoved] = useState<Removed | null>(null);
  const settle = () => {
    if (removed) dispatch(forgetTaken(removed.file));
    setRemoved(null);
  };
  const remove = async (row: FileRow) => {
    settle();
    const file = row.fileId === null ? null : await dispatch(takeFile(row.fileId));
    const words = [texts.removed(nameOf(row)), row.saved && texts.stillSaved].filter(Boolean).join(' ');
    setRemoved(file && { words, file });
  };
  const undo = () => {
    if (removed) void dispatch(putFileBack(removed.file));
    setRemoved(null);
  };
  return { removed, remove, undo, settle };
}
