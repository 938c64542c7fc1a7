import { lateComponent } from '#features/ui/lateComponent.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { RemoveFromDevice } from './RemoveFromDevice.tsx';

/** Only where a draft was saved, or opened again. */
const HeldLinks = lateComponent(() =>
  import(/* webpackChunkName: "held-draft" */ '#features/parts/draft/held.ts').then((m) => m.HeldLinks),
);

/** What the landing page offers for an application that is here already (1-LAND-45, 3-DRAFT-01). */
export function LandingLinks() {
  return useAppSelector(({ wizard }) => wizard.revision) === null ? <RemoveFromDevice /> : <HeldLinks />;
}
