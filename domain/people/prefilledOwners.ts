/**
 * Trustees who are owners (2-BO-11, 2-BO-12): the tick in the trustees step adds a person to the beneficial owners and removes the person
 * again.
 */
import type { Application, Person } from '../model/application.ts';
import type { Prefilled } from '../model/prefilled.ts';
import { pickPerson } from './roles.ts';
import { peopleOf } from '../model/peoplePlaces.ts';
import { isBeneficialOwner } from './beneficialOwner.ts';

/**
 * Updates owners after the trustees were saved: every trustee who is also a beneficial owner is in the list of owners, and one whose tick
 * is gone is removed. Owners who are no trustees stay.
 */
export const prefilledFromTrustees: Prefilled = (_before, after) => {
  const trustees = peopleOf(after, 'trustee');
  const without = new Set(trustees.filter((trustee) => !isOwner(trustee)).map(({ id }) => id));
  return withOwners(after, (owners) => owners.filter(({ id }) => !without.has(id)));
};

/**
 * Returns an application from elsewhere with the owners that its flags name: a flagged trustee is added, and a trustee listed without the
 * flag is no owner (2-BO-11).
 */
export function withFlaggedOwners(application: Application): Application {
  return { ...application, ...withOwners(application, (owners) => owners.filter(isBeneficialOwner)) };
}

/** Returns the list of owners after `keep`, plus the ticked trustees; nothing if the list does not change. */
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
