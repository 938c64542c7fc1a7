import { personName } from '#domain/people/names.ts';
import { listSteps } from '#domain/steps.ts';
import { trusteeTexts } from '#domain/texts/people.ts';
import { removalTexts } from '#domain/texts/removal.ts';
import { removalNouns, roleNouns } from '#domain/texts/removalNouns.ts';
import { CardPart } from '#features/ui/Card.tsx';
import { Checkbox } from '#features/ui/fields/Checkbox.tsx';
import type { PersonExtraProps } from '#features/parts/people/peopleStep.ts';
import { useAppStore } from '#store/hooks.ts';
import { selectRolesBeside } from '#store/selectors/peopleSelectors.ts';

/** Tick that enters a trustee as a beneficial owner too (2-BO-12), if owners are asked for. Removing it says what is lost. */
export function AlsoOwnerPart({ block, context, row, ask }: PersonExtraProps) {
  const store = useAppStore();
  const asksForOwners = listSteps(context).some(({ name }) => name === 'beneficial_owners');
  if (!asksForOwners) return null;
  const tick = (isOwner: boolean) => block.update((person) => ({ ...person, is_existing_trustee_ben_owner: isOwner }));
  const handleTick = (isOwner: boolean) => {
    const isEntered = selectRolesBeside(store.getState(), 'trustee', row.person).includes(roleNouns.beneficial_owner);
    if (isOwner || !isEntered) tick(isOwner);
    else
      ask(removalTexts.before(`1 ${removalNouns.beneficialOwner[0]} (${personName(row.person)})`), () => tick(false));
  };
  return (
    <CardPart>
      <Checkbox
        {...block.bind('is_existing_trustee_ben_owner')}
        onChange={handleTick}
        label={trusteeTexts.alsoOwner}
        help={trusteeTexts.alsoOwnerHelp}
      />
    </CardPart>
  );
}
