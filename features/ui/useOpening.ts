import { useState } from 'react';
import { pageTexts } from '#domain/texts/pages.ts';
import { LOADING } from '#domain/texts/ui.ts';
import { useRetry } from './useRetry.ts';

const SLOW_MS = 500;

interface Opening {
  isOpen: boolean;
  /** Quiet words for beside what was pressed: that it is loading, or did not come. */
  words: string;
  open: () => void;
  close: () => void;
}

/**
 * Opens what a press asked for once its code is there. It does not open in front of somebody who has gone on to something else, nor
 * by itself after the code did not come: then it says so until the code has come, and another press opens it (R24).
 */
export function useOpening(preload: () => Promise<unknown>): Opening {
  const [isOpen, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const open = async () => {
    const place = document.activeElement;
    const slow = setTimeout(() => setWords(LOADING), SLOW_MS);
    const outcome = await preload().then(
      () => '',
      () => pageTexts.loadFailed,
    );
    clearTimeout(slow);
    setWords(outcome);
    setOpen(outcome === '' && document.activeElement === place);
  };
  useRetry(words === pageTexts.loadFailed, () =>
    preload().then(
      () => setWords(''),
      () => undefined,
    ),
  );
  return { isOpen, words, open: () => void open(), close: () => setOpen(false) };
}
