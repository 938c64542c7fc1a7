import { SharedComputerTick } from '#features/parts/device/SharedComputerTick.tsx';
import { lateComponent, Nothing } from '#features/ui/lateComponent.tsx';
import { useAppSelector } from '#store/hooks.ts';

/** Needed once there is something to remove (1-LAND-45). */
const LandingLinks = lateComponent(
  () =>
    import(/* webpackChunkName: "remove-link" */ '#features/parts/device/LandingLinks.tsx').then((m) => m.LandingLinks),
  { Missing: Nothing },
);

/** The tick, and the way to remove what is kept here already (1-LAND-44, 1-LAND-45). */
export function SharedComputer() {
  const hasAnswers = useAppSelector((state) => state.landingpage !== null || Object.keys(state.stepDrafts).length > 0);
  return (
    <>
      <SharedComputerTick />
      {hasAnswers && <LandingLinks />}
    </>
  );
}
