import { preloadDialog } from '#features/ui/Dialog.tsx';
import { lazyComponent } from '#features/ui/lazyComponent.tsx';

/** Delete dialog of a row, loaded late: few people delete saved applications. */
export const LazyDeleteRow = lazyComponent(() =>
  import(/* webpackChunkName: "device" */ './DeleteRow.tsx').then((m) => m.DeleteRow),
);

/** Fetches all the code of the question ahead. */
export const fetchDeleteRow = () => Promise.all([LazyDeleteRow.preload(), preloadDialog()]);
