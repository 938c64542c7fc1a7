import { lazyComponent } from '#features/ui/lazyComponent.tsx';
import { Spinner } from '#features/ui/Spinner.tsx';

/** `Send me my link again`, loaded only where it is shown: it needs the rules of an address. */
export const LazyResendLink = lazyComponent(
  () => import(/* webpackChunkName: "link-again" */ './ResendLink.tsx').then((m) => m.ResendLink),
  { waiting: <Spinner /> },
);
