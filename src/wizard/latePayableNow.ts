import { lateComponent, Nothing } from '#features/ui/lateComponent.tsx';

/** Comes with the summary of the amount, in whose words and figures it stands. */
export const LatePayableNow = lateComponent(
  () => import(/* webpackChunkName: "summary-amount" */ './PayableNow.tsx').then((m) => m.PayableNow),
  { Missing: Nothing },
);
