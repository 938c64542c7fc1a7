import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { filesTexts as texts } from '#domain/texts/files.ts';
import { LOADING } from '#domain/texts/ui.ts';
import { focusNextTitle } from '#features/ui/focusTitle.ts';
import type { AppThunk } from '#store/createStore.ts';
import { isDraftReachable } from '#store/drafts/isDraftReachable.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import type { FileRow } from '#store/file/fileRows.ts';
import { isOfferReachable } from '#store/file/isOfferReachable.ts';
import { addressOf } from '#store/file/offerSlugs.ts';
import { switchFile } from '#store/file/switchFile.ts';

/** Milliseconds before a loading message. A quick response needs none, which would push the list down for a moment. */
const SLOW_MS = 500;

/**
 * Continues a row of the list: here at once if its offer is on screen, otherwise at the offer's page. Calls `onThere` after that; `words`
 * says why it failed.
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
  /** Returns true if the target can be loaded, so that no page is left in vain. Shows `cut` if it cannot. */
  const isThere = async (ask: AppThunk<Promise<boolean>>, cut: string) => {
    if (isAsking.current) return false;
    isAsking.current = true;
    setWords('');
    const slow = setTimeout(() => setWords(LOADING), SLOW_MS);
    const found = await dispatch(ask);
    clearTimeout(slow);
    isAsking.current = false;
    // The person closed the list meanwhile: stay on this page.
    if (!isWanted.current) return false;
    setWords(found ? '' : cut);
    return found;
  };
  const open = async (fileId: string, offerSlug: string) => {
    if (offerSlug !== slugHere && !(await isThere(isOfferReachable(offerSlug), texts.cutOffer))) return;
    setGoing(true);
    const outcome = await dispatch(switchFile(fileId, isAtOffer));
    setGoing(false);
    if (outcome === 'cut') return setWords(texts.cut);
    if (outcome === 'elsewhere') {
      focusNextTitle();
      navigate(addressOf(offerSlug));
    }
    onThere();
  };
  const fetchSaved = async (saved: NonNullable<FileRow['saved']>) => {
    if (!(await isThere(isDraftReachable(saved), texts.cutSaved))) return;
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
