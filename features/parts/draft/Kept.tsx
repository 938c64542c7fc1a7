import { endOfDraft } from '#domain/application/draftEnd.ts';
import { momentText } from '#domain/formats/moment.ts';
import { closingTexts as texts } from '#domain/texts/closing.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectSync } from '#store/selectors/syncSelectors.ts';
import { selectMode } from '#store/selectors/wizardSelectors.ts';

/** Says that nothing was sent for a closed offer, and how long the application stays saved and where. */
export function Kept() {
  const { place, savedAt } = useAppSelector(selectSync);
  const isWaiting = useAppSelector(selectMode).status === 'pending_approval';
  if (isWaiting) return <p>{texts.keptUnapproved}</p>;
  const until = savedAt === null ? null : momentText(endOfDraft(new Date(savedAt)).toISOString());
  if (until !== null) return <p>{texts.keptByService(until)}</p>;
  return <p>{place === 'device' ? texts.keptOnDevice : texts.keptByPage}</p>;
}
