import { lazyComponent, Nothing } from '#features/ui/lazyComponent.tsx';
import { StickyBar } from '#features/ui/StickyBar.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { selectShelfEntry } from '#store/selectors/shelfSelectors.ts';

/** Most answers remove nothing. */
const UndoOffer = lazyComponent(
  () => import(/* webpackChunkName: "device" */ './UndoOffer.tsx').then((m) => m.UndoOffer),
  { Missing: Nothing },
);

/** Fetches the code of the offer to undo and of its question ahead of time: something may be removed while offline. */
export const preloadUndo = UndoOffer.preload;

/**
 * Shows what the last answer removed, with Undo (design section 3). It stays in view on its step and on the next one until it is closed, so
 * a person who deletes something at the end of a long step need not look for it at the top.
 */
export function UndoNotice({ onUndone }: { onUndone: () => void }) {
  const entry = useAppSelector(selectShelfEntry);
  return (
    <StickyBar role="status" data-print="no">
      {entry !== null && <UndoOffer entry={entry} onUndone={onUndone} />}
    </StickyBar>
  );
}
