import { useState, type ReactNode } from 'react';
import { deviceTexts } from '#domain/texts/device.ts';
import { Button } from '#features/ui/Button.tsx';
import { Dialog } from '#features/ui/Dialog.tsx';

interface RemoveDialogProps {
  isOpen: boolean;
  title?: string | undefined;
  onClose: () => void;
  onConfirm: () => Promise<void>;
  /** Names what goes. */
  children: ReactNode;
}

/** Asks before an application leaves this device, and names what goes with it (1-LAND-45). */
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
