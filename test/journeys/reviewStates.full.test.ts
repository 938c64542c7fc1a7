import { expect, test, type Page } from '@playwright/test';
import { axeFindings } from './support/axe.ts';
import { problemsOf, tabRound } from './support/keyboard.ts';
import { findOverflow, findSmallControls } from './support/narrow.ts';
import { findPrintedControls } from './support/printed.ts';
import { reachState, REVIEW_STATES, walkToReview } from './support/reviewStates.ts';
import { settled } from './support/screens.ts';

interface Medium {
  name: string;
  width: number;
  height: number;
  colorScheme: 'light' | 'dark';
  forcedColors?: 'active';
}

const ORDINARY: Medium = { name: '1280 px, light', width: 1280, height: 900, colorScheme: 'light' };
/** 320 by 256 px is what a screen of 1280 by 1024 px has at 400 %. */
const MEDIA: readonly Medium[] = [
  { name: '320 px, dark', width: 320, height: 740, colorScheme: 'dark' },
  { name: 'forced colours', width: 1280, height: 900, colorScheme: 'light', forcedColors: 'active' },
  ...([
    ORDINARY,
    { name: '1280 px, dark', width: 1280, height: 900, colorScheme: 'dark' },
    { name: '375 px, light', width: 375, height: 740, colorScheme: 'light' },
    { name: 'forced colours, 320 px, dark', width: 320, height: 740, colorScheme: 'dark', forcedColors: 'active' },
  ] as const),
];
const ZOOMED: Medium = { name: '400 %', width: 320, height: 256, colorScheme: 'light' };

async function show(page: Page, { width, height, colorScheme, forcedColors = undefined }: Medium): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme, forcedColors: forcedColors ?? 'none' });
}

// One walk for all of them: each leaves review as the next one finds it.
test.describe.configure({ mode: 'serial' });

let page: Page;
test.beforeAll(async ({ browser, baseURL }) => {
  page = await (await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })).newPage();
  await walkToReview(page);
});
test.afterAll(async () => page.context().close());

for (const state of REVIEW_STATES) {
  test(`[${state.requirements}] review, ${state.name}: for axe, narrow, at 400 %, in forced colours, by keyboard alone and on paper`, async () => {
    await show(page, ORDINARY);
    await reachState(page, state);
    await expect(page.locator(':focus')).toContainText(state.focused);

    const problems: string[] = [];
    const note = (medium: string, found: readonly string[]) =>
      problems.push(...found.map((words) => `${medium}: ${words}`));
    for (const medium of MEDIA) {
      await show(page, medium);
      note(medium.name, await page.evaluate(findOverflow));
      note(medium.name, await axeFindings(page, { name: 'review', state: 'filled' }));
    }
    await show(page, ZOOMED);
    note(ZOOMED.name, [...(await page.evaluate(findOverflow)), ...(await page.evaluate(findSmallControls))]);
    note(ZOOMED.name, problemsOf(await tabRound(page)));
    await page.emulateMedia({ media: 'print' });
    note('paper', await page.evaluate(findPrintedControls));
    for (const words of state.printed) await expect(page.getByText(words).first()).toBeVisible();
    await page.emulateMedia({ media: null });
    expect(problems).toEqual([]);

    await state.leave(page);
    await settled(page);
    await expect(page.locator(':focus')).not.toHaveCount(0);
  });
}
