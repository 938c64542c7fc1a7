import { landingTexts } from '#domain/texts/landing.ts';
import { Checkbox } from '#features/ui/fields/Checkbox.tsx';
import { lateComponent, Nothing } from '#features/ui/lateComponent.tsx';
import { shareComputer } from '#store/file/shareComputer.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';

/** Needed once there is something to remove (1-LAND-45). */
const RemoveFromDevice = lateComponent(
  () =>
    import(/* webpackChunkName: "remove-link" */ '#features/parts/device/RemoveFromDevice.tsx').then(
      (m) => m.RemoveFromDevice,
    ),
  { Missing: Nothing },
);

/** Whether the application lives in the memory of this page alone; takes effect at once (1-LAND-44). */
export function SharedComputer() {
  const dispatch = useAppDispatch();
  const isShared = useAppSelector((state) => state.saveStatus.isShared);
  const hasAnswers = useAppSelector((state) => state.landingpage !== null || Object.keys(state.stepDrafts).length > 0);
  return (
    <>
      <Checkbox
        id="landing-shared"
        name="shared"
        label={landingTexts.sharedComputer}
        help={landingTexts.sharedComputerHelp}
        value={isShared}
        // Where the device refuses, the tick shows what is so.
        onChange={(isTicked) => void dispatch(shareComputer(isTicked)).catch(() => {})}
      />
      {hasAnswers && <RemoveFromDevice />}
    </>
  );
}
