import { lazyComponent } from '#features/ui/lazyComponent.tsx';
import { WHOLE_PAGE } from '../wholePage.tsx';

/** Pages that the service writes and whose code is not in the entry: it is loaded before such a page is taken over. */
export const HomePage = lazyComponent(
  () => import(/* webpackChunkName: "home" */ './HomePage.tsx').then((m) => m.HomePage),
  WHOLE_PAGE,
);
export const TermsPage = lazyComponent(
  () => import(/* webpackChunkName: "other" */ './TermsPage.tsx').then((m) => m.TermsPage),
  WHOLE_PAGE,
);
export const CheckPage = lazyComponent(
  () => import(/* webpackChunkName: "other" */ '#features/record/index.ts').then((m) => m.CheckPage),
  WHOLE_PAGE,
);
export const DeadLinkPage = lazyComponent(
  () => import(/* webpackChunkName: "draft-page" */ '#features/draft/index.ts').then((m) => m.DeadLinkPage),
  WHOLE_PAGE,
);
