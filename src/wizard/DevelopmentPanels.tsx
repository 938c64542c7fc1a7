import { lazy, Suspense } from 'react';

// The condition is a constant of the build: the production bundle holds neither the panels nor their import (1-SHELL-39).
const Panels = __DEVELOPMENT__ ? lazy(() => import(/* webpackChunkName: "debug" */ './DebugPanels.tsx').then((m) => ({ default: m.DebugPanels }))) : null;

/** The debug panels of development builds; nothing in production. */
export function DevelopmentPanels() {
  if (Panels === null) return null;
  return (
    <Suspense fallback={null}>
      <Panels />
    </Suspense>
  );
}
