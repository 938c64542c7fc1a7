import { lazyComponent, Nothing } from '#features/ui/lazyComponent.tsx';

/** Loaded with the summary of the amount, as it uses the same texts and figures. */
export const LazyPayableNow = lazyComponent(
  () => import(/* webpackChunkName: "summary-amount" */ './PayableNow.tsx').then((m) => m.PayableNow),
  { Missing: Nothing },
);
