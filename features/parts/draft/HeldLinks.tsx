import { RemoveFromDevice } from '#features/parts/device/RemoveFromDevice.tsx';
import { ButtonRow } from '#features/ui/ButtonRow.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { selectUser } from '#store/selectors/sessionSelectors.ts';
import { selectMode } from '#store/selectors/wizardSelectors.ts';
import { EndApplication } from './EndApplication.tsx';
import { LeaveApplication } from './LeaveApplication.tsx';

/**
 * Links on the landing page of an application saved with the service: leave or remove it, delete or decline it. The foot of the steps has
 * the same.
 */
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
