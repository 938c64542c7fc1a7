import type { DialogProps } from './DialogContent.tsx';
import { lateComponent } from './lateComponent.tsx';

const DialogContent = lateComponent(() =>
  import(/* webpackChunkName: "dialog" */ './DialogContent.tsx').then((m) => m.DialogContent),
);

/** Fetches the code of dialogs ahead of the first, for where a question may be asked without a connection. */
export const preloadDialog = DialogContent.preload;

/** A modal dialog. Its code arrives with the first one that opens; where it does not, its place says so. */
export function Dialog(props: DialogProps) {
  return props.isOpen && <DialogContent {...props} />;
}
