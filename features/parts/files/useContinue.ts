import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { filesTexts as texts } from '#domain/texts/files.ts';
import { links } from '#domain/texts/shell.ts';
import { LOADING } from '#domain/texts/ui.ts';
import { focusComingTitle } from '#features/ui/focusTitle.ts';
import type { AppThunk } from '#store/createStore.ts';
import { isInReach } from '#store/drafts/isInReach.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import type { FileRow } from '#store/file/fileRows.ts';
import { isOfferInReach } from '#store/file/isOfferInReach.ts';
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
  const slugHere = useAppSelector(({ session }) => (isAtOffer ? session.offerSlug : null));
  const [words, setWords] = useState('');
  const [isGoing, setGoing] = useState(false);
  const isAsking = useRef(false);
  const isWanted = useRef(true);
  useEffect(() => {
    isWanted.current = true;
    return () => void (isWanted.current = false);
  }, []);
  /** Whether what it leads to can be had: a page is left for nothing less. Says `cut` where it cannot. */
  const isThere = async (ask: AppThunk<Promise<boolean>>, cut: string) => {
    if (isAsking.current) return false;
    isAsking.current = true;
    setWords('');
    const slow = setTimeout(() => setWords(LOADING), SLOW_MS);
    const found = await dispatch(ask);
    clearTimeout(slow);
    isAsking.current = false;
    // Whoever closed the list meanwhile stays where they are.
    if (!isWanted.current) return false;
    setWords(found ? '' : cut);
    return found;
  };
  const open = async (fileId: string, offerSlug: string) => {
    if (offerSlug !== slugHere && !(await isThere(isOfferInReach(offerSlug), texts.cutOffer))) return;
    setGoing(true);
    const outcome = await dispatch(switchFile(fileId, isAtOffer));
    setGoing(false);
    if (outcome === 'cut') return setWords(texts.cut);
    if (outcome === 'elsewhere') {
      focusComingTitle();
      navigate(links.offer(offerSlug));
    }
    onThere();
  };
  const fetchSaved = async (saved: NonNullable<FileRow['saved']>) => {
    if (!(await isThere(isInReach(saved), texts.cutSaved))) return;
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
