import { useEffect } from 'react';
import { removeFromDeviceText } from '#domain/texts/deviceLink.ts';
import { Button } from '#features/ui/Button.tsx';
import { preloadDialog } from '#features/ui/Dialog.tsx';
import { prefetchLater } from '#features/ui/prefetch.ts';
import { lazyComponent } from '#features/ui/lazyComponent.tsx';
import { useOpening } from '#features/ui/useOpening.ts';

const RemoveFromDeviceDialog = lazyComponent(() =>
  import(/* webpackChunkName: "device" */ './RemoveFromDeviceDialog.tsx').then((m) => m.RemoveFromDeviceDialog),
);

const fetchQuestion = () => Promise.all([RemoveFromDeviceDialog.preload(), preloadDialog()]);

/**
 * `Remove from this device`: asks, names what is removed, and starts afresh (1-LAND-45). Fetches the code of the question once the page is
 * drawn, before any press, because removing needs no connection.
 */
export function RemoveFromDevice() {
  const { isOpen, words, open, close } = useOpening(fetchQuestion);
  useEffect(() => prefetchLater(() => [fetchQuestion]), []);
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
