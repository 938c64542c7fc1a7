/**
 * Walks through the rendered forms of the whole wizard, typed by keys: the same actions as those of the walks through the store, held
 * against the same truth.
 */
import { cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { preloadUndo } from '#src/wizard/UndoNotice.tsx';
import { useServer } from '#test/support/server.ts';
import { walksOf } from '#test/support/walks/actions.ts';
import { formHands } from '#test/support/walks/formHands.tsx';
import { beginByHand, walkByHand } from '#test/support/walks/screen.ts';

/** Walks of one test, number of tests, and actions of a walk: 200 walks of forty at full size. */
const [WALKS, PARTS, ACTIONS] = [10, 20, 40];

useServer();

it.each(Array.from({ length: PARTS }, (_, part) => part + 1))(
  '[2-STEP-31, 2-BO-12, 3-TAX-32] keeps everybody once, as they were typed into the forms (walks from seed %i)',
  async (seed) => {
    // What comes only on a press is there at once, so that nobody waits in vain for what does not come.
    await Promise.all([preloadUndo(), import('#features/parts/removal/RemovalDialog.tsx')]);
    const keepsAll = fc.asyncProperty(walksOf(ACTIONS), async (actions) => {
      window.history.replaceState(null, '', '/offers/emberfield-copper/');
      const hands = formHands(beginByHand());
      await hands.arrive();
      await walkByHand(actions, { twin: beginByHand(), hands });
    });
    // Making a walk shorter would take an hour: the store's walks do that.
    await fc.assert(keepsAll.afterEach(cleanup), {
      seed,
      numRuns: WALKS,
      endOnFailure: true,
      includeErrorInReport: true,
    });
  },
  600_000,
);
