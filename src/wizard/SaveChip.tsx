import { saveStatusTexts } from '#domain/texts/saveStatus.ts';
import { Chip, type ChipTone } from '#features/ui/Chip.tsx';
import { useAppSelector } from '#store/hooks.ts';
import type { SaveKind } from '#store/file/saveStatusSlice.ts';
import { selectSaveState } from '#store/selectors/saveSelectors.ts';
import { ServiceChip } from './useSaveDraft.tsx';

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

/** Where what was typed is kept, in words; announced politely when it changes (design section 3). */
export function SaveChip() {
  const kind = useAppSelector((state) => selectSaveState(state).kind);
  const isWithService = useAppSelector((state) => state.kept.at !== null || state.draft.autoFailures > 0);
  if (isWithService && kind !== 'other-tab') return <ServiceChip />;
  return (
    <Chip tone={TONES[kind]} isLive>
      {WORDS[kind]}
    </Chip>
  );
}
