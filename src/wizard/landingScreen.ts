import { lateComponent } from '#features/ui/lateComponent.tsx';
import { WHOLE_PAGE } from '../wholePage.tsx';

/** The one screen that every visitor sees; those of the numbered steps are named in the frame's file of code (stepRegistry.ts). */
export const LandingScreen = lateComponent(
  () => import(/* webpackChunkName: "landing" */ '#features/landingpage/index.ts').then((m) => m.LandingPage),
  WHOLE_PAGE,
);
