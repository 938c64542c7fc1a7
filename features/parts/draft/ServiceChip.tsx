import { useEffect, useRef, useState, type ReactNode } from 'react';
import { momentOf } from '#domain/formats/moment.ts';
import { saveStatusTexts } from '#domain/texts/saveStatus.ts';
import { serviceStatusTexts } from '#domain/texts/serviceStatus.ts';
import { Chip, type ChipTone } from '#features/ui/Chip.tsx';
import { useToday } from '#features/ui/useToday.ts';
import { autosave } from '#store/drafts/saveDraft.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';

/** A save that is quicker is not worth a word. */
const WORTH_A_WORD_MS = 1_000;

/** Where a draft that saves itself is (design section 3). The time is not announced: it changes every few seconds while somebody types. */
export function ServiceChip() {
  const today = useToday();
  const at = useAppSelector(({ kept }) => kept.at);
  const isOffline = useAppSelector(({ saveStatus }) => saveStatus.isOffline);
  const isOnDevice = useAppSelector(({ saveStatus }) => !saveStatus.isMemoryOnly && !saveStatus.isShared);
  const halted = useAppSelector(({ draft }) => draft.halted);
  const isFailing = useAppSelector(({ draft }) => draft.autoFailures > 0);
  const isSlow = useIsLong(useAppSelector(({ draft }) => draft.isSending));
  const enterCode = useEnterCode(halted === 'code');
  if (halted === 'code') return chip('warn', codeWords(enterCode));
  if (halted !== null) return chip('warn', serviceStatusTexts.notSaved);
  if (isOffline && isOnDevice) return chip('warn', saveStatusTexts.offline);
  if (isFailing) return chip('warn', saveStatusTexts.notSaved);
  if (isSlow) return chip('busy', saveStatusTexts.saving);
  return chip(
    'ok',
    <span>
      {serviceStatusTexts.saved}
      {at !== null && <time aria-hidden="true" dateTime={at}>{` ${momentOf(at, today)}`}</time>}
    </span>,
  );
}

/** One element whatever it says: what is put in its place would not be spoken. */
function chip(tone: ChipTone, words: ReactNode) {
  return (
    <Chip tone={tone} isLive>
      {words}
    </Chip>
  );
}

/** Why nothing is saved just now, and the way on before the step ends (3-OTP-01). */
function codeWords(enterCode: () => void) {
  return (
    <span>
      {serviceStatusTexts.codeNeeded}{' '}
      <button type="button" onClick={enterCode}>
        {serviceStatusTexts.enterCode}
      </button>
    </span>
  );
}

/** Asks for the code; the button that did is gone once it was right, and the step's heading has the focus then. */
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

function useIsLong(isUnderWay: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const timer = setTimeout(() => setLong(true), WORTH_A_WORD_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isUnderWay]);
  return isLong;
}
