import { lazyComponent } from '#features/ui/lazyComponent.tsx';
import { WHOLE_PAGE } from '../wholePage.tsx';

/** Page of an address that leads nowhere; its code is loaded only there. */
export const NotFound = lazyComponent(
  () => import(/* webpackChunkName: "other" */ './NotFoundPage.tsx').then((m) => m.NotFoundPage),
  WHOLE_PAGE,
);
