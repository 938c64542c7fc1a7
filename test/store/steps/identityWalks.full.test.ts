/** @jest-environment node */
/**
 * Walks through the answers about people and their taxes, against a truth of its own: everybody and every tax block says what was typed
 * into it, nobody is doubled, lost or hidden.
 */
import fc from 'fast-check';
import { walksOf } from '#test/support/walks/actions.ts';
import { walk } from '#test/support/walks/walk.ts';

/** Walks of one test, and how many tests: 10,000 walks at full size. */
const [WALKS, PARTS] = [500, 20];
const ACTIONS = 40;

it.each(Array.from({ length: PARTS }, (_, part) => part + 1))(
  '[2-STEP-31, 2-BO-12, 3-TAX-32] keeps everybody once, as they were typed, whatever is done (walks from seed %i)',
  async (seed) => {
    const keepsAll = fc.asyncProperty(walksOf(ACTIONS), async (actions) => void (await walk(actions)));
    await fc.assert(keepsAll, { seed, numRuns: WALKS });
  },
  600_000,
);
