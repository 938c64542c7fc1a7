import { lazyComponent, Nothing } from '#features/ui/lazyComponent.tsx';

// The condition is a constant of the build: the production bundle holds neither the panels nor their import (1-SHELL-39).
const Panels = __DEVELOPMENT__
  ? lazyComponent(() => import(/* webpackChunkName: "debug" */ './DebugPanels.tsx').then((m) => m.DebugPanels), {
      Missing: Nothing,
    })
  : null;

/** The debug panels of development builds; nothing in production. */
export function DevelopmentPanels() {
  return Panels && <Panels />;
}
