/** Walks in a browser, typed by keys: the same actions and the same truth as those through the store and through the rendered forms. */
import { rmSync } from 'node:fs';
import { test } from '@playwright/test';
import fc from 'fast-check';
import { walksOf } from '#test/support/walks/actions.ts';
import { beginByHand, BY_HAND, walkByHand } from '#test/support/walks/screen.ts';
import { offerFolder } from './support/offerFolder.ts';
import { startService, type Service } from './support/service.ts';
import { beginInBrowser, browserHands } from './support/walkHands.ts';
import { watchWrites } from './support/writes.ts';

const SLUG = 'emberfield-walks';
const [WALKS, ACTIONS] = [20, 40];

let folder: string;
let service: Service;

test.beforeAll(async () => {
  folder = offerFolder([{ ...BY_HAND, slug: SLUG }]);
  service = await startService(folder);
});
test.afterAll(async () => {
  await service.remove();
  rmSync(folder, { recursive: true, force: true });
});

for (let seed = 1; seed <= WALKS; seed += 1)
  test(`[2-STEP-31, 2-BO-12, 3-TAX-32] keeps everybody once, as they were typed in a browser (walk ${seed})`, async ({
    browser,
  }) => {
    const [actions = []] = fc.sample(walksOf(ACTIONS), { seed, numRuns: 1 });
    const context = await browser.newContext({ baseURL: service.address });
    const page = await context.newPage();
    await watchWrites(page);
    await beginInBrowser(page, SLUG);
    await walkByHand(actions, { twin: beginByHand(), hands: browserHands(page) });
    await context.close();
  });
