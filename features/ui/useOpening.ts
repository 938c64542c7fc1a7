import { useState } from 'react';
import { pageTexts } from '#domain/texts/pages.ts';
import { LOADING } from '#domain/texts/ui.ts';
import { useRetry } from './useRetry.ts';

const SLOW_MS = 500;

interface Opening {
  isOpen: boolean;
  /** Quiet text beside the pressed control: it is loading, or failed to load. */
  words: string;
  open: () => void;
  close: () => void;
}

/**
 * Opens the pressed dialog or form once its code has loaded. It does not open over something the person has moved on to, nor by itself
 * after a failure: it then says so until the code has loaded, and another press opens it (R24).
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
