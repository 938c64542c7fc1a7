import { useEffect } from 'react';
import { removeFromDeviceText } from '#domain/texts/deviceLink.ts';
import { Button } from '#features/ui/Button.tsx';
import { preloadDialog } from '#features/ui/Dialog.tsx';
import { fetchLater } from '#features/ui/fetchAhead.ts';
import { lateComponent } from '#features/ui/lateComponent.tsx';
import { useOpening } from '#features/ui/useOpening.ts';

const RemoveFromDeviceDialog = lateComponent(() =>
  import(/* webpackChunkName: "remove" */ './RemoveFromDeviceDialog.tsx').then((m) => m.RemoveFromDeviceDialog),
);

const fetchQuestion = () => Promise.all([RemoveFromDeviceDialog.preload(), preloadDialog()]);

/**
 * `Remove from this device`: asks, names what goes, and begins anew (1-LAND-45). The code of the question comes ahead of the press, once
 * the page has been drawn: removing needs no connection.
 */
export function RemoveFromDevice() {
  const { isOpen, words, open, close } = useOpening(fetchQuestion);
  useEffect(() => fetchLater(() => [fetchQuestion]), []);
  return (
    <div data-print="no">
      <Button kind="link" onClick={open}>
        {removeFromDeviceText}
      </Button>
      <p role="status">{words}</p>
      {isOpen && <RemoveFromDeviceDialog onClose={close} />}
    </div>
  );
}
