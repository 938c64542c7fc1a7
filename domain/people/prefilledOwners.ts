/** Trustees who own (2-BO-11, 2-BO-12): the tick of the trustees step puts a person into the list of beneficial owners and takes them out. */
import type { Application, Person } from '../application.ts';
import type { Prefilled } from '../application/prefilled.ts';
import { pickPerson } from './roles.ts';
import { peopleOf } from '../application/peoplePlaces.ts';
import { isBeneficialOwner } from './beneficialOwner.ts';

/**
 * After the trustees were saved: every trustee who is also a beneficial owner stands in the list of owners, and one whose tick is gone no
 * longer does. Owners who are no trustees stay as they are.
 */
export const prefilledFromTrustees: Prefilled = (_before, after) => {
  const trustees = peopleOf(after, 'trustee');
  const without = new Set(trustees.filter((trustee) => !isOwner(trustee)).map(({ id }) => id));
  return withOwners(after, (owners) => owners.filter(({ id }) => !without.has(id)));
};

/**
 * An application from elsewhere with the owners that its flags speak of: a trustee who is flagged stands among them, a trustee who stands
 * there without being flagged does not own (2-BO-11).
 */
export function withFlaggedOwners(application: Application): Application {
  return { ...application, ...withOwners(application, (owners) => owners.filter(isBeneficialOwner)) };
}

/** The list of owners as `keep` leaves it, and the trustees who are ticked besides; nothing where that is the list there is. */
function withOwners(
  application: Application,
  keep: (owners: readonly Person[]) => readonly Person[],
): Pick<Application, 'beneficial_owners'> {
  const { beneficial_owners: step } = application;
  const owners = peopleOf(application, 'beneficial_owner');
  const kept = keep(owners);
  const known = new Set(kept.map(({ id }) => id));
  const added = peopleOf(application, 'trustee')
    .filter((trustee) => isOwner(trustee) && !known.has(trustee.id))
    .map((trustee) => pickPerson(trustee, 'beneficial_owner', application));
  if (added.length === 0 && kept.length === owners.length) return {};
  return { beneficial_owners: { ...step, beneficialOwners: [...kept, ...added] } };
}

function isOwner(trustee: Person): boolean {
  return trustee.is_existing_trustee_ben_owner === true;
}
