import { landingTexts } from '#domain/texts/landing.ts';
import { Checkbox } from '#features/ui/fields/Checkbox.tsx';
import { shareComputer } from '#store/file/shareComputer.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';

/** Tick for a shared computer: the application stays in this page's memory alone, at once (1-LAND-44). */
export function SharedComputerTick() {
  const dispatch = useAppDispatch();
  const isShared = useAppSelector((state) => state.saveStatus.isShared);
  return (
    <Checkbox
      id="landing-shared"
      name="shared"
      label={landingTexts.sharedComputer}
      help={landingTexts.sharedComputerHelp}
      value={isShared}
      // If the device refuses, the tick goes on showing the true state.
      onChange={(isTicked) => void dispatch(shareComputer(isTicked)).catch(() => {})}
    />
  );
}
