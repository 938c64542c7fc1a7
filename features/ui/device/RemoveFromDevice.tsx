import { useState } from 'react';
import { removeFromDeviceText } from '#domain/texts/deviceLink.ts';
import { Button } from '../Button.tsx';
import { lateComponent } from '../lateComponent.tsx';

const RemoveFromDeviceDialog = lateComponent(() => import(/* webpackChunkName: "remove" */ './RemoveFromDeviceDialog.tsx').then((m) => m.RemoveFromDeviceDialog));

/** `Remove from this device`: asks, names what goes, and begins anew (1-LAND-45). The code of the question comes with the press. */
export function RemoveFromDevice() {
  const [isAsking, setAsking] = useState(false);
  return (
    <div data-print="no">
      <Button kind="link" onClick={() => setAsking(true)}>
        {removeFromDeviceText}
      </Button>
      {isAsking && <RemoveFromDeviceDialog onClose={() => setAsking(false)} />}
    </div>
  );
}
