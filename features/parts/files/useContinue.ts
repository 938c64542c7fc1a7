import { useState } from 'react';
import { useLocation } from 'wouter';
import { links } from '#domain/texts/shell.ts';
import { useAppDispatch } from '#store/hooks.ts';
import type { FileRow } from '#store/file/fileRows.ts';
import { switchFile } from '#store/file/switchFile.ts';

/** Goes on with a row of the list: here at once where its offer is on screen, else at the offer's page. `onThere` is told once it is there. */
export function useContinue(isAtOffer: boolean, onThere: () => void = () => undefined) {
  const dispatch = useAppDispatch();
  const [, navigate] = useLocation();
  const [isCut, setCut] = useState(false);
  const [isGoing, setGoing] = useState(false);
  const open = async (fileId: string, offerSlug: string) => {
    setGoing(true);
    const outcome = await dispatch(switchFile(fileId, isAtOffer));
    setGoing(false);
    if (outcome === 'cut') return setCut(true);
    if (outcome === 'elsewhere') navigate(links.offer(offerSlug));
    onThere();
  };
  const proceed = async (row: FileRow) => {
    setCut(false);
    const { fileId, saved, offerSlug, isOpen } = row;
    if (fileId === null) {
      if (saved !== null) navigate(saved.draft_url);
      return onThere();
    }
    if (isOpen && isAtOffer) return onThere();
    await open(fileId, offerSlug);
  };
  return { proceed, open, isGoing, isCut };
}
