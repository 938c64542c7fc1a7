import { lazyComponent } from '#features/ui/lazyComponent.tsx';
import { Spinner } from '#features/ui/Spinner.tsx';

/** Loads the code that reads an application once it may be opened. */
export const LazyDraftOpening = lazyComponent(
  () => import(/* webpackChunkName: "saving" */ './DraftOpening.tsx').then((m) => m.DraftOpening),
  { waiting: <Spinner /> },
);
