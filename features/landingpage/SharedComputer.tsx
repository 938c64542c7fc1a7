import { SharedComputerTick } from '#features/parts/device/SharedComputerTick.tsx';
import { lazyComponent, Nothing } from '#features/ui/lazyComponent.tsx';
import { useAppSelector } from '#store/hooks.ts';

/** Needed once there is something to remove (1-LAND-45). */
const LandingLinks = lazyComponent(
  () =>
    import(/* webpackChunkName: "landing-more" */ '#features/parts/device/LandingLinks.tsx').then(
      (m) => m.LandingLinks,
    ),
  { Missing: Nothing },
);

/** The tick for a shared computer, and the way to remove answers saved here already (1-LAND-44, 1-LAND-45). */
export function SharedComputer() {
  const hasAnswers = useAppSelector((state) => state.landingpage !== null || Object.keys(state.stepDrafts).length > 0);
  return (
    <>
      <SharedComputerTick />
      {hasAnswers && <LandingLinks />}
    </>
  );
}
