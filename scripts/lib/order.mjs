/** The random order in which `npm run test:full` takes files: the same for the same seed. */
import { createHash } from 'node:crypto';

/** Returns `items` in the order that `seed` makes of their names; as they are if it is blank. */
export function inOrderOf(seed, items, nameOf = String) {
  if (!seed) return items;
  const rank = (item) =>
    createHash('sha256')
      .update(`${seed} ${nameOf(item)}`)
      .digest('hex');
  return [...items].sort((one, other) => (rank(one) < rank(other) ? -1 : 1));
}
