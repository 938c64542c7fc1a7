import { landingTexts } from '#domain/texts/landing.ts';
import { Checkbox } from '#features/ui/fields/Checkbox.tsx';
import { shareComputer } from '#store/file/shareComputer.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';

/** Whether the application lives in the memory of this page alone; takes effect at once (1-LAND-44). */
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
      // Where the device refuses, the tick shows what is so.
      onChange={(isTicked) => void dispatch(shareComputer(isTicked)).catch(() => {})}
    />
  );
}
