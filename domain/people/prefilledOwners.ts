/** Trustees who own (2-BO-11, 2-BO-12): the tick of the trustees step puts a person into the list of beneficial owners and takes them out. */
import type { Application, Person } from '../application.ts';
import type { Following } from './prefilledInvestor.ts';
import { pickPerson } from './roles.ts';
import { peopleOf, placeOf, prefillPath } from '../application/peoplePlaces.ts';
import { personName } from './names.ts';

type Owners = NonNullable<Application['beneficial_owners']>;

/**
 * After the trustees were saved: every trustee who is also a beneficial owner stands in the list of owners, linked to their place
 * there; one whose tick is gone no longer does. Owners who were entered for themselves stay as they are.
 */
export const followTrustees: Following = (_before, after) => {
  const trustees = peopleOf(after, 'trustee');
  const owners = after.beneficial_owners;
  if (owners === undefined && !trustees.some(isOwner)) return {};
  const followed: Owners = {
    ...owners,
    beneficialOwners: follow(owners?.beneficialOwners ?? [], trustees, after),
  };
  return JSON.stringify(followed) === JSON.stringify(owners) ? {} : { beneficial_owners: followed };
};

function follow(rows: readonly Person[], trustees: readonly Person[], application: Application): Person[] {
  const paths = trustees.map((_trustee, index) => prefillPath(placeOf('trustee'), index));
  const kept = rows.flatMap((row) => {
    if (!row.was_prefilled_trustee) return [row];
    const trustee = trustees[paths.findIndex((path) => path === row.prefill)];
    // Without a link the trustee was deleted: what was copied stays as an owner's own (2-TRU-10), unless they never owned.
    if (trustee === undefined)
      return row.is_existing_trustee_ben_owner ? [{ ...row, was_prefilled_trustee: false }] : [];
    return isOwner(trustee) ? [{ ...row, is_existing_trustee_ben_owner: true }] : [];
  });
  const added = trustees.flatMap((trustee, index) => {
    const path = paths[index];
    const isThere = kept.some((row) => row.prefill === path);
    return isOwner(trustee) && !isThere && path !== undefined
      ? [pickPerson({ path, name: personName(trustee), person: trustee }, 'beneficial_owner', application)]
      : [];
  });
  return [...kept, ...added];
}

function isOwner(trustee: Person): boolean {
  return trustee.is_existing_trustee_ben_owner === true;
}

/**
 * After the beneficial owners were saved: a trustee is ticked while they stand in that list as one who was picked from the trustees
 * (2-BO-11, 2-BO-12), so that the two lists say the same.
 */
export const followOwners: Following = (_before, after) => {
  const place = placeOf('trustee');
  const trustees = place.read<Person>(after);
  if (trustees === undefined) return {};
  const owned = new Set(
    peopleOf(after, 'beneficial_owner').flatMap((row) =>
      row.was_prefilled_trustee && isOwner(row) ? [row.prefill] : [],
    ),
  );
  const followed = trustees.map((trustee, index) => {
    const isOwned = owned.has(prefillPath(place, index));
    return isOwner(trustee) === isOwned ? trustee : { ...trustee, is_existing_trustee_ben_owner: isOwned };
  });
  return followed.every((trustee, index) => trustee === trustees[index])
    ? {}
    : { trustees: { ...after.trustees, trustees: followed } };
};
