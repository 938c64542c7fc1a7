import { useCallback, useEffect, useRef, useState } from 'react';
import { useRetry } from '#features/ui/useRetry.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { forgetRemovedFile, openFromGate, watchFileRemoval, type RemovalReason } from '#store/file/gate.ts';

/**
 * Returns how the file left the device, as soon as it is known; null while it waits. Later news changes nothing; a file that this page's
 * drawer removed may be restored there.
 */
export function useDeparture(fileId: string): { departure: RemovalReason | null; noteGone: () => void } {
  const dispatch = useAppDispatch();
  const [departure, setDeparture] = useState<RemovalReason | null>(null);
  const note = useCallback(
    (how: RemovalReason) => {
      void dispatch(forgetRemovedFile(fileId));
      setDeparture((known) => known ?? how);
    },
    [dispatch, fileId],
  );
  useEffect(() => watchFileRemoval(fileId, note), [fileId, note]);
  const isListed = useAppSelector(({ files }) => files.entities[fileId] !== undefined);
  return { departure: departure ?? (isListed ? null : 'gone'), noteGone: () => note('gone') };
}

interface Outcomes {
  onOpened: () => void;
  onGone: () => void;
}

/** Opens the file on a press; if its code fails to load, the file stays as it is and opens by itself once it can (R24). */
export function useProceed(
  fileId: string,
  { onOpened, onGone }: Outcomes,
): { proceed: () => void; isBusy: boolean; isCut: boolean } {
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const [isCut, setCut] = useState(false);
  const isOpening = useRef(false);
  const open = async () => {
    if (isOpening.current) return;
    isOpening.current = true;
    const outcome = await dispatch(openFromGate(fileId));
    isOpening.current = false;
    setBusy(false);
    setCut(outcome === 'cut');
    if (outcome === 'opened') onOpened();
    if (outcome === 'gone') onGone();
  };
  useRetry(isCut, open);
  const proceed = () => {
    setBusy(true);
    void open();
  };
  return { proceed, isBusy, isCut };
}
