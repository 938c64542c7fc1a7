import { RemoveFromDevice } from '#features/parts/device/RemoveFromDevice.tsx';
import { ButtonRow } from '#features/ui/ButtonRow.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { selectUser } from '#store/selectors/sessionSelectors.ts';
import { selectMode } from '#store/selectors/wizardSelectors.ts';
import { EndApplication } from './EndApplication.tsx';
import { LeaveApplication } from './LeaveApplication.tsx';

/** On the landing page of an application that the service keeps: how it goes from here, and altogether, as at the foot of the steps. */
export function HeldLinks() {
  const { verified } = useAppSelector(selectMode);
  const isNobody = useAppSelector((state) => selectUser(state) === null);
  return (
    <ButtonRow>
      {verified && isNobody ? <LeaveApplication /> : <RemoveFromDevice />}
      <EndApplication />
    </ButtonRow>
  );
}
