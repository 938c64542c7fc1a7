import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { filesTexts as texts } from '#domain/texts/files.ts';
import { links } from '#domain/texts/shell.ts';
import { LOADING } from '#domain/texts/ui.ts';
import { isInReach } from '#store/drafts/isInReach.ts';
import { useAppDispatch } from '#store/hooks.ts';
import type { FileRow } from '#store/file/fileRows.ts';
import { switchFile } from '#store/file/switchFile.ts';

/** A quick answer needs no words, which would push the list down for a moment. */
const SLOW_MS = 500;

/**
 * Goes on with a row of the list: here at once where its offer is on screen, else at the offer's page. `onThere` is told once it is there;
 * `words` say what keeps it from that.
 */
export function useContinue(isAtOffer: boolean, onThere: () => void = () => undefined) {
  const dispatch = useAppDispatch();
  const [, navigate] = useLocation();
  const [words, setWords] = useState('');
  const [isGoing, setGoing] = useState(false);
  const isAsking = useRef(false);
  const isWanted = useRef(true);
  useEffect(() => {
    isWanted.current = true;
    return () => void (isWanted.current = false);
  }, []);
  const open = async (fileId: string, offerSlug: string) => {
    setGoing(true);
    const outcome = await dispatch(switchFile(fileId, isAtOffer));
    setGoing(false);
    if (outcome === 'cut') return setWords(texts.cut);
    if (outcome === 'elsewhere') navigate(links.offer(offerSlug));
    onThere();
  };
  const fetchSaved = async (saved: NonNullable<FileRow['saved']>) => {
    if (isAsking.current) return;
    isAsking.current = true;
    setWords('');
    const slow = setTimeout(() => setWords(LOADING), SLOW_MS);
    const isThere = await dispatch(isInReach(saved));
    clearTimeout(slow);
    isAsking.current = false;
    // Whoever closed the list meanwhile stays where they are.
    if (!isWanted.current) return;
    if (!isThere) return setWords(texts.cutSaved);
    setWords('');
    navigate(saved.draft_url);
    onThere();
  };
  const proceed = async ({ fileId, saved, offerSlug, isOpen }: FileRow) => {
    if (fileId === null) return saved === null ? undefined : fetchSaved(saved);
    setWords('');
    if (isOpen && isAtOffer) return onThere();
    await open(fileId, offerSlug);
  };
  return { proceed, open, isGoing, words };
}
