import { Suspense, lazy, type ReactNode } from 'react';

const DialogContent = lazy(() => import(/* webpackChunkName: "dialog" */ './DialogContent.tsx').then((module) => ({ default: module.DialogContent })));

export interface DialogProps {
  isOpen: boolean;
  title: string;
  /** Escape, the cross, a press outside (when dismissable). */
  onClose: () => void;
  /** `alertdialog` for what must be answered: then a press outside does nothing. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** The buttons at the foot; the main one last. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A modal dialog. Its code arrives with the first one that opens. */
export function Dialog(props: DialogProps) {
  if (!props.isOpen) return null;
  return (
    <Suspense fallback={null}>
      <DialogContent {...props} />
    </Suspense>
  );
}
