import { memo, useEffect, useState } from 'react';
import { saveStatusTexts } from '#domain/texts/saveStatus.ts';
import { Chip, type ChipTone } from '#features/ui/Chip.tsx';
import { useAppSelector } from '#store/hooks.ts';
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
  const kind = useSettledKind(useAppSelector((state) => selectSaveState(state).kind));
  return <KindChip kind={kind} />;
}

const KindChip = memo(function KindChip({ kind }: { kind: SaveKind }) {
  return (
    <Chip tone={TONES[kind]} isLive>
      {WORDS[kind]}
    </Chip>
  );
});

/** The kind to show: `saving` only once it has lasted. */
function useSettledKind(kind: SaveKind): SaveKind {
  const [shown, setShown] = useState(kind);
  if (kind !== 'saving' && kind !== shown) setShown(kind);
  useEffect(() => {
    if (kind !== 'saving') return undefined;
    const timer = setTimeout(() => setShown('saving'), SLOW_WRITE_MS);
    return () => clearTimeout(timer);
  }, [kind]);
  return shown;
}
