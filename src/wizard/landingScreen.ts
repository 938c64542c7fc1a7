import { LandingPage } from '#features/landingpage/index.ts';

/** The offer's page comes with the entry: every visitor sees it, and every later chunk then has its fields and texts in a parent. */
export const LandingScreen = Object.assign(LandingPage, { preload: () => Promise.resolve() });
