import { useState } from 'react';
import { deviceTexts } from '#domain/texts/device.ts';
import { Button } from '#features/ui/Button.tsx';
import { Dialog } from '#features/ui/Dialog.tsx';
import type { Elements } from '#features/ui/elements.tsx';

interface RemoveDialogProps {
  isOpen: boolean;
  title?: string | undefined;
  onClose: () => void;
  onConfirm: () => Promise<void>;
  /** Names what is removed. */
  children: Elements;
}

/** Asks before an application is removed from this device, and names what is removed (1-LAND-45). */
export function RemoveDialog({
  isOpen,
  title = deviceTexts.removeTitle,
  onClose,
  onConfirm,
  children,
}: RemoveDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const confirm = () => {
    setBusy(true);
    void onConfirm();
  };
  const actions = (
    <>
      <Button onClick={onClose}>{deviceTexts.keep}</Button>
      <Button kind="primary" isBusy={isBusy} onClick={confirm}>
        {deviceTexts.confirm}
      </Button>
    </>
  );
  return (
    <Dialog isOpen={isOpen} role="alertdialog" title={title} onClose={onClose} actions={actions}>
      {children}
      <p>{deviceTexts.noUndo}</p>
    </Dialog>
  );
}
