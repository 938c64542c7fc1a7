import { preloadDialog } from '#features/ui/Dialog.tsx';
import { lateComponent } from '#features/ui/lateComponent.tsx';

/** Few delete what they have saved. */
export const LateDeleteRow = lateComponent(() =>
  import(/* webpackChunkName: "delete-row" */ './DeleteRow.tsx').then((m) => m.DeleteRow),
);

/** All that the question needs, ahead of it. */
export const fetchDeleteRow = () => Promise.all([LateDeleteRow.preload(), preloadDialog()]);
