import { memo, useEffect, useState } from 'react';
import { saveStatusTexts } from '#domain/texts/saveStatus.ts';
import { Chip, type ChipTone } from '#features/ui/Chip.tsx';
import { useAppStore } from '#store/hooks.ts';
import type { SaveKind } from '#store/file/saveStatusSlice.ts';
import { selectSaveState } from '#store/selectors/saveSelectors.ts';

const TONES: Record<SaveKind, ChipTone> = {
  'saved-device': 'ok',
  saving: 'busy',
  offline: 'warn',
  'not-saved': 'warn',
  'memory-only': 'warn',
  shared: 'quiet',
  'other-tab': 'warn',
};

const WORDS: Record<SaveKind, string> = {
  'saved-device': saveStatusTexts.savedOnDevice,
  saving: saveStatusTexts.saving,
  offline: saveStatusTexts.offline,
  'not-saved': saveStatusTexts.notSaved,
  'memory-only': saveStatusTexts.memoryOnlyShort,
  shared: saveStatusTexts.shared,
  'other-tab': saveStatusTexts.otherTab,
};

/** A write that is done sooner is not worth a word, nor an announcement with every pause in typing. */
const SLOW_WRITE_MS = 1000;

/** Where what was typed is kept, in words; announced politely when it changes (design section 3). */
export function SaveChip() {
  const kind = useSettledKind();
  return <KindChip kind={kind} />;
}

const KindChip = memo(function KindChip({ kind }: { kind: SaveKind }) {
  return (
    <Chip tone={TONES[kind]} isLive>
      {WORDS[kind]}
    </Chip>
  );
});

/** The kind to show: `saving` only once it has lasted. A write that comes and goes draws nothing. */
function useSettledKind(): SaveKind {
  const store = useAppStore();
  const [shown, setShown] = useState(() => selectSaveState(store.getState()).kind);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hear = (): void => {
      const { kind } = selectSaveState(store.getState());
      if (kind === 'saving') {
        timer ??= setTimeout(() => setShown('saving'), SLOW_WRITE_MS);
        return;
      }
      clearTimeout(timer);
      timer = undefined;
      setShown(kind);
    };
    hear();
    const stop = store.subscribe(hear);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [store]);
  return shown;
}
