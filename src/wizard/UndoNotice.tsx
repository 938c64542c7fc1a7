import { lateComponent, Nothing } from '#features/ui/lateComponent.tsx';
import { StickyBar } from '#features/ui/StickyBar.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { selectShelfEntry } from '#store/selectors/shelfSelectors.ts';

/** Most answers remove nothing. */
const UndoOffer = lateComponent(
  () => import(/* webpackChunkName: "removal" */ './UndoOffer.tsx').then((m) => m.UndoOffer),
  { Missing: Nothing },
);

/** Fetches ahead the code of the offer, and with it that of the question before: something may be removed without a connection. */
export const preloadUndo = UndoOffer.preload;

/**
 * What the last answer removed, and the way to have it back (design section 3). It stays in view on the step where it came and on the
 * next one, until it is closed: whoever deletes something at the end of a long step need not look for it on top.
 */
export function UndoNotice({ onUndone }: { onUndone: () => void }) {
  const entry = useAppSelector(selectShelfEntry);
  return (
    <StickyBar role="status" data-print="no">
      {entry !== null && <UndoOffer entry={entry} onUndone={onUndone} />}
    </StickyBar>
  );
}
