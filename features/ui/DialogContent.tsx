import { useEffect, useRef, type ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { frameTexts } from '#domain/texts/ui.ts';
import { IconButton } from './Button.tsx';
import styles from './Dialog.module.css';

export interface DialogProps {
  isOpen: boolean;
  title: string;
  /** Called after Escape, the cross, or a press outside (if dismissable). */
  onClose: () => void;
  /** `alertdialog` requires an answer: a press outside does nothing. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Buttons at the foot; the main one last. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Buttons at the foot. A single button that must be pressed has the focus from the start: there is nothing to choose. */
function Actions({ isOnlyWay, children }: { isOnlyWay: boolean; children: ReactNode }) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const [button, another] = place.current?.querySelectorAll('button') ?? [];
    if (isOnlyWay && another === undefined) button?.focus();
  }, [isOnlyWay]);
  return (
    <footer ref={place} className={styles.actions}>
      {children}
    </footer>
  );
}

/** Content of a dialog. Traps the focus and returns it at the end; the page behind is out of reach. */
export function DialogContent({ isOpen, title, onClose, role = 'dialog', actions, children }: DialogProps) {
  return (
    <ModalOverlay
      className={styles.overlay ?? ''}
      isOpen={isOpen}
      isDismissable={role === 'dialog'}
      onOpenChange={(open) => !open && onClose()}
    >
      <Modal className={styles.modal ?? ''}>
        <Dialog className={styles.dialog ?? ''} role={role}>
          <header className={styles.header}>
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            <IconButton icon="x" label={frameTexts.close} onClick={onClose} />
          </header>
          <div>{children}</div>
          {actions !== undefined && <Actions isOnlyWay={role === 'alertdialog'}>{actions}</Actions>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
