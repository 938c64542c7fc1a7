import { useEffect, useState } from 'react';
import { savedClock } from '#domain/formats/savedClock.ts';
import { saveStatusTexts } from '#domain/texts/saveStatus.ts';
import { serviceStatusTexts } from '#domain/texts/serviceStatus.ts';
import { Chip } from '#features/ui/Chip.tsx';
import { useAppSelector } from '#store/hooks.ts';

/** A save that is quicker is not worth a word. */
const WORTH_A_WORD_MS = 1_000;

/** Where a draft that saves itself is (design section 3). The time is not announced: it changes every few seconds while somebody types. */
export function ServiceChip() {
  const at = useAppSelector(({ kept }) => kept.at);
  const isOffline = useAppSelector(({ saveStatus }) => saveStatus.isOffline);
  const isOnDevice = useAppSelector(({ saveStatus }) => !saveStatus.isMemoryOnly && !saveStatus.isShared);
  const isHalted = useAppSelector(({ draft }) => draft.halted !== null);
  const isFailing = useAppSelector(({ draft }) => draft.autoFailures > 0);
  const isSlow = useIsLong(useAppSelector(({ draft }) => draft.isSending));
  if (isHalted) return chip('warn', serviceStatusTexts.notSaved);
  if (isOffline && isOnDevice) return chip('warn', saveStatusTexts.offline);
  if (isFailing) return chip('warn', saveStatusTexts.notSaved);
  if (isSlow) return chip('busy', saveStatusTexts.saving);
  return (
    <Chip tone="ok" isLive>
      <span>
        {serviceStatusTexts.saved}
        {at !== null && <time aria-hidden="true" dateTime={at}>{` ${savedClock(at)}`}</time>}
      </span>
    </Chip>
  );
}

function chip(tone: 'warn' | 'busy', words: string) {
  return (
    <Chip tone={tone} isLive>
      {words}
    </Chip>
  );
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
