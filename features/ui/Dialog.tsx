import type { ReactNode } from 'react';
import { lateComponent } from './lateComponent.tsx';

const DialogContent = lateComponent(() =>
  import(/* webpackChunkName: "dialog" */ './DialogContent.tsx').then((m) => m.DialogContent),
);

/** Fetches the code of dialogs ahead of the first, for where a question may be asked without a connection. */
export const preloadDialog = DialogContent.preload;

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

/** A modal dialog. Its code arrives with the first one that opens; where it does not, its place says so. */
export function Dialog(props: DialogProps) {
  return props.isOpen && <DialogContent {...props} />;
}
