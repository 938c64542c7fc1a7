import type { DialogProps } from './DialogContent.tsx';
import { lazyComponent } from './lazyComponent.tsx';

const DialogContent = lazyComponent(() =>
  import(/* webpackChunkName: "dialog" */ './DialogContent.tsx').then((m) => m.DialogContent),
);

/** Fetches the code of dialogs ahead, for questions that may come without a connection. */
export const preloadDialog = DialogContent.preload;

/** Modal dialog. Its code loads when the first one opens; if loading fails, the dialog's place says so. */
export function Dialog(props: DialogProps) {
  return props.isOpen && <DialogContent {...props} />;
}
