import { lazyComponent } from '#features/ui/lazyComponent.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { RemoveFromDevice } from './RemoveFromDevice.tsx';

/** Links of a saved or reopened draft, loaded late: no other application needs them. */
const HeldLinks = lazyComponent(() =>
  import(/* webpackChunkName: "saving" */ '#features/parts/draft/held.ts').then((m) => m.HeldLinks),
);

/** Links on the landing page for an application that is already on this device (1-LAND-45, 3-DRAFT-01). */
export function LandingLinks() {
  return useAppSelector(({ wizard }) => wizard.revision) === null ? <RemoveFromDevice /> : <HeldLinks />;
}
