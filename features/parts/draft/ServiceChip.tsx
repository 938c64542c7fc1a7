import { useEffect, useRef, useState } from 'react';
import { momentOf } from '#domain/formats/moment.ts';
import { saveStatusTexts } from '#domain/texts/saveStatus.ts';
import { serviceStatusTexts } from '#domain/texts/serviceStatus.ts';
import { Chip, type ChipTone } from '#features/ui/Chip.tsx';
import { useLocalToday } from '#features/ui/useLocalToday.ts';
import { autosave } from '#store/drafts/saveDraft.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectSync } from '#store/selectors/syncSelectors.ts';
import { selectIsUnsaved } from '#store/selectors/unsentSelectors.ts';

/**
 * Save state of a draft that saves itself (design section 3). Screen readers do not announce `Not saved yet`, the way back from it, or the
 * time: they change every few seconds while a person types (3-LOGIN-12).
 */
export function ServiceChip() {
  const today = useLocalToday();
  const { kind, savedAt } = useAppSelector(selectSync);
  const isUnsaved = useAppSelector(selectIsUnsaved);
  const enterCode = useEnterCode(kind === 'needsCode');
  const present = (): [tone: ChipTone, words: string] => {
    if (kind === 'needsCode') return ['warn', serviceStatusTexts.codeNeeded];
    if (kind === 'stale' || kind === 'ended') return ['warn', serviceStatusTexts.notSaved];
    if (kind === 'offline') return ['warn', saveStatusTexts.offline];
    if (kind === 'failed') return ['warn', saveStatusTexts.notSaved];
    return isUnsaved ? ['quiet', serviceStatusTexts.notSavedYet] : ['ok', serviceStatusTexts.saved];
  };
  const [tone, words] = present();
  const isSilent = useSilence(words);
  // Always the same element: a replaced one would not be spoken.
  return (
    <Chip tone={tone} isLive isSilent={isSilent}>
      {kind === 'needsCode' ? (
        codeWords(enterCode)
      ) : (
        <span>
          <span>{words}</span>
          {tone === 'ok' && savedAt !== null && (
            <time aria-hidden="true" dateTime={savedAt} translate="no">{` ${momentOf(savedAt, today)}`}</time>
          )}
        </span>
      )}
    </Chip>
  );
}

/** Returns true for texts that are not spoken: `Not saved yet`, and the last spoken text when it comes back after it. */
function useSilence(words: string): boolean {
  const { notSavedYet, saved } = serviceStatusTexts;
  const [told, setTold] = useState({ words, spoken: words === notSavedYet ? saved : words, isSilent: false });
  if (told.words === words) return told.isSilent || words === notSavedYet;
  const isSilent = words === notSavedYet || words === told.spoken;
  setTold({ words, spoken: isSilent ? told.spoken : words, isSilent });
  return isSilent;
}

/** Reason why nothing is saved now, and the button to enter the code before the step ends (3-OTP-01). */
function codeWords(enterCode: () => void) {
  return (
    <span>
      <span>{`${serviceStatusTexts.codeNeeded} `}</span>
      <button type="button" onClick={enterCode}>
        {serviceStatusTexts.enterCode}
      </button>
    </span>
  );
}

/** Returns a function that asks for the code. The pressed button is gone after a right code, so the step's heading gets the focus. */
function useEnterCode(isNeeded: boolean): () => void {
  const dispatch = useAppDispatch();
  const isPressed = useRef(false);
  useEffect(() => {
    if (isNeeded || !isPressed.current) return;
    isPressed.current = false;
    document.querySelector('h1')?.focus();
  }, [isNeeded]);
  return () => {
    isPressed.current = true;
    void dispatch(autosave({ mayAsk: true }));
  };
}
