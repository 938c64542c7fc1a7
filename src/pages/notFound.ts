import { lateComponent } from '#features/ui/lateComponent.tsx';
import { WHOLE_PAGE } from '../wholePage.tsx';

/** The page of an address that leads nowhere; its code comes only there. */
export const NotFound = lateComponent(
  () => import(/* webpackChunkName: "not-found" */ './NotFoundPage.tsx').then((m) => m.NotFoundPage),
  WHOLE_PAGE,
);
