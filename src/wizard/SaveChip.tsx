import { saveStatusTexts } from '#domain/texts/saveStatus.ts';
import { Chip, type ChipTone } from '#features/ui/Chip.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { selectSync, type Sync } from '#store/selectors/syncSelectors.ts';
import { ServiceChip } from './useSaveDraft.tsx';

/** Says in text if the typed answers are saved and on which side; announced politely when it changes (design section 3). */
export function SaveChip() {
  const sync = useAppSelector(selectSync);
  if (isOfService(sync)) return <ServiceChip />;
  const [tone, text] = localChip(sync);
  return (
    <Chip tone={tone} isLive>
      {text}
    </Chip>
  );
}

/** True if the chip says what the service has, or why it has not everything. */
function isOfService(sync: Sync): boolean {
  if (sync.kind === 'openElsewhere' && sync.by === 'tab') return false;
  return sync.isWithService || sync.kind === 'needsCode' || sync.kind === 'stale' || sync.kind === 'ended';
}

/** Returns what the chip says of an application that only this browser has. */
function localChip(sync: Sync): [tone: ChipTone, text: string] {
  if (sync.kind === 'openElsewhere' && sync.by === 'tab') return ['warn', saveStatusTexts.otherTab];
  if (sync.place === 'shared') return ['quiet', saveStatusTexts.shared];
  if (sync.place === 'memory') return ['warn', saveStatusTexts.memoryOnlyShort];
  if (sync.kind === 'failed') return ['warn', saveStatusTexts.notSaved];
  if (sync.kind === 'saving') return ['busy', saveStatusTexts.saving];
  if (sync.kind === 'offline') return ['warn', saveStatusTexts.offline];
  return ['ok', saveStatusTexts.savedOnDevice];
}
